import { Announcement } from '../../domain/attempts/saved-work.ts'
import { type AnnounceBody, Room } from '../../domain/live/live.ts'
import { call } from '../client.ts'
import { quizPath } from '../quiz-path.ts'

/** The browser's cache revalidates with the `ETag`, so an unchanged room transfers no body. */
export const getQuizLive = (quizId: string) => call(Room, `${quizPath(quizId)}/admin/live`)
export const getSlotLive = (slotId: string) => call(Room, '/admin/slots/live', { query: { slotId } })
export const announce = (quizId: string, body: AnnounceBody) =>
  call(Announcement, `${quizPath(quizId)}/admin/announce`, { method: 'POST', body })
