import * as v from 'valibot'
import { SlotRequired, StartAnswer, type SubmitBody, TakenAnswer } from '../domain/attempts/attempt-calls.ts'
import { Failure, SLOT_REQUIRED_MESSAGE } from '../domain/lib/failure.ts'
import { rowsOf } from '../domain/lib/rows.ts'
import { Quiz, QuizSummary } from '../domain/quizzes/quiz.ts'
import { Result } from '../domain/results/results.ts'
import { type CallOptions, call } from './client.ts'
import { quizPath } from './quiz-path.ts'

/** The caller, and the time before which an answer is outdated (see CallOptions). */
export type Asker = Pick<CallOptions, 'userId' | 'since'>

export const listQuizzes = () => call(rowsOf(QuizSummary), '/quiz', { anyones: true })
/** Includes the key: practice is not graded. */
export const getPractice = (quizId: string) => call(Quiz, `${quizPath(quizId)}/practice`)
export const getQuiz = (quizId: string) => call(Quiz, quizPath(quizId))

/** The quiz with its questions, to take it. @throws Failure with `slotRequired` if no slot is running. */
export async function accessQuiz(quizId: string, asker?: Asker): Promise<Quiz> {
  const answer = await call(v.union([SlotRequired, Quiz]), `${quizPath(quizId)}/access`, asker)
  if ('slotRequired' in answer)
    throw new Failure({ message: answer.message ?? SLOT_REQUIRED_MESSAGE, slotRequired: true })
  return answer
}

export const hasTakenQuiz = (quizId: string, asker?: Asker) =>
  call(TakenAnswer, `${quizPath(quizId)}/taken`, asker)
export const startQuiz = (quizId: string) =>
  call(StartAnswer, `${quizPath(quizId)}/start`, { method: 'POST' })
export const submitQuiz = (quizId: string, body: SubmitBody, userId: string) =>
  call(Result, `${quizPath(quizId)}/submit`, { method: 'POST', body, userId })
