import { type KeyChange, RegradeAnswer } from '../../domain/regrade/regrade.ts'
import { AdminResults, type AdminResultsQuery } from '../../domain/results/admin-results.ts'
import { MessageAnswer } from '../../domain/session/session.ts'
import { call } from '../client.ts'
import { quizPath } from '../quiz-path.ts'

export const listQuizResults = (quizId: string, query: AdminResultsQuery = {}) =>
  call(AdminResults, `${quizPath(quizId)}/admin/results`, { query: { ...query } })
export const listAllResults = (query: AdminResultsQuery = {}) =>
  call(AdminResults, '/user/admin/results', { query: { ...query } })
/** `unsubmitted` resets only a start: 409 if the attempt was submitted since it was listed. */
export const resetAttempt = (quizId: string, userId: string, unsubmitted = false) =>
  call(MessageAnswer, `${quizPath(quizId)}/admin/reset-attempt`, {
    method: 'POST',
    body: { userId, ...(unsubmitted && { unsubmitted }) },
  })

/** Only if the API offers `regrade`. */
export const regradeAttempts = (
  quizId: string,
  body: { changes: readonly KeyChange[]; neverLower: boolean; dryRun: boolean; basis?: string | undefined },
) => call(RegradeAnswer, `${quizPath(quizId)}/admin/regrade`, { method: 'POST', body })
/** Undoes the last regrade. */
export const undoRegrade = (quizId: string, undo: string) =>
  call(RegradeAnswer, `${quizPath(quizId)}/admin/regrade`, { method: 'POST', body: { undo } })
