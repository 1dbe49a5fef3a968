import { sql } from 'kysely'
import { BIN_STARTS } from '../../../src/domain/analysis/analytics.ts'
import type { Db } from '../database/db.ts'

/** Totals of the submitted attempts of a quiz. One attempt per person, so attempts count people. */
export interface QuizFigures {
  quiz_id: string
  title: string
  attempts: number
  score_sum: number
  highest: number
  lowest: number
  seconds: number
  /** How many attempts have marks, and their sum. */
  marked: number
  marks: number
  /** How many scores are in each of the ten bins. */
  bins: number[]
}

/** The last bin includes 100. */
const BINS = sql.join(
  BIN_STARTS.map((from, index) => {
    const to = BIN_STARTS[index + 1]
    const isInside = sql`score >= ${sql.lit(from)}`
    return sql`coalesce(sum(attempts) filter (where ${to === undefined ? isInside : sql`${isInside} and score < ${sql.lit(to)}`}), 0)`
  }),
)

const ofQuiz = (quizId: string | undefined) =>
  quizId === undefined ? sql`true` : sql`quiz_id = ${quizId}::uuid`

/** Totals of one quiz, or of all quizzes with attempts, by title; empty without attempts. */
export async function readStatistics(db: Db, quizId: string | undefined): Promise<QuizFigures[]> {
  const { rows } = await sql<QuizFigures>`
    select quiz_id, quizzes.title, totals.attempts, score_sum, highest, lowest, seconds, marked, marks, bins
    from (
      select quiz_id, sum(attempts)::int as attempts, sum(attempts * score)::int8 as score_sum, max(score) as highest,
        min(score) as lowest, sum(seconds)::int8 as seconds, sum(marked)::int as marked, sum(marks) as marks, array[${BINS}]::int[] as bins
      from (
        select quiz_id, score, sum(attempts) as attempts, sum(seconds) as seconds,
          sum(marked) as marked, sum(marks) as marks
        from quiz_figures where ${ofQuiz(quizId)} group by quiz_id, score having sum(attempts) > 0) as scores
      group by quiz_id) as totals
    join quizzes on quizzes.id = totals.quiz_id
    order by lower(quizzes.title), quiz_id`.execute(db)
  return rows
}

/** Filters that `quiz_figures` can answer. Scores are percentages, bounds included. */
export interface FigureFilter {
  quizId: string | undefined
  minScore: number | undefined
  maxScore: number | undefined
}

/** Counts attempts from the stored figures, without reading any attempt. */
export async function countByFigures(
  db: Db,
  { quizId, minScore = 0, maxScore = 100 }: FigureFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(attempts), 0)::int as total from quiz_figures
    where ${ofQuiz(quizId)} and score between ${Math.ceil(minScore)} and ${Math.floor(maxScore)}`.execute(db)
  return rows[0]?.total ?? 0
}
