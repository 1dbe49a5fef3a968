import { OwnReport, OwnReports, type ReportBody } from '../domain/reports/reports.ts'
import { MessageAnswer } from '../domain/session/session.ts'
import { call } from './client.ts'
import { quizPath } from './quiz-path.ts'

/** Also sent when the page is left. */
export const reportQuestion = (quizId: string, body: ReportBody, userId: string) =>
  call(OwnReport, `${quizPath(quizId)}/reports`, { method: 'POST', body, userId, keepalive: true })

/** Takes back what has not been answered yet. An addition of the reference API. */
export const withdrawReport = (quizId: string, questionId: string, userId: string) =>
  call(MessageAnswer, `${quizPath(quizId)}/reports/${encodeURIComponent(questionId)}`, {
    method: 'DELETE',
    userId,
  })

export const listMyReports = () => call(OwnReports, '/user/reports')
