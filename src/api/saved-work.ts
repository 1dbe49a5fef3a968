import { AttemptTime, SaveAnswer, type SavedWork, StoredWork } from '../domain/attempts/saved-work.ts'
import { call } from './client.ts'
import { quizPath } from './quiz-path.ts'
import type { Asker } from './quizzes.ts'

const attemptPath = (quizId: string) => `${quizPath(quizId)}/attempt`

/** What the learner saw of the exam. `seen`: the last announcement's id. `left`: how often the page was left. */
export interface Presence {
  seen: string | undefined
  left: number | undefined
}

export const readWork = (quizId: string, asker: Asker, presence?: Presence) =>
  call(StoredWork, attemptPath(quizId), { ...asker, ...(presence && { query: { ...presence } }) })

/** The same of an API that keeps the time alone. */
export const readTime = (quizId: string, asker: Asker) => call(AttemptTime, attemptPath(quizId), asker)

/** Also on the way out of the page. Answers the stored work instead where that is newer, which the API tells with 409. */
export const saveWork = (quizId: string, body: SavedWork, userId: string) =>
  call(SaveAnswer, attemptPath(quizId), {
    method: 'PUT',
    body,
    userId,
    keepalive: true,
    accepts: { status: 409, schema: StoredWork },
  })
