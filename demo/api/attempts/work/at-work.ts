import { sql } from 'kysely'
import { GRACE_MS } from '../../../../src/domain/attempts/grace.ts'
import { conflict, noUser } from '../../http/problems.ts'
import { UUID } from '../../lib/uuid.ts'

/** Running attempts, including the grace period: rows of quiz_starts that are not submitted but still can be. */
export const isAtWork = (at: Date) =>
  sql<boolean>`(closed_at is null and deadline >= ${new Date(at.getTime() - GRACE_MS)})`

interface Target {
  quizId: string
  userId: string | undefined
}

/** The running attempts at a quiz, or one person's: those to extend or to send an announcement. */
export const areAtWork = ({ quizId, userId }: Target, at: Date) =>
  sql<boolean>`(quiz_id = ${quizId} and user_id = coalesce(${userId ?? null}::uuid, user_id) and ${isAtWork(at)})`

/** Throws 404 for anything but an id. */
export function checkPerson(userId: string | undefined): void {
  if (userId !== undefined && !UUID.test(userId)) throw noUser()
}

/** There is no running attempt to extend or to send an announcement to. */
export const notAtWork = (userId: string | undefined) =>
  conflict(
    userId === undefined
      ? 'Nobody is at work on this quiz now'
      : 'This person is not at work on this quiz now',
    { code: 'not_at_work', whom: userId === undefined ? 'all' : 'person' },
  )
