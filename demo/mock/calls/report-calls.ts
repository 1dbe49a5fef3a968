import * as v from 'valibot'
import { REPORT_STATES, ReplyBody, ReportBody } from '../../../src/domain/reports/reports.ts'
import { named, type Person } from '../school/people.ts'
import { invalid, notFound, Refusal, read } from '../school/refusal.ts'
import type { School, StoredReport } from '../school/school.ts'
import { quizFor, startOf } from './attempts.ts'
import { resultOf } from './result-rows.ts'
import { admin, type Calls, of, user } from './router.ts'

/** The questions of the learner's own paper, in their order. Throws 404 without an attempt. */
function paperFor(school: School, quizId: string, person: Person) {
  const quiz = quizFor(school, quizId, person)
  const taken = startOf(school, quizId, person) ?? resultOf(school, quizId, person._id)
  // Where nobody tells the start, whoever has opened the quiz is at it.
  const isOpened = school.opened.has(`${quizId} ${person._id}`)
  if (!taken && !isOpened) throw notFound('Attempt not found', 'attempt_unknown')
  return taken?.questions ?? quiz.questions
}

const findQuiz = (school: School, id: string) =>
  [...school.quizzes, ...school.deletedQuizzes].find(({ _id }) => _id === id)

const quizOf = (school: School, id: string) => ({ _id: id, title: findQuiz(school, id)?.title })

const answerOf = ({ reply, by, answeredAt }: StoredReport) => ({
  ...(reply !== undefined && { reply }),
  ...(by && { by: { name: by.name } }),
  ...(answeredAt && { answeredAt }),
})

function ownReport(school: School, report: StoredReport) {
  const { _id, questionId, kind, status, text, number } = report
  return {
    _id,
    questionId,
    quiz: quizOf(school, report.quiz),
    kind,
    status,
    text,
    number,
    ...answerOf(report),
  }
}

function adminReport(school: School, report: StoredReport) {
  const { _id, questionId, kind, status, text, person, index, reportedAt } = report
  const told = { _id, questionId, quiz: quizOf(school, report.quiz), kind, status, text, index, reportedAt }
  const question = findQuiz(school, report.quiz)?.questions.find((each) => each._id === questionId)
  return {
    ...told,
    ...(question && { questionText: question.text }),
    user: { _id: person._id, name: named(person).name },
    ...answerOf(report),
  }
}

const isOf = (quizId: string, person: Person, questionId: string) => (report: StoredReport) =>
  report.quiz === quizId && report.person._id === person._id && report.questionId === questionId

const answered = () => new Refusal(409, 'This report has been answered already')

/** One of each person and question: the next one replaces it while it is open. */
function report(school: School, quizId: string, person: Person, body: unknown) {
  const { questionId, kind, text } = read(ReportBody, body)
  const number = paperFor(school, quizId, person).findIndex(({ _id }) => _id === questionId) + 1
  if (number === 0) throw invalid('questionId', 'this question was not asked')
  const known = school.reports.find(isOf(quizId, person, questionId))
  if (known && known.status !== 'open') throw answered()
  const index = quizFor(school, quizId, person).questions.findIndex(({ _id }) => _id === questionId)
  const made: StoredReport = {
    ...{ _id: known?._id ?? school.nextId('report'), quiz: quizId, person, questionId, kind, text },
    ...{ status: 'open', number, index, reportedAt: new Date(school.now()).toISOString() },
  }
  school.reports = [made, ...school.reports.filter((other) => other !== known)]
  return ownReport(school, made)
}

function withdraw(school: School, quizId: string, person: Person, questionId: string) {
  paperFor(school, quizId, person)
  const known = school.reports.find(isOf(quizId, person, questionId))
  if (known && known.status !== 'open') throw answered()
  school.reports = school.reports.filter((other) => other !== known)
  return { message: 'Your report was taken back' }
}

const ReportsQuery = v.object({
  quizId: v.optional(v.string()),
  status: v.optional(v.picklist(REPORT_STATES)),
})

function listReports(school: School, query: URLSearchParams) {
  const { quizId, status } = read(ReportsQuery, Object.fromEntries(query))
  return school.reports
    .filter((one) => (quizId ?? one.quiz) === one.quiz && (status ?? one.status) === one.status)
    .map((one) => adminReport(school, one))
}

/** All open reports of the question are answered alike, or those that were answered together opened again. */
function answer(school: School, id: string, by: Person, body: unknown) {
  const { status, reply } = read(ReplyBody, body)
  const first = school.reports.find(({ _id }) => _id === id)
  if (!first) throw notFound('Report not found')
  const { quiz, questionId, answeredAt } = first
  const alike = school.reports.filter(
    (one) => one.quiz === quiz && one.questionId === questionId && one.answeredAt === answeredAt,
  )
  for (const one of alike) {
    one.status = status
    const isOpen = status === 'open'
    Object.assign(one, isOpen ? { reply: undefined, by: undefined, answeredAt: undefined } : { reply, by })
    if (!isOpen) one.answeredAt = new Date(school.now()).toISOString()
  }
  return alike.map((one) => adminReport(school, one))
}

export const reportCalls: Calls = {
  'POST /quiz/:id/reports': of(
    'reports',
    user(({ school, user: person, body }, id = '') => report(school, id, person, body)),
  ),
  'DELETE /quiz/:id/reports/:id': of(
    'reports',
    user(({ school, user: person }, id = '', questionId = '') => withdraw(school, id, person, questionId)),
  ),
  'GET /user/reports': of(
    'reports',
    user(({ school, user: person }) =>
      school.reports.filter((one) => one.person._id === person._id).map((one) => ownReport(school, one)),
    ),
  ),
  'GET /admin/reports': of(
    'reports',
    admin(({ school, query }) => listReports(school, query)),
  ),
  'PUT /admin/reports/:id': of(
    'reports',
    admin(({ school, user: by, body }, id = '') => answer(school, id, by, body)),
  ),
}
