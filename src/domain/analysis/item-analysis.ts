import type { Question } from '../quizzes/question.ts'
import type { ScoreBin } from './analytics.ts'
import { type ItemFigures, itemFigures } from './item-figures.ts'
import { bestFrom, type TotalSums } from './item-statistics.ts'
import {
  type AnalysedAttempt,
  addAnswer,
  addTime,
  countRight,
  fitOf,
  type LeftOut,
  openTally,
  type Tally,
} from './item-tally.ts'
import { type TimedTotal, type TimeFigures, timeFigures } from './score-times.ts'
import { scoreBinsOf, type TestFigures, testFigures } from './test-figures.ts'

export interface QuizAnalysis {
  /** Analysed attempts. */
  attempts: number
  /** The size of the best group. */
  best: number
  leftOut: LeftOut
  /** Analysed attempts whose stored result differs from that of the current key. */
  regraded: number
  items: ItemFigures[]
  /** Undefined without attempts, or if no question has a key. */
  test: TestFigures | undefined
  scores: ScoreBin[]
  /** The mean of those attempts that have marks. */
  marks?: { mean: number; most: number }
  times: TimeFigures
}

/** Work in short steps, of which the last yields the result. `total` is their approximate number. */
export interface AnalysisWork {
  total: number
  steps: Iterable<QuizAnalysis | undefined>
}

const sumsOf = (totals: readonly number[]): TotalSums => ({
  count: totals.length,
  totals: totals.reduce((sum, total) => sum + total, 0),
  squares: totals.reduce((sum, total) => sum + total * total, 0),
})

type Scored = TimedTotal & Pick<AnalysedAttempt, 'answers' | 'asked'> & { pace: AnalysedAttempt['seconds'] }

interface Scores {
  scored: Scored[]
  leftOut: LeftOut
  regraded: number
  marked: { count: number; sum: number; most: number }
}

function addMarks(marked: Scores['marked'], marks: number, most: number): void {
  marked.count++
  marked.sum += marks
  marked.most = Math.max(marked.most, most)
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
    const { answers, asked, correctAnswers, timeSpent, marks, maxMarks = 0, seconds: pace } = attempt
    if (marks !== undefined) addMarks(scores.marked, marks, maxMarks)
    const total = countRight(tallies, answers)
    if (total !== correctAnswers) scores.regraded++
    scores.scored.push({ answers, asked, total, pace, seconds: Math.max(0, timeSpent) })
  }
}

const keyedCount = (tallies: readonly Tally[]) => tallies.filter(({ isKeyed }) => isKeyed).length

/** The highest possible total. */
const scaleOf = (tallies: readonly Tally[], askedCount: number) => Math.min(keyedCount(tallies), askedCount)

/** Adds the answers to the questions asked; all questions without `asked`. */
function addAnswers(tallies: readonly Tally[], scored: Scored, isBest: boolean): void {
  const { answers, asked, total, pace } = scored
  for (const index of asked ?? tallies.keys()) {
    const tally = tallies[index]
    if (!tally) continue
    addAnswer(tally, answers[index], total, isBest)
    if (pace) addTime(tally, answers[index], pace[index] ?? 0)
  }
}

function conclude(
  questions: readonly Question[],
  tallies: readonly Tally[],
  { scored, leftOut, regraded, marked }: Scores,
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
    regraded: tallies.every(({ isKeyed, dropped }) => isKeyed || dropped) ? regraded : 0,
    items,
    test: testFigures(all, items, scale, askedCount < questions.length),
    scores: scoreBinsOf(totals, scale),
    ...(marked.count > 0 && { marks: { mean: marked.sum / marked.count, most: marked.most } }),
  }
}

function* analyseInSteps(
  questions: readonly Question[],
  attempts: readonly AnalysedAttempt[],
  askedCount: number,
) {
  const tallies = questions.map(openTally)
  const scores: Scores = {
    scored: [],
    leftOut: { changed: 0, unread: 0 },
    regraded: 0,
    marked: { count: 0, sum: 0, most: 0 },
  }
  for (const attempt of attempts) yield void addScore(scores, tallies, askedCount, attempt)
  // The best attempts are known only once all are scored.
  const best = bestFrom(scores.scored.map(({ total }) => total)) ?? Infinity
  yield undefined
  for (const scored of scores.scored) yield void addAnswers(tallies, scored, scored.total >= best)
  const times = timeFigures(scores.scored, scaleOf(tallies, askedCount))
  yield undefined
  yield { ...conclude(questions, tallies, scores, askedCount, best), times }
}

/**
 * Item analysis of a quiz in which each learner gets a given number of questions. Grades all attempts with the current
 * key, so a corrected key takes effect immediately.
 */
export const beginAnalysis = (
  questions: readonly Question[],
  attempts: readonly AnalysedAttempt[],
  askedCount = questions.length,
): AnalysisWork => ({
  total: attempts.length * 2 + 2,
  steps: analyseInSteps(questions, attempts, askedCount),
})
