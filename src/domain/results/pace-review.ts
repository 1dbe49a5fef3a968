import { optionOf } from '../kinds/answer.ts'
import { isRight } from '../kinds/choice/grade.ts'
import { authoredIndex } from '../kinds/choice/shape.ts'
import { kindOf } from '../kinds/kinds.ts'
import { authoredPlaces } from '../quizzes/question.ts'
import type { Result } from './results.ts'
import type { ReviewedQuestion, Verdict } from './review.ts'

/** Whoever answers a question in less has hardly read it. */
export const HURRIED_SECONDS = 5

/** An answer on the way to the last one: an option as shown, null for none or for what another kind is answered with. */
export interface Turn {
  option: number | null
  isRight: boolean
}

/** One question with its time; by the order shown. */
export interface PaceRow {
  index: number
  verdict: Verdict
  seconds: number
  changes: number
  /** Every choice from the first to the last, where the question is a choice of one; else none. */
  turns: readonly Turn[]
  /** More than an even share. */
  isLong: boolean
}

export interface PaceReview {
  rows: readonly PaceRow[]
  /** On a screen in all, in seconds. */
  total: number
  /** What an even share of the time would be, and of how much time, in seconds. */
  share: number
  of: number
  /** Seconds that were left, where the API says how many there were. */
  left: number | undefined
}

type Reviewed = Pick<ReviewedQuestion, 'question' | 'chosen' | 'verdict'>

function turnsOf({ question, chosen }: Reviewed, changes: readonly (number | null)[]): Turn[] {
  if (kindOf(question) !== 'choice' || changes.length === 0) return []
  const shown = changes.map((authored) =>
    question.options.findIndex((_, place) => authoredIndex(question, place) === authored),
  )
  return [...shown, optionOf(chosen) ?? -1].map((option) => ({
    option: option < 0 ? null : option,
    isRight: option >= 0 && isRight(question, option),
  }))
}

/** Where the minutes of a result went; undefined where nothing was noted. */
export function reviewPace(result: Result, review: readonly Reviewed[]): PaceReview | undefined {
  const { seconds = [], changes = [], timeSpent, allowedSeconds } = result
  const places = authoredPlaces(review.map(({ question }) => question))
  const asked = review
    .map((reviewed, index) => ({ reviewed, index, place: places[index] ?? index }))
    .filter(({ reviewed }) => reviewed.verdict !== 'unasked')
  const total = asked.reduce((sum, { place }) => sum + (seconds[place] ?? 0), 0)
  if (total < 1) return undefined
  const of = allowedSeconds ?? Math.max(total, timeSpent)
  const share = of / asked.length
  const rows = asked.map(({ reviewed, index, place }) => ({
    index,
    verdict: reviewed.verdict,
    seconds: seconds[place] ?? 0,
    changes: changes[place]?.length ?? 0,
    turns: turnsOf(reviewed, changes[place] ?? []),
    isLong: (seconds[place] ?? 0) > share,
  }))
  const left = allowedSeconds === undefined ? undefined : Math.max(0, allowedSeconds - timeSpent)
  return { rows, total, share, of, left }
}

export type PaceFinding =
  /** A right answer was changed to a wrong one, so many times. */
  | { code: 'turned'; row: PaceRow; times: number }
  /** More than twice an even share went into each of these. */
  | { code: 'long'; rows: readonly PaceRow[] }
  /** More than half of the time went into few questions. */
  | { code: 'half'; rows: readonly PaceRow[]; right: number }
  /** Hardly read, and not right. */
  | { code: 'hurried'; row: PaceRow; left: number | undefined }

const timesTurned = ({ turns }: PaceRow) =>
  turns.filter(({ isRight: now }, index) => !now && turns[index - 1]?.isRight).length

const longest = (rows: readonly PaceRow[]) => rows.toSorted((one, other) => other.seconds - one.seconds).at(0)

function turned(rows: readonly PaceRow[]): PaceFinding[] {
  const row = longest(rows.filter((each) => each.verdict === 'incorrect' && timesTurned(each) > 0))
  return row ? [{ code: 'turned', row, times: timesTurned(row) }] : []
}

function longOnes({ rows, share, total }: PaceReview): PaceFinding[] {
  const twice = rows.filter(({ seconds }) => seconds > 2 * share)
  if (twice.length > 0) return [{ code: 'long', rows: twice }]
  const long = rows.filter(({ isLong }) => isLong)
  const sum = long.reduce((seconds, row) => seconds + row.seconds, 0)
  const isTold = long.length > 1 && long.length <= rows.length / 2 && sum > total / 2
  const right = long.filter(({ verdict }) => verdict === 'correct').length
  return isTold ? [{ code: 'half', rows: long, right }] : []
}

const isLost = ({ verdict }: PaceRow) => verdict === 'incorrect' || verdict === 'unattempted'

function hurried({ rows, left }: PaceReview): PaceFinding[] {
  const row = rows.find((each) => each.seconds < HURRIED_SECONDS && isLost(each))
  return row ? [{ code: 'hurried', row, left }] : []
}

/** What is worth a sentence, at most three: each has a reason and questions to go to. */
export const paceFindings = (pace: PaceReview): PaceFinding[] => [
  ...turned(pace.rows),
  ...longOnes(pace),
  ...hurried(pace),
]
