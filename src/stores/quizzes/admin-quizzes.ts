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

/** What the dashboard shows below its list. */
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

/** Another administrator at this device begins at the list; one whose session was only asked about again goes on. */
onMount($mode, () =>
  $userId.subscribe((userId) => {
    if (userId === undefined) return
    if (lastUserId !== undefined && lastUserId !== userId) showList()
    lastUserId = userId
  }),
)

/** The list of the home page is the administrator's too: all quizzes, read once for both. */
export const $adminQuizzes = $quizzes

/** Reads anew what a saved or deleted quiz changes. */
export const refreshAdminQuizzes = () => refresh('quizzes', 'analytics')

/** How many quizzes there are of each status, by the clock. */
export const $quizCounters = computedEqual([$adminQuizzes, $now], ({ data = [] }, now) => {
  const statuses = data.map((quiz) => deriveQuizStatus(quiz, now))
  const count = (wanted: QuizStatus) => statuses.filter((status) => status === wanted).length
  return {
    total: statuses.length,
    active: count('active'),
    upcoming: count('upcoming'),
    ended: count('ended'),
  }
})

const $wantedPage = atom(1)
export const turnToPage = (page: number) => $wantedPage.set(page)

/** The rows of the page that is shown, and where it stands in the list. */
export const $quizPage = computedEqual([$adminQuizzes, $wantedPage, $now], ({ data = [] }, wanted, now) => {
  const span = pageSpan(data.length, QUIZ_PAGE_SIZE, wanted)
  const rows = itemsOnPage(data, span).map((quiz) => ({ quiz, status: deriveQuizStatus(quiz, now) }))
  return { span, rows }
})

/** The quiz that is being deleted. */
export const $deletingId = atom<string | undefined>()

/** The row goes at once, and the form or the test of a quiz that is no more closes. */
function forgetQuiz(quizId: string): void {
  const { data } = $adminQuizzes.get()
  if (data) $adminQuizzes.mutate(data.filter((quiz) => quiz._id !== quizId))
  const shown = $mode.get()
  if ('quizId' in shown && shown.quizId === quizId) showList()
}

/** Deletes it on the server. True when the quiz is gone, be it that somebody else deleted it before. */
async function sendDeletion(quizId: string): Promise<boolean> {
  const remove = async () => {
    await deleteQuiz(quizId)
    notice.success({ code: 'quiz-deleted' })
    return true
  }
  return reported(explainFailure('delete-quiz'), remove, (failure) => failure.status === 404)
}

/** Deletes a quiz. True when it is gone; a second click meanwhile does nothing. */
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
