import { sql } from 'kysely'
import { percent } from '../../../src/domain/lib/score.ts'
import type { Db } from '../database/db.ts'

/** How many attempts have a score; by score, lowest first. */
interface ScoreCount {
  score: number
  attempts: number
}
export type ScoreCounts = readonly ScoreCount[]

/** Of all attempts at a quiz, from its stored figures: a million cost as much as twenty. */
export async function countScores(db: Db, quizId: string): Promise<ScoreCounts> {
  const { rows } = await sql<ScoreCount>`
    select score, sum(attempts)::int as attempts from quiz_figures where quiz_id = ${quizId}
    group by score having sum(attempts) > 0 order by score`.execute(db)
  return rows
}

/** The slot that somebody sat in as they began; undefined without one, as for administrators. */
export async function findOwnSlot(db: Db, userId: string, startedAt: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select slots.id from bookings join slots on slots.id = slot_id
    where bookings.user_id = ${userId} and status = 'booked' and starts_at <= ${startedAt} and ends_at > ${startedAt}
    order by starts_at desc limit 1`.execute(db)
  return rows[0]?.id
}

/** Of the attempts that were begun in a slot by those who sat in it. */
export async function countScoresInSlot(db: Db, quizId: string, slotId: string): Promise<ScoreCounts> {
  const { rows } = await sql<ScoreCount>`
    select coalesce(score, 0)::int as score, count(*)::int as attempts
    from slots join bookings on slot_id = slots.id and status = 'booked'
      join attempts on attempts.user_id = bookings.user_id and quiz_id = ${quizId}
    where slots.id = ${slotId} and submitted_at is not null and started_at >= starts_at and started_at < ends_at
    group by 1 order by 1`.execute(db)
  return rows
}

export const totalOf = (counts: ScoreCounts) => counts.reduce((sum, { attempts }) => sum + attempts, 0)

/** Among how many, and which part of them scored at or below `score`, in percent. */
export const placeAmong = (counts: ScoreCounts, score: number) => {
  const of = totalOf(counts)
  const atOrBelow = totalOf(counts.filter((count) => count.score <= score))
  return { of, percentile: percent(atOrBelow, of) }
}

/** The score at a place of all, lowest first, from 0. */
function scoreAt(counts: ScoreCounts, place: number): number {
  let left = place
  for (const { score, attempts } of counts) {
    if (left < attempts) return score
    left -= attempts
  }
  return 0
}

/** The score in the middle: of an even number, between the two. */
export function medianOf(counts: ScoreCounts): number {
  const last = totalOf(counts) - 1
  return (scoreAt(counts, Math.floor(last / 2)) + scoreAt(counts, Math.ceil(last / 2))) / 2
}
