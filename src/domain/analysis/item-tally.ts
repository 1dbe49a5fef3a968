import { type Answer, optionOf } from '../kinds/answer.ts'
import { rightOptions } from '../kinds/choice/grade.ts'
import type { Question } from '../quizzes/question.ts'
import type { Result } from '../results/results.ts'
import type { Choosers, TotalSums } from './item-statistics.ts'

export type AnalysedAttempt = Pick<Result, 'answers' | 'correctAnswers' | 'totalQuestions' | 'timeSpent'> & {
  asked?: Result['asked']
}

/** Attempts that cannot be analysed, by reason. */
export interface LeftOut {
  /** Submitted with a different number of questions, so the answers belong to other questions. */
  changed: number
  /** Without answers, which some APIs omit from lists. */
  unread: number
}

/**
 * Answers go by position, so they fit only a quiz with the same number of questions, of which as many are asked. Dropped ones
 * are missing in totals, except in those of attempts that kept a higher score.
 */
export function fitOf(
  attempt: AnalysedAttempt,
  questionCount: number,
  askedCount: number,
  droppedCount = 0,
): 'fits' | keyof LeftOut {
  const { answers, totalQuestions, correctAnswers } = attempt
  const isSameTotal = totalQuestions <= askedCount && totalQuestions >= askedCount - droppedCount
  if (!isSameTotal || answers.length > questionCount) return 'changed'
  return answers.length === 0 && correctAnswers > 0 ? 'unread' : 'fits'
}

const NONE = -1
const GONE = -2

/** How often each option of a question was chosen, in the order shown. */
export interface Tally {
  /** Of the attempts that were asked it. */
  all: TotalSums
  /** How many of those are among the best. */
  best: number
  options: (Choosers & { best: number })[]
  unanswered: number
  gone: number
  /** The option an answer means; the API numbers options as they were authored. */
  read: (answer: Answer | undefined) => number
  /** The options that count as right, as shown; none without a key, or of a dropped question. */
  right: readonly number[]
  dropped: boolean
}

export function openTally(question: Question): Tally {
  const { options, authoredIndices, dropped = false } = question
  const shown = new Map(authoredIndices.map((authored, index) => [authored, index]))
  return {
    all: { count: 0, totals: 0, squares: 0 },
    best: 0,
    options: options.map(() => ({ count: 0, totals: 0, best: 0 })),
    unanswered: 0,
    gone: 0,
    read: (answer) => (answer == null ? NONE : (shown.get(optionOf(answer) ?? GONE) ?? GONE)),
    right: rightOptions(question),
    dropped,
  }
}

/** How many answers match the key. */
export const countRight = (tallies: readonly Tally[], answers: AnalysedAttempt['answers']): number =>
  tallies.filter(({ right, read }, index) => right.includes(read(answers[index]))).length

/** Counts the answer of an attempt that was asked the question; `total` is its number of right answers. */
export function addAnswer(tally: Tally, answer: Answer | undefined, total: number, isBest: boolean): void {
  tally.all.count++
  tally.all.totals += total
  tally.all.squares += total * total
  if (isBest) tally.best++
  const choice = tally.read(answer)
  const option = tally.options[choice]
  if (option) {
    option.count++
    option.totals += total
    if (isBest) option.best++
  } else if (choice === NONE) tally.unanswered++
  else tally.gone++
}
