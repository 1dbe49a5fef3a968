import { atom, computed, map } from 'nanostores'
import { answerReport, listReports } from '../../api/admin/reports.ts'
import { getQuiz } from '../../api/quizzes.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import type { RegradeChoice } from '../../domain/regrade/choices.ts'
import { groupReports, type ReportedQuestion } from '../../domain/reports/inbox.ts'
import type { AdminReport, ReplyBody, ReportState } from '../../domain/reports/reports.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { carryOut } from '../page/carry-out.ts'
import { applyRegrade } from '../results/regrade.ts'
import { $adminId } from '../session/admin-id.ts'
import { offering } from '../session/features.ts'

/** Whether the API keeps learners' reports; undefined until known. */
export const $inboxOffered = offering('reports')

const $owner = computed([$adminId, $inboxOffered], (adminId, offered) => (offered ? adminId : undefined))

/** Each state by itself, because an API returns only the newest thousand. What failed is shown in place of the list. */
function inboxOf(status: ReportState) {
  const $reports = createRemote<readonly AdminReport[]>(['inbox', $owner, status], {
    fetcher: () => listReports({ status }),
  })
  const $questions = computed($reports, ({ data, ...remote }) => ({
    ...remote,
    data: data && groupReports(data),
  }))
  return Object.assign($questions, { retry: $reports.revalidate })
}

/** The reported questions of each state, the most often reported first. */
export const $inboxes = {
  open: inboxOf('open'),
  accepted: inboxOf('accepted'),
  declined: inboxOf('declined'),
} as const

/** How many questions wait for an answer. */
export const $reportedCount = computedEqual([$inboxes.open], ({ data }) => data?.length ?? 0)

const $quizId = atom<string | undefined>()
/** Reads the quiz of the question that is looked at. */
export const showReportedQuiz = (quizId: string) => $quizId.set(quizId)

const $quiz = createRemote<{ quizId: string; quiz: Quiz }>(['reported-quiz', $owner, $quizId], {
  fetcher: async (_noun, _owner, quizId) => ({ quizId: String(quizId), quiz: await getQuiz(String(quizId)) }),
})

/** Without the quiz of before, which is there for a moment after a switch. */
export const $reportedQuiz = computed([$quiz, $quizId], ({ data, ...remote }, quizId) => ({
  ...remote,
  data: data?.quizId === quizId ? data?.quiz : undefined,
}))
export const retryReportedQuiz = $quiz.revalidate

export const $answeringReports = atom(false)

/** An API may answer all reports of a question at once, as the reference API does, or one by one. */
async function answerAll(reports: readonly AdminReport[], body: ReplyBody): Promise<void> {
  const answered = new Set<string>()
  for (const { _id } of reports)
    if (!answered.has(_id)) for (const done of await answerReport(_id, body)) answered.add(done._id)
}

export type ReplyStatus = Exclude<ReportState, 'open'>

/** The sentences being written, by answer, change and question: they survive a look at another question or page. */
export const $replies = map<Record<string, string | undefined>>({})
export const replyKey = (status: ReplyStatus, choice: RegradeChoice | undefined, { key }: ReportedQuestion) =>
  `${status} ${choice ?? ''} ${key}`

function forgetReplies({ key }: ReportedQuestion): void {
  for (const name of Object.keys($replies.get()))
    if (name.endsWith(` ${key}`)) $replies.setKey(name, undefined)
}

/** Answers the reports of a question alike, or opens them again. Resolves to whether it was done. */
export async function answerReports(question: ReportedQuestion, body: ReplyBody): Promise<boolean> {
  const { reports } = question
  const isDone = await carryOut(
    {
      $busy: $answeringReports,
      action: 'answer-report',
      done: { code: 'reports-answered', status: body.status, count: reports.length },
      stale: ['inbox', 'live'],
    },
    () => answerAll(reports, body),
  )
  if (isDone) forgetReplies(question)
  return isDone
}

/** First what was tried is applied, so that each answer tells its own score before and after. */
export const regradeAndAccept = async (question: ReportedQuestion, reply: string): Promise<boolean> =>
  (await applyRegrade()) && answerReports(question, { status: 'accepted', reply })

export const refreshInbox = () => refresh('inbox')
