import { SNELL } from './optics-class.ts'
import type { Person } from './school.ts'

/* Learners report questions, and administrators answer. */

export const report = ({ call }: Person, quizId: string, questionId: string = SNELL, more: object = {}) =>
  call('POST', `/quiz/${quizId}/reports`, { questionId, kind: 'two-right', ...more })
export const withdrawReport = ({ call }: Person, quizId: string, questionId: string = SNELL) =>
  call('DELETE', `/quiz/${quizId}/reports/${encodeURIComponent(questionId)}`)
export const ownReports = async ({ call }: Person) => (await call('GET', '/user/reports')).body
export const listReports = async ({ call }: Person, query = '') =>
  (await call('GET', `/admin/reports${query}`)).body
export const answerReport = ({ call }: Person, id: string, body: object) =>
  call('PUT', `/admin/reports/${id}`, body)
