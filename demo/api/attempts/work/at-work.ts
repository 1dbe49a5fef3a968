import { sql } from 'kysely'
import { GRACE_MS } from '../../../../src/domain/attempts/grace.ts'
import { conflict, noUser } from '../../http/problems.ts'
import { UUID } from '../../lib/uuid.ts'

/** Attempts that run, also in the grace: a row of quiz_starts that was not handed in and could still be. */
export const isAtWork = (at: Date) =>
  sql<boolean>`(closed_at is null and deadline >= ${new Date(at.getTime() - GRACE_MS)})`

interface Target {
  quizId: string
  userId: string | undefined
}

/** Those who are at work on a quiz, or one of them: whom an administrator gives minutes or tells something. */
export const areAtWork = ({ quizId, userId }: Target, at: Date) =>
  sql<boolean>`(quiz_id = ${quizId} and user_id = coalesce(${userId ?? null}::uuid, user_id) and ${isAtWork(at)})`

/** Throws 404 for what cannot be the id of a person. */
export function checkPerson(userId: string | undefined): void {
  if (userId !== undefined && !UUID.test(userId)) throw noUser()
}

/** Nobody can be given minutes, or be told anything. */
export const notAtWork = (userId: string | undefined) =>
  conflict(
    userId === undefined
      ? 'Nobody is at work on this quiz now'
      : 'This person is not at work on this quiz now',
    { code: 'not_at_work', whom: userId === undefined ? 'all' : 'person' },
  )
