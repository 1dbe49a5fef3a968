import { AttemptTime, SaveAnswer, type SavedWork, StoredWork } from '../domain/attempts/saved-work.ts'
import { call } from './client.ts'
import { quizPath } from './quiz-path.ts'
import type { Asker } from './quizzes.ts'

const attemptPath = (quizId: string) => `${quizPath(quizId)}/attempt`

/** What the learner has seen. `seen`: the last announcement's id. `left`: how often the page was left. */
export interface Presence {
  seen: string | undefined
  left: number | undefined
}

export const readWork = (quizId: string, asker: Asker, presence?: Presence) =>
  call(StoredWork, attemptPath(quizId), { ...asker, ...(presence && { query: { ...presence } }) })

/** The same for an API that keeps only the time. */
export const readTime = (quizId: string, asker: Asker) => call(AttemptTime, attemptPath(quizId), asker)

/** Also sent when the page is left. Resolves to the stored work if that is newer (409). */
export const saveWork = (quizId: string, body: SavedWork, userId: string) =>
  call(SaveAnswer, attemptPath(quizId), {
    method: 'PUT',
    body,
    userId,
    keepalive: true,
    accepts: { status: 409, schema: StoredWork },
  })
