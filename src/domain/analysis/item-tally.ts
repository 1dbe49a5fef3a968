import { type Answer, optionOf, optionsOf } from '../kinds/answer.ts'
import { rightOptions } from '../kinds/choice/grade.ts'
import { shownAnswer } from '../kinds/choice/shape.ts'
import { isRightAnswer } from '../kinds/judging.ts'
import { isGradable, type Kind, kindOf } from '../kinds/kinds.ts'
import type { Question } from '../quizzes/question.ts'
import { HURRIED_SECONDS } from '../results/pace-review.ts'
import type { Result } from '../results/results.ts'
import { type GivenValue, givenReader } from './given-values.ts'
import type { Counted, TotalSums } from './item-statistics.ts'

export type AnalysedAttempt = Pick<Result, 'answers' | 'correctAnswers' | 'totalQuestions' | 'timeSpent'> & {
  asked?: Result['asked']
  marks?: Result['marks']
  seconds?: Result['seconds']
  maxMarks?: Result['maxMarks']
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

const noneCounted = (): Counted => ({ count: 0, totals: 0, best: 0, right: 0 })

/** An answer as it is counted. */
interface ReadAnswer {
  isRight: boolean
  /** Chosen options, as shown. */
  options: readonly number[]
  /** The number it gives, and what it is counted with. */
  given?: { group: string; given: GivenValue } | undefined
  state: 'given' | 'blank' | 'gone'
}

const BLANK: ReadAnswer = { isRight: false, options: [], state: 'blank' }
/** Of an option that is no longer there, or of another kind than the question is now. */
const GONE: ReadAnswer = { isRight: false, options: [], state: 'gone' }

type Read = (answer: Answer | undefined) => ReadAnswer

function choiceReader(question: Question): Read {
  const right = rightOptions(question)
  const reads = new Map(
    question.authoredIndices.map((authored, index): [number, ReadAnswer] => [
      authored,
      { isRight: right.includes(index), options: [index], state: 'given' },
    ]),
  )
  return (answer) => (answer == null ? BLANK : (reads.get(optionOf(answer) ?? -1) ?? GONE))
}

/** Each set of options is judged once. */
function severalReader(question: Question): Read {
  const reads = new Map<string, ReadAnswer>()
  const read = (answer: Answer): ReadAnswer => {
    const shown = shownAnswer(question, answer)
    const options = optionsOf(shown)
    return options.length > 0 ? { isRight: isRightAnswer(question, shown), options, state: 'given' } : GONE
  }
  return (answer) => {
    if (answer == null) return BLANK
    const name = optionsOf(answer).join()
    const known = reads.get(name) ?? read(answer)
    reads.set(name, known)
    return known
  }
}

function numberReader({ number = {}, dropped }: Question): Read {
  const readGiven = givenReader(number)
  return (answer) => {
    if (answer == null) return BLANK
    const given = readGiven(answer)
    return given ? { isRight: given.given.isRight && !dropped, options: [], given, state: 'given' } : GONE
  }
}

const READERS: Record<Kind, (question: Question) => Read> = {
  choice: choiceReader,
  several: severalReader,
  number: numberReader,
  unknown: () => (answer) => (answer == null ? BLANK : GONE),
}

/** What was answered to a question, in the order shown. */
export interface Tally {
  /** Of the attempts that were asked it. */
  all: TotalSums
  /** How many of those are among the best. */
  best: number
  options: Counted[]
  /** Those who were right. */
  correct: Counted
  /** Numbers that were given. */
  given: Map<string, Counted & { given: GivenValue }>
  unanswered: number
  gone: number
  /** Seconds on the screen, where that was noted, and how many answered in too few to have read it. */
  time: { count: number; sum: number; hurried: number }
  read: Read
  /** Whether some answer counts as right. */
  isKeyed: boolean
  dropped: boolean
}

export const openTally = (question: Question): Tally => ({
  all: { count: 0, totals: 0, squares: 0 },
  best: 0,
  options: question.options.map(noneCounted),
  correct: noneCounted(),
  given: new Map(),
  unanswered: 0,
  gone: 0,
  time: { count: 0, sum: 0, hurried: 0 },
  read: READERS[kindOf(question)](question),
  isKeyed: isGradable(question),
  dropped: question.dropped ?? false,
})

/** How many answers match the key. */
export const countRight = (tallies: readonly Tally[], answers: AnalysedAttempt['answers']): number =>
  tallies.filter(({ read }, index) => read(answers[index]).isRight).length

function count(counted: Counted, total: number, isBest: boolean, isRight: boolean): void {
  counted.count++
  counted.totals += total
  if (isBest) counted.best++
  if (isRight) counted.right++
}

/** Counts the answer of an attempt that was asked the question; `total` is its number of right answers. */
export function addAnswer(tally: Tally, answer: Answer | undefined, total: number, isBest: boolean): void {
  tally.all.count++
  tally.all.totals += total
  tally.all.squares += total * total
  if (isBest) tally.best++
  const { isRight, options, given, state } = tally.read(answer)
  if (isRight) count(tally.correct, total, isBest, true)
  for (const index of options) {
    const option = tally.options[index]
    if (option) count(option, total, isBest, isRight)
  }
  if (given) {
    const known = tally.given.get(given.group) ?? { ...noneCounted(), given: given.given }
    tally.given.set(given.group, known)
    count(known, total, isBest, isRight)
  }
  if (state === 'blank') tally.unanswered++
  if (state === 'gone') tally.gone++
}

/** Counts how long somebody had the question on the screen. */
export function addTime({ time }: Tally, answer: Answer | undefined, seconds: number): void {
  time.count++
  time.sum += seconds
  if (answer != null && seconds < HURRIED_SECONDS) time.hurried++
}
