import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Announcement } from '../../../src/domain/attempts/saved-work.ts'
import type { AnnounceBody } from '../../../src/domain/live/live.ts'
import { isAtWork, notAtWork } from '../attempts/extra-time.ts'
import { isUnstorable } from '../authoring/authoring.ts'
import type { Db } from '../database/db.ts'
import type { Tables, UserRow } from '../database/tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { badRequest, notFound } from '../http/problems.ts'
import { UUID } from '../slots/bookings.ts'

export type AnnouncementRow = Selectable<Tables['announcements']>

const toAnnouncement = ({ id, text, made_at }: AnnouncementRow): Announcement => ({
  _id: id,
  text,
  at: made_at.toISOString(),
})

async function checkQuiz(db: Db, quizId: string): Promise<void> {
  const known = await db
    .selectFrom('quizzes')
    .select('id')
    .where('id', '=', quizId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!known) throw notFound('Quiz not found')
}

/**
 * Tells everybody who is at work on a quiz something, or one of them; the answers to their pages carry it from now on.
 * Throws 404 for an unknown quiz, 409 where nobody would hear it.
 */
export async function announce(
  deps: Deps,
  quizId: string,
  { text, userId }: AnnounceBody,
  by: UserRow,
): Promise<Announcement> {
  if (isUnstorable(text)) throw badRequest('text: has characters that cannot be stored')
  if (userId !== undefined && !UUID.test(userId)) throw notFound('User not found')
  const at = nowOf(deps)
  const { rows } = await sql<AnnouncementRow>`
    insert into announcements (quiz_id, user_id, text, made_at, made_by)
    select ${quizId}, ${userId ?? null}, ${text}, ${at}, ${by.id}
    where exists (select 1 from quiz_starts where quiz_id = ${quizId} and ${isAtWork(at)}
      and user_id = coalesce(${userId ?? null}::uuid, user_id))
    returning *`.execute(deps.db)
  const [made] = rows
  if (made) return toAnnouncement(made)
  await checkQuiz(deps.db, quizId)
  throw notAtWork(userId)
}
