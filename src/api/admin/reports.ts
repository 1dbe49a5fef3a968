import { AdminReports, type ReplyBody, type ReportState } from '../../domain/reports/reports.ts'
import { call } from '../client.ts'

export const listReports = (query: { quizId?: string; status?: ReportState }) =>
  call(AdminReports, '/admin/reports', { query })

/** Returns all reports that were answered by it. */
export const answerReport = (id: string, body: ReplyBody) =>
  call(AdminReports, `/admin/reports/${encodeURIComponent(id)}`, { method: 'PUT', body })
