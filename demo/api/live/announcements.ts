import { sql } from 'kysely'
import type { Announcement } from '../../../src/domain/attempts/saved-work.ts'
import type { AnnounceBody } from '../../../src/domain/live/live.ts'
import { areAtWork, checkPerson, notAtWork } from '../attempts/work/at-work.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { AnnouncementRow } from '../database/tables/attempt-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { note } from '../log/note.ts'
import { getQuiz } from '../quizzes/quiz-store.ts'

const toAnnouncement = ({ id, text, made_at }: AnnouncementRow): Announcement => ({
  _id: id,
  text,
  at: made_at.toISOString(),
})

/**
 * Sends an announcement to everybody at work on a quiz, or to one of them; answers to their pages include it from now on. Throws 404 for
 * an unknown quiz, 409 if nobody would receive it.
 */
export async function announce(
  deps: Deps,
  quizId: string,
  { text, userId }: AnnounceBody,
  by: UserRow,
): Promise<Announcement> {
  checkPerson(userId)
  const at = nowOf(deps)
  return deps.db.transaction().execute(async (db) => {
    const { rows } = await sql<AnnouncementRow>`
    insert into announcements (quiz_id, user_id, text, made_at, made_by)
    select ${quizId}, ${userId ?? null}, ${text}, ${at}, ${by.id}
    where exists (select 1 from quiz_starts where ${areAtWork({ quizId, userId }, at)})
    returning *`.execute(db)
    const [made] = rows
    if (!made) {
      await getQuiz(db, quizId)
      throw notAtWork(userId)
    }
    const whose = userId === undefined ? {} : { userId }
    await note(db, { what: 'announced', who: by.id, at, quizId, ...whose, detail: { text } })
    return toAnnouncement(made)
  })
}
