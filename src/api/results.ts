import { ListedResults, Result } from '../domain/results/results.ts'
import { call } from './client.ts'

const at = (quizId: string) => `/quiz/${encodeURIComponent(quizId)}`

export const getResult = (quizId: string) => call(Result, `${at(quizId)}/results`)
export const getUserResult = (quizId: string, userId: string) =>
  call(Result, `${at(quizId)}/user/${encodeURIComponent(userId)}/results`)
export const listMyResults = () => call(ListedResults, '/user/results')
