import type { AdminResults } from '../results/admin-results.ts'
import type { Result } from '../results/results.ts'
import { averageOf, knownScores } from '../results/totals.ts'
import { countScores, type QuizFigures } from './analytics.ts'

type Statistics = NonNullable<AdminResults['statistics']>

/** Figures of one quiz: scores in percent, `totalTime` in seconds. All are 0 without attempts. */
export type AttemptFigures = Exclude<Statistics, readonly unknown[]>

/** The figures of one quiz, if the API sends them; those of all quizzes have another shape. */
export const attemptFiguresOf = ({ statistics }: AdminResults): AttemptFigures | undefined =>
  statistics === undefined || Array.isArray(statistics) ? undefined : statistics

/** Computes the figures of one quiz from all its attempts, for an API without statistics. */
export function figuresOfQuiz(attempts: readonly Result[]): AttemptFigures {
  const scores = knownScores(attempts)
  const marks = attempts.flatMap((attempt) => attempt.marks ?? [])
  return {
    totalAttempts: attempts.length,
    averageScore: averageOf(scores),
    highestScore: scores.reduce((highest, score) => Math.max(highest, score), 0),
    lowestScore: scores.length === 0 ? 0 : scores.reduce((lowest, score) => Math.min(lowest, score)),
    totalTime: attempts.reduce((sum, { timeSpent }) => sum + timeSpent, 0),
    scores: countScores(scores),
    ...(marks.length > 0 && { averageMarks: marks.reduce((sum, each) => sum + each) / marks.length }),
  }
}

/** Attempts without a user are not counted. */
const countUsers = (attempts: readonly Result[]) =>
  new Set(attempts.flatMap(({ user }) => (user ? [user._id] : []))).size

/** Computes the figures per quiz, for an API without statistics. Attempts without a quiz are skipped. */
export function figuresPerQuiz(attempts: readonly Result[]): QuizFigures[] {
  const ofQuiz = new Map<string, Result[]>()
  for (const attempt of attempts) {
    const { _id } = attempt.quiz ?? {}
    if (_id === undefined) continue
    const known = ofQuiz.get(_id)
    if (known) known.push(attempt)
    else ofQuiz.set(_id, [attempt])
  }
  return [...ofQuiz].map(([quizId, own]) => ({
    quizId,
    title: own.find(({ quiz }) => quiz?.title)?.quiz?.title,
    totalAttempts: own.length,
    uniqueUsers: countUsers(own),
    averageScore: averageOf(knownScores(own)),
    scores: countScores(knownScores(own)),
  }))
}
