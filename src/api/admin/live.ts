import { Announcement } from '../../domain/attempts/saved-work.ts'
import { type AnnounceBody, Room } from '../../domain/live/live.ts'
import { call } from '../client.ts'
import { quizPath } from '../quiz-path.ts'

/** The browser's cache asks with the `ETag` of the answer that it keeps: while nothing moved, no body travels. */
export const getQuizLive = (quizId: string) => call(Room, `${quizPath(quizId)}/admin/live`)
export const getSlotLive = (slotId: string) => call(Room, '/admin/slots/live', { query: { slotId } })
export const announce = (quizId: string, body: AnnounceBody) =>
  call(Announcement, `${quizPath(quizId)}/admin/announce`, { method: 'POST', body })
