import { Hono } from 'hono'
import * as v from 'valibot'
import {
  AdminReport,
  OwnReport,
  REPORT_STATES,
  ReplyBody,
  ReportBody,
} from '../../../src/domain/reports/reports.ts'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import type { Deps, Env } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, query, quizParam, uuidParam } from '../http/problems.ts'
import { requireAdmin, requireUser } from '../session/guards.ts'
import { listReports } from './admin-reports.ts'
import { answerReports, noReport } from './answers.ts'
import { listOwnReports, reportQuestion, withdrawReport } from './own-reports.ts'

const ReportsQuery = v.object({
  quizId: v.optional(v.pipe(v.string(), v.uuid('must be an id'))),
  status: v.optional(v.picklist(REPORT_STATES)),
})

/** Routes of learners who report questions as wrong, and of administrators who answer them. */
export function reportRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const [user, admin, often] = [requireUser(deps), requireAdmin(deps), limit(deps, 'write')]

  routes.post(
    '/quiz/:id/reports',
    described('Reports a question of your paper as wrong; replaces your open report', OwnReport, 'reports'),
    user,
    often,
    quizParam(),
    body(ReportBody),
    async (c) =>
      c.json(await reportQuestion(deps, c.req.valid('param').id, c.get('user'), c.req.valid('json'))),
  )

  routes.delete(
    '/quiz/:id/reports/:questionId',
    described('Takes back your report while it is open; idempotent', MessageAnswer, 'reports'),
    user,
    often,
    quizParam(),
    async (c) => {
      await withdrawReport(deps, c.req.valid('param').id, c.get('user'), c.req.param('questionId'))
      return c.json({ message: 'Your report was taken back' })
    },
  )

  routes.get(
    '/user/reports',
    described('Lists your reports and what became of them, newest first', v.array(OwnReport), 'reports'),
    user,
    async (c) => c.json(await listOwnReports(deps, c.get('user'))),
  )

  routes.get(
    '/admin/reports',
    described(
      'Lists what learners report of questions, newest first; administrators only',
      v.array(AdminReport),
      'reports',
    ),
    admin,
    query(ReportsQuery),
    async (c) => c.json(await listReports(deps.db, c.req.valid('query'))),
  )

  routes.put(
    '/admin/reports/:id',
    described(
      'Answers all open reports of a question alike, or opens them again; administrators only',
      v.array(AdminReport),
      'reports',
    ),
    admin,
    often,
    uuidParam('id', noReport),
    body(ReplyBody),
    async (c) => {
      const ids = await answerReports(deps, c.req.valid('param').id, c.req.valid('json'), c.get('user'))
      return c.json(await listReports(deps.db, { ids }))
    },
  )

  return routes
}
