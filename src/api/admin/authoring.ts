import * as v from 'valibot'
import type { QuizBody } from '../../domain/authoring/quiz-body.ts'
import { Quiz } from '../../domain/quizzes/quiz.ts'
import { call } from '../client.ts'
import { quizPath } from '../quiz-path.ts'

/** The saved quiz; undefined if the API answers something else. */
const SavedQuiz = v.fallback(v.optional(Quiz), undefined)

export const createQuiz = (body: QuizBody) => call(SavedQuiz, '/quiz', { method: 'POST', body })
export const updateQuiz = (quizId: string, body: QuizBody) =>
  call(SavedQuiz, quizPath(quizId), { method: 'PUT', body })
export const publishQuiz = (quizId: string) =>
  call(v.unknown(), `${quizPath(quizId)}/publish`, { method: 'POST' })
export const deleteQuiz = (quizId: string) => call(v.unknown(), quizPath(quizId), { method: 'DELETE' })
