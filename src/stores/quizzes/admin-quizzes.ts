import { atom, onMount } from 'nanostores'
import { deleteQuiz } from '../../api/quizzes.ts'
import { itemsOnPage, pageSpan, QUIZ_PAGE_SIZE } from '../../domain/lib/paging.ts'
import { deriveQuizStatus, type QuizStatus } from '../../domain/quizzes/quiz.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { refresh } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { $quizzes } from './quizzes.ts'

/** What is open below the dashboard's list. */
export type AdminMode =
  | { mode: 'list' }
  | { mode: 'create' }
  | { mode: 'edit'; quizId: string }
  | { mode: 'test'; quizId: string }
  | { mode: 'slot-config' }

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

/** Quizzes by status; the clock moves them from one to the next. */
export const $quizCounters = computedEqual([$quizzes, $now], ({ data = [] }, now) => {
  const statuses = data.map((quiz) => deriveQuizStatus(quiz, now))
  const count = (wanted: QuizStatus) => statuses.filter((status) => status === wanted).length
  return {
    total: statuses.length,
    active: count('active'),
    upcoming: count('upcoming'),
    ended: count('ended'),
  }
})

/** May lie beyond the end after a deletion; `pageSpan` clamps it. */
const $wantedPage = atom(1)
export const turnToPage = (page: number) => $wantedPage.set(page)

/** The rows of the current page, and its span within the list. */
export const $quizPage = computedEqual([$quizzes, $wantedPage, $now], ({ data = [] }, wanted, now) => {
  const span = pageSpan(data.length, QUIZ_PAGE_SIZE, wanted)
  const rows = itemsOnPage(data, span).map((quiz) => ({ quiz, status: deriveQuizStatus(quiz, now) }))
  return { span, rows }
})

/** The quiz whose deletion is in flight. */
export const $deletingId = atom<string | undefined>()

/** Removes the row without waiting for the list, and closes the form or trial of the deleted quiz. */
function forgetQuiz(quizId: string): void {
  const { data } = $quizzes.get()
  if (data) $quizzes.mutate(data.filter((quiz) => quiz._id !== quizId))
  const shown = $mode.get()
  if ('quizId' in shown && shown.quizId === quizId) showList()
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
    const gone = await sendDeletion(quizId)
    if (gone) forgetQuiz(quizId)
    return gone
  } finally {
    $deletingId.set(undefined)
    refreshAdminQuizzes()
  }
}
