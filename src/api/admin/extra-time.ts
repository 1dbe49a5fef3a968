import { ExtendAnswer, type ExtendBody, PersonTime } from '../../domain/people/extra-time.ts'
import { call } from '../client.ts'
import { quizPath } from '../quiz-path.ts'

const timePath = (userId: string) => `/admin/users/${encodeURIComponent(userId)}/time`

export const getPersonTime = (userId: string) => call(PersonTime, timePath(userId))
export const setPersonTime = (userId: string, body: PersonTime) =>
  call(PersonTime, timePath(userId), { method: 'PUT', body })
/** Adds minutes to running attempts, or removes added ones. @throws Failure 409 if none is running. */
export const extendAttempts = (quizId: string, body: ExtendBody) =>
  call(ExtendAnswer, `${quizPath(quizId)}/admin/extend`, { method: 'POST', body })
