import { sql } from 'kysely'
import { GRACE_MS } from '../../../src/domain/attempts/grace.ts'
import { reviewOpensAt } from '../../../src/domain/quizzes/quiz.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'

type Reviewed = Pick<QuizRow, 'id' | 'review_from' | 'end_time'>

/** The latest deadline of the running attempts at a row of `quizzes`; null without any. Extra time may extend beyond the quiz's end. */
export const lastDeadline = sql<Date | null>`(
  select max(deadline) from quiz_starts where quiz_starts.quiz_id = quizzes.id and quiz_starts.closed_at is null)`

/** When the review of a quiz opens; undefined once it is open. */
export function reviewOpening(
  { review_from, end_time }: Omit<Reviewed, 'id'>,
  lastDeadline: Date | null,
  at: Date,
): Date | undefined {
  const lastEnd = Math.max(end_time.getTime(), lastDeadline?.getTime() ?? 0) + GRACE_MS
  const opensAt = reviewOpensAt(review_from, lastEnd)
  return at.getTime() < opensAt ? new Date(opensAt) : undefined
}

/** The same, but reads the running attempts only if they matter. */
export async function findReviewOpening(db: Db, quiz: Reviewed, at: Date): Promise<Date | undefined> {
  if (quiz.review_from !== 'quiz-ended') return reviewOpening(quiz, null, at)
  const { last_deadline } = await db
    .selectFrom('quizzes')
    .select(lastDeadline.as('last_deadline'))
    .where('id', '=', quiz.id)
    .executeTakeFirstOrThrow()
  return reviewOpening(quiz, last_deadline, at)
}
