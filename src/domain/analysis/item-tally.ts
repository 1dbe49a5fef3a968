import type { Question } from '../quizzes/quiz.ts'
import type { Result } from '../results/results.ts'
import type { Choosers } from './item-statistics.ts'

/** What the analysis needs of an attempt. */
export type AnalysedAttempt = Pick<Result, 'answers' | 'correctAnswers' | 'totalQuestions' | 'timeSpent'>

/** Attempts that cannot be analysed, by the reason why. */
export interface LeftOut {
  /** Submitted when the quiz had another number of questions: their answers belong to other questions. */
  changed: number
  /** Without answers, which some APIs leave out of lists. */
  unread: number
}

/** An attempt's answers go by the place of the question, so they mean something only while the quiz has the same places. */
export function fitOf(attempt: AnalysedAttempt, questionCount: number): 'fits' | keyof LeftOut {
  const { answers, totalQuestions, correctAnswers } = attempt
  if (totalQuestions !== questionCount || answers.length > questionCount) return 'changed'
  return answers.length === 0 && correctAnswers > 0 ? 'unread' : 'fits'
}

const NONE = -1
const GONE = -2

/** A question and what was chosen of its options, as they are shown. */
export interface Tally {
  options: (Choosers & { best: number })[]
  unanswered: number
  gone: number
  /** The option that an answer of the API means: answers count the options as they were authored. */
  read: (answer: number | null | undefined) => number
  key: number | undefined
}

export function openTally({ options, authoredIndices, correctAnswer }: Question): Tally {
  const shown = new Map(authoredIndices.map((authored, index) => [authored, index]))
  return {
    options: options.map(() => ({ count: 0, totals: 0, best: 0 })),
    unanswered: 0,
    gone: 0,
    read: (answer) => (answer == null ? NONE : (shown.get(answer) ?? GONE)),
    key: correctAnswer,
  }
}

/** How many of the answers are right by the key. */
export const countRight = (tallies: readonly Tally[], answers: AnalysedAttempt['answers']): number =>
  tallies.filter(({ key, read }, index) => key !== undefined && read(answers[index]) === key).length

/** Adds an answer of an attempt that has so many right answers in total. */
export function addAnswer(
  tally: Tally,
  answer: number | null | undefined,
  total: number,
  isBest: boolean,
): void {
  const choice = tally.read(answer)
  const option = tally.options[choice]
  if (option) {
    option.count++
    option.totals += total
    if (isBest) option.best++
  } else if (choice === NONE) tally.unanswered++
  else tally.gone++
}
