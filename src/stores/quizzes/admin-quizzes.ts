import { atom, onMount } from 'nanostores'
import { deleteQuiz, publishQuiz } from '../../api/admin/authoring.ts'
import { getQuiz } from '../../api/quizzes.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import { itemsOnPage, pageSpan, QUIZ_PAGE_SIZE } from '../../domain/lib/paging.ts'
import type { Rows, UnreadableRow } from '../../domain/lib/rows.ts'
import type { Quiz, QuizSummary } from '../../domain/quizzes/quiz.ts'
import { matchesList, needsOf, type QuizListFilter } from '../../domain/quizzes/quiz-list.ts'
import { deriveQuizStatus, type QuizStatus } from '../../domain/quizzes/quiz-status.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { refresh } from '../lib/query.ts'
import { $minute, $now } from '../page/clock.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { $features, offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'
import { $quizzes, isDraft } from './quizzes.ts'

/** What is open over the dashboard's list. Creating and editing a quiz, and the slots' configuration, have their own addresses. */
export type AdminMode = { mode: 'list' } | { mode: 'test'; quizId: string }

const LIST: AdminMode = { mode: 'list' }

export const $mode = atom<AdminMode>(LIST)

export const showList = () => $mode.set(LIST)

let lastUserId: string | undefined

/** The next administrator at this device starts at the list; checking the same session again changes nothing. */
onMount($mode, () =>
  $userId.subscribe((userId) => {
    if (userId === undefined) return
    if (lastUserId !== undefined && lastUserId !== userId) showList()
    lastUserId = userId
  }),
)

/** Invalidates what a saved or deleted quiz changes. */
export const refreshAdminQuizzes = () => refresh('quizzes', 'analytics')

const NONE: Rows<QuizSummary> = { rows: [], odd: [] }

/** Quizzes by status; the clock moves them from one to the next. The total includes drafts and unreadable ones. */
export const $quizCounters = computedEqual([$quizzes, $now, $features], ({ data = NONE }, now) => {
  const published = data.rows.filter((quiz) => !isDraft(quiz))
  const statuses = published.map((quiz) => deriveQuizStatus(quiz, now))
  const count = (wanted: QuizStatus) => statuses.filter((status) => status === wanted).length
  return {
    total: data.rows.length + data.odd.length,
    active: count('active'),
    upcoming: count('upcoming'),
    ended: count('ended'),
    drafts: data.rows.length - published.length,
  }
})

/** The list as far as it is asked for. */
export const $listFilter = atom<QuizListFilter>({ state: 'all', search: '' })

export function filterQuizzes(change: Partial<QuizListFilter>): void {
  $listFilter.set({ ...$listFilter.get(), ...change })
  turnToPage(1)
}

/** What is due within a day. */
export const $quizNeeds = computedEqual([$quizzes, $minute, $features], ({ data = NONE }, now) =>
  needsOf(
    data.rows.map((quiz) => ({ ...quiz, isDraft: isDraft(quiz) })),
    now,
  ),
)

/** May lie beyond the end after a deletion; `pageSpan` clamps it. */
const $wantedPage = atom(1)
export const turnToPage = (page: number) => $wantedPage.set(page)

export interface KnownQuizRow {
  quiz: QuizSummary
  status: QuizStatus
}

/** For an unreadable quiz only the id is known, and perhaps the title: enough to delete it. */
export type QuizRow = KnownQuizRow | { quiz: UnreadableRow & { _id: string }; status: undefined }

function rowsAt({ rows, odd }: Rows<QuizSummary>, now: number): QuizRow[] {
  return [
    ...rows.map((quiz) => ({ quiz, status: deriveQuizStatus(quiz, now) })),
    ...odd.flatMap(({ _id, title }) =>
      _id === undefined ? [] : [{ quiz: { _id, title }, status: undefined }],
    ),
  ]
}

const stateOf = (row: QuizRow) => (row.status && isDraft(row.quiz) ? 'draft' : row.status)

/** The rows of the current page, and its span within the list. */
export const $quizPage = computedEqual(
  [$quizzes, $wantedPage, $now, $listFilter, $features],
  ({ data = NONE }, wanted, now, filter) => {
    const every = rowsAt(data, now)
    const all = every.filter((row) => matchesList({ ...row.quiz, state: stateOf(row) }, filter))
    const span = pageSpan(all.length, QUIZ_PAGE_SIZE, wanted)
    return { span, rows: itemsOnPage(all, span), isEmpty: every.length === 0 }
  },
)

/** Shows a draft to learners; true if it is published. */
export async function publish(quizId: string): Promise<boolean> {
  const send = async () => {
    await publishQuiz(quizId)
    notice.success({ code: 'quiz-published' })
    return true
  }
  const published = await reported(explainFailure('update-quiz'), send, () => false)
  refreshAdminQuizzes()
  return published
}

/** How many results a quiz has, and how many learners are working on it. */
type QuizUse = Pick<Quiz, 'attempts' | 'running'>

/** The results and running attempts of the quiz to be deleted, once an API that counts them has answered. */
export const $quizUse = atom<{ quizId: string; use: QuizUse } | undefined>()

/** The last count. A deletion waits for it: once the quiz is gone, it cannot be counted. */
let counting = Promise.resolve()

async function readQuizUse(quizId: string): Promise<void> {
  if (!offers('drafts')) return
  const { attempts, running } = await getQuiz(quizId).catch(onFailure((): QuizUse => ({})))
  $quizUse.set({ quizId, use: { attempts, running } })
}

/** Requests the quiz's counts. Without an answer, the confirmation omits them. */
export function countQuizUse(quizId: string): Promise<void> {
  counting = readQuizUse(quizId)
  return counting
}

/** The quiz whose deletion is in flight. */
export const $deletingId = atom<string | undefined>()

/** Removes the row without waiting for the list, and closes the trial of the deleted quiz. */
function forgetQuiz(quizId: string): void {
  const { data } = $quizzes.get()
  const isOther = ({ _id }: Pick<UnreadableRow, '_id'>) => _id !== quizId
  if (data) $quizzes.mutate({ rows: data.rows.filter(isOther), odd: data.odd.filter(isOther) })
  const shown = $mode.get()
  if (shown.mode === 'test' && shown.quizId === quizId) showList()
}

/** True if the quiz is gone; a 404 means that it was deleted elsewhere. */
async function sendDeletion(quizId: string): Promise<boolean> {
  const remove = async () => {
    await deleteQuiz(quizId)
    notice.success({ code: 'quiz-deleted' })
    return true
  }
  return reported(explainFailure('delete-quiz'), remove, (failure) => failure.status === 404)
}

/** Deletes a quiz; true if it is gone. Ignores calls while a deletion is in flight. */
export async function removeQuiz(quizId: string): Promise<boolean> {
  if ($deletingId.get() !== undefined) return false
  $deletingId.set(quizId)
  try {
    await counting
    const gone = await sendDeletion(quizId)
    if (gone) forgetQuiz(quizId)
    return gone
  } finally {
    $deletingId.set(undefined)
    refreshAdminQuizzes()
  }
}
