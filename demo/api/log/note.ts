import type { EventDetail, EventName } from '../../../src/domain/log/events.ts'
import type { Db } from '../database/db.ts'

interface Note {
  what: EventName
  /** The person who did it; null for the server. */
  who: string | null
  at: Date
  /** The person whose attempt or account it concerns. */
  userId?: string
  quizId?: string
  detail?: EventDetail
}

/**
 * Adds an event to the log. Call it in the transaction of the logged change, so that both are stored or neither. Triggers log starts,
 * saves, submissions and how often the page was left.
 */
export async function note(db: Db, { what, who, at, userId, quizId, detail }: Note): Promise<void> {
  await db
    .insertInto('events')
    .values({ what, who, at, user_id: userId, quiz_id: quizId, detail: detail && JSON.stringify(detail) })
    .execute()
}
