import type { EventDetail, EventName } from '../../../src/domain/log/events.ts'
import type { Db } from '../database/db.ts'

interface Note {
  what: EventName
  /** The person who did it; null for the server. */
  who: string | null
  at: Date
  /** To whose attempt or account it was done. */
  userId?: string
  quizId?: string
  detail?: EventDetail
}

/**
 * Adds an event to the log. Call it in the transaction of the act, so that neither is there without the other. Starts, saves,
 * hand-ins and how often the page was left are noted by triggers.
 */
export async function note(db: Db, { what, who, at, userId, quizId, detail }: Note): Promise<void> {
  await db
    .insertInto('events')
    .values({ what, who, at, user_id: userId, quiz_id: quizId, detail: detail && JSON.stringify(detail) })
    .execute()
}
