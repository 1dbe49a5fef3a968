import * as v from 'valibot'
import { IdOrNumber } from '../../../src/domain/lib/rows.ts'
import { AdminReport, OwnReport } from '../../../src/domain/reports/reports.ts'
import type { Caller } from '../caller.ts'
import { openedQuiz } from '../marked-quiz.ts'
import { breach, isOk, isRefusal, misshapen, readAs, Unchecked } from '../reply.ts'
import type { Audit, Rule } from '../rule.ts'

/* Learners report questions as wrong, and read what became of it. */

const Asked = v.object({ questions: v.array(v.object({ _id: IdOrNumber })) })
const Own = v.array(OwnReport)
const All = v.array(AdminReport)

const REPLY = 'It stays as it is: see page 12.'

/** The learner at work on the audit's quiz, and the id of its first question. */
async function reportable(learner: Caller, admin: Caller, audit: Audit) {
  const { path } = await openedQuiz(learner, admin, audit)
  const reply = await admin.call('GET', path)
  const questionId = readAs(Asked, reply)?.questions[0]?._id
  if (questionId === undefined) throw new Unchecked('the questions of the audit’s quiz have no _id')
  return { path, questionId }
}

/** Reported twice, the second time otherwise. */
const reported = (learner: Caller, admin: Caller, audit: Audit) =>
  audit.scratch.once('report', async () => {
    const { path, questionId } = await reportable(learner, admin, audit)
    const send = (kind: string, text: string) =>
      learner.call('POST', `${path}/reports`, { body: { questionId, kind, text } })
    const first = await send('unclear', '')
    audit.scratch.undoLater(() => learner.call('DELETE', `${path}/reports/${encodeURIComponent(questionId)}`))
    return { path, questionId, first, last: await send('two-right', 'A and B') }
  })

const ofQuestion = (questionId: string) => (report: { questionId: string }) =>
  report.questionId === questionId

const RULE = { level: 'FEATURE', feature: 'reports', writes: true } as const

export const REPORT_RULES: readonly Rule[] = [
  {
    ...RULE,
    id: 'feature.reports.stored',
    says: 'POST /quiz/{id}/reports stores one report of each person and question; the next one replaces it.',
    breaks: 'a report is lost, or counted as often as somebody pressed',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { questionId, first, last } = await reported(learner, admin, audit)
      for (const reply of [first, last]) {
        const found = misshapen(reply, OwnReport, 'the report')
        if (found) yield found
      }
      const list = await learner.call('GET', '/user/reports')
      const own = (readAs(Own, list) ?? []).filter(ofQuestion(questionId))
      const isKept = own.length === 1 && own[0]?.kind === 'two-right' && own[0].text === 'A and B'
      if (!isKept || own[0]?.status !== 'open')
        yield breach(list, 'one open report of the question, with kind two-right and its text')
    },
  },
  {
    ...RULE,
    id: 'feature.reports.odd',
    says: 'A kind that there is not, or a question that was not asked, is refused with 400, 404 or 422.',
    breaks: 'authors read reports that are about nothing',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { path, questionId } = await reportable(learner, admin, audit)
      const odd = [{ questionId, kind: 'boring' }, { questionId: 'no-such-question', kind: 'unclear' }, {}]
      for (const body of odd) {
        const reply = await learner.call('POST', `${path}/reports`, { body })
        if (!isRefusal(reply)) yield breach(reply, '400, 404 or 422')
      }
    },
  },
  {
    ...RULE,
    id: 'feature.reports.of-others',
    says: 'Other learners read nothing of a report, and the list of all is for administrators alone.',
    breaks: 'learners read who reported what',
    as: ['learner', 'second', 'admin'],
    async *check({ learner, second, admin }, audit) {
      const { questionId } = await reported(learner, admin, audit)
      const others = await second.call('GET', '/user/reports')
      if (others.text.includes(questionId)) yield breach(others, 'no report of somebody else')
      const all = await second.call('GET', '/admin/reports')
      if (all.status !== 403) yield breach(all, '403')
    },
  },
  {
    ...RULE,
    id: 'feature.reports.answered',
    says: 'PUT /admin/reports/{id} {status, reply} answers a report, and its learner reads the answer.',
    breaks: 'nobody hears what became of their report',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { questionId, last } = await reported(learner, admin, audit)
      if (!isOk(last)) return
      const list = await admin.call('GET', '/admin/reports', { query: { status: 'open' } })
      const report = readAs(All, list)?.find(ofQuestion(questionId))
      if (!report) {
        yield breach(list, 'the report with its user')
        return
      }
      const path = `/admin/reports/${encodeURIComponent(report._id)}`
      const answered = await admin.call('PUT', path, { body: { status: 'declined', reply: REPLY } })
      if (!isOk(answered)) yield breach(answered, '200 with the reports that were answered')
      const own = await learner.call('GET', '/user/reports')
      const told = readAs(Own, own)?.find(ofQuestion(questionId))
      if (told?.status !== 'declined' || told.reply !== REPLY)
        yield breach(own, `the report with status declined and reply “${REPLY}”`)
    },
  },
]
