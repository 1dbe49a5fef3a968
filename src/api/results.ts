import { ListedResults } from '../domain/results/listed-results.ts'
import { Result } from '../domain/results/results.ts'
import { call } from './client.ts'
import { quizPath } from './quiz-path.ts'

export const getResult = (quizId: string) => call(Result, `${quizPath(quizId)}/results`)
export const getUserResult = (quizId: string, userId: string) =>
  call(Result, `${quizPath(quizId)}/user/${encodeURIComponent(userId)}/results`)
export const listMyResults = () => call(ListedResults, '/user/results')
