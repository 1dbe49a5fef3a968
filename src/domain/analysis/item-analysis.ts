import type { Question } from '../quizzes/question.ts'
import { BIN_STARTS, type ScoreBin } from './analytics.ts'
import {
  bestFrom,
  errorOfMeasurement,
  isClearlyMore,
  kr20,
  restCorrelation,
  type TotalSums,
  varianceOf,
} from './item-statistics.ts'
import {
  type AnalysedAttempt,
  addAnswer,
  countRight,
  fitOf,
  type LeftOut,
  openTally,
  type Tally,
} from './item-tally.ts'
import { type TimedTotal, type TimeFigures, timeFigures } from './score-times.ts'

/** With fewer attempts the figures are mostly chance: shown with a warning, and no key is doubted. */
export const FEW_ATTEMPTS = 20

export interface OptionFigures {
  /** How often it was chosen. */
  count: number
  /** How often it was chosen in the best attempts. */
  best: number
  /** Of the attempts that chose it, in percent. */
  meanScore: number | undefined
  /** Between choosing it and the rest of the score; see `restCorrelation`. */
  discrimination: number | undefined
}

export interface ItemFigures {
  /** Position in the quiz, from 1. */
  number: number
  question: Question
  /** How many attempts were asked it. */
  attempts: number
  /** How many of them count as the best. */
  best: number
  /** In the order shown. */
  options: OptionFigures[]
  unanswered: number
  /** Answers whose option no longer exists. */
  gone: number
  /** Facility index, the share of right answers: 0 to 1; undefined without a key. */
  facility: number | undefined
  /** Discrimination index, -1 to 1; undefined without a key, or if nothing varies. */
  discrimination: number | undefined
  /** Index of a distractor that clearly beats the key in the best attempts. */
  rival: number | undefined
}

/** Scores in percent; deviation and standard error in percentage points; reliability at most 1. */
export interface TestFigures {
  mean: number
  deviation: number
  reliability: number | undefined
  error: number | undefined
}

export interface QuizAnalysis {
  /** Analysed attempts. */
  attempts: number
  /** How many of them count as the best. */
  best: number
  leftOut: LeftOut
  /** Analysed attempts whose stored result differs from that of the present key. */
  regraded: number
  items: ItemFigures[]
  /** Undefined without attempts, or if no question has a key. */
  test: TestFigures | undefined
  scores: ScoreBin[]
  times: TimeFigures
}

/** Work in short steps, of which the last yields the result. `total` is their approximate number. */
export interface AnalysisWork {
  total: number
  steps: Iterable<QuizAnalysis | undefined>
}

/** Those who chose an option that is right; undefined without a key. */
function rightChoosers({ options, right }: Tally) {
  if (right.length === 0) return undefined
  const choosers = { count: 0, totals: 0, best: 0 }
  for (const index of right) {
    const { count = 0, totals = 0, best = 0 } = options[index] ?? {}
    choosers.count += count
    choosers.totals += totals
    choosers.best += best
  }
  return choosers
}

function rivalOf(tally: Tally): number | undefined {
  const right = rightChoosers(tally)
  if (!right || tally.all.count < FEW_ATTEMPTS) return undefined
  const chosenByBest = tally.options.map(({ best }, index) => (tally.right.includes(index) ? 0 : best))
  const most = Math.max(...chosenByBest)
  return isClearlyMore(most, right.best) ? chosenByBest.indexOf(most) : undefined
}

/** `scale` is the highest possible total. */
function itemFigures(question: Question, index: number, tally: Tally, scale: number) {
  const { all } = tally
  const right = rightChoosers(tally)
  const options = tally.options.map((option, place): OptionFigures => {
    const { count, best, totals } = option
    return {
      count,
      best,
      meanScore: count > 0 && scale > 0 ? (totals * 100) / (count * scale) : undefined,
      discrimination: restCorrelation(all, option, right, tally.right.includes(place)),
    }
  })
  const item: ItemFigures = {
    number: index + 1,
    question,
    attempts: all.count,
    best: tally.best,
    options,
    unanswered: tally.unanswered,
    gone: tally.gone,
    facility: right && all.count > 0 ? right.count / all.count : undefined,
    discrimination: right && restCorrelation(all, right, right, true),
    rival: rivalOf(tally),
  }
  return item
}

/** There is no reliability where people were asked different questions: formula 20 is about those that all were asked. */
function testFigures(
  all: TotalSums,
  items: readonly ItemFigures[],
  scale: number,
  isDrawn: boolean,
): TestFigures | undefined {
  if (all.count === 0 || scale === 0) return undefined
  const variance = varianceOf(all)
  const deviation = (Math.sqrt(variance) * 100) / scale
  const facilities = items.flatMap(({ facility }) => facility ?? [])
  const reliability = isDrawn ? undefined : kr20(facilities, variance)
  return {
    mean: (all.totals * 100) / (all.count * scale),
    deviation,
    reliability,
    error: reliability === undefined ? undefined : errorOfMeasurement(deviation, reliability),
  }
}

/** Whole numbers, because in floating point 3 of 10 can fall just below 30 %. */
function scoreBinsOf(totals: readonly number[], scale: number): ScoreBin[] {
  const bins = BIN_STARTS.map((from) => ({ from, to: from + 10, attempts: 0 }))
  for (const total of totals) {
    const bin = scale > 0 ? bins[Math.min(9, Math.floor((total * 10) / scale))] : undefined
    if (bin) bin.attempts++
  }
  return bins
}

const sumsOf = (totals: readonly number[]): TotalSums => ({
  count: totals.length,
  totals: totals.reduce((sum, total) => sum + total, 0),
  squares: totals.reduce((sum, total) => sum + total * total, 0),
})

type Scored = TimedTotal & Pick<AnalysedAttempt, 'answers' | 'asked'>

interface Scores {
  scored: Scored[]
  leftOut: LeftOut
  regraded: number
}

function addScore(
  scores: Scores,
  tallies: readonly Tally[],
  askedCount: number,
  attempt: AnalysedAttempt,
): void {
  const fit = fitOf(attempt, tallies.length, askedCount, tallies.filter(({ dropped }) => dropped).length)
  if (fit !== 'fits') scores.leftOut[fit]++
  else {
    const { answers, asked, correctAnswers, timeSpent } = attempt
    const total = countRight(tallies, answers)
    if (total !== correctAnswers) scores.regraded++
    scores.scored.push({ answers, asked, total, seconds: Math.max(0, timeSpent) })
  }
}

const keyedCount = (tallies: readonly Tally[]) => tallies.filter(({ right }) => right.length > 0).length

/** The highest possible total. */
const scaleOf = (tallies: readonly Tally[], askedCount: number) => Math.min(keyedCount(tallies), askedCount)

/** The answers to the questions that were asked, all without `asked`. */
function addAnswers(tallies: readonly Tally[], { answers, asked, total }: Scored, isBest: boolean): void {
  for (const index of asked ?? tallies.keys()) {
    const tally = tallies[index]
    if (tally) addAnswer(tally, answers[index], total, isBest)
  }
}

function conclude(
  questions: readonly Question[],
  tallies: readonly Tally[],
  { scored, leftOut, regraded }: Scores,
  askedCount: number,
  best: number,
): Omit<QuizAnalysis, 'times'> {
  const totals = scored.map(({ total }) => total)
  const all = sumsOf(totals)
  const scale = scaleOf(tallies, askedCount)
  const items = questions.flatMap((question, index) => {
    const tally = tallies[index]
    return tally ? [itemFigures(question, index, tally, scale)] : []
  })
  return {
    attempts: scored.length,
    best: totals.filter((total) => total >= best).length,
    leftOut,
    // If a question has no key, the stored result knows more than we do.
    regraded: tallies.every(({ right, dropped }) => right.length > 0 || dropped) ? regraded : 0,
    items,
    test: testFigures(all, items, scale, askedCount < questions.length),
    scores: scoreBinsOf(totals, scale),
  }
}

function* analyseInSteps(
  questions: readonly Question[],
  attempts: readonly AnalysedAttempt[],
  askedCount: number,
) {
  const tallies = questions.map(openTally)
  const scores: Scores = { scored: [], leftOut: { changed: 0, unread: 0 }, regraded: 0 }
  for (const attempt of attempts) yield void addScore(scores, tallies, askedCount, attempt)
  // Which attempts are the best is known only once all are scored.
  const best = bestFrom(scores.scored.map(({ total }) => total)) ?? Infinity
  yield undefined
  for (const scored of scores.scored) yield void addAnswers(tallies, scored, scored.total >= best)
  const times = timeFigures(scores.scored, scaleOf(tallies, askedCount))
  yield undefined
  yield { ...conclude(questions, tallies, scores, askedCount, best), times }
}

/**
 * Item analysis of a quiz that asks each learner so many of its questions. Grades all attempts with the present key, so a
 * corrected key takes effect at once.
 */
export const beginAnalysis = (
  questions: readonly Question[],
  attempts: readonly AnalysedAttempt[],
  askedCount = questions.length,
): AnalysisWork => ({
  total: attempts.length * 2 + 2,
  steps: analyseInSteps(questions, attempts, askedCount),
})
