import { Standing, type StandingBody } from '../domain/results/standing.ts'
import { MessageAnswer } from '../domain/session/session.ts'
import { call } from './client.ts'
import { quizPath } from './quiz-path.ts'

/** 404 with the code `too_few` below 20 attempts. */
export const getStanding = (quizId: string) => call(Standing, `${quizPath(quizId)}/standing`)

export const hideStanding = (body: StandingBody) =>
  call(MessageAnswer, '/user/standing', { method: 'PUT', body })
