import { atom, computed } from 'nanostores'
import { listQuizResults } from '../../api/admin/result-admin.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { ADMIN_RESULTS_PAGE_SIZE, pageSpan } from '../../domain/lib/paging.ts'
import {
  type AdminResults,
  type AdminResultsQuery,
  isCounted,
  spanOf,
} from '../../domain/results/admin-results.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createPagedRemote } from '../lib/paged-remote.ts'
import { noteFailed } from '../page/notices.ts'
import { $quizzes } from '../quizzes/quizzes.ts'
import { $adminId } from '../session/admin-id.ts'
import { createLateCount, type Total } from './late-total.ts'

/** The quiz whose attempts are shown. */
export const $attemptsQuizId = atom<string | undefined>()

/** Shows the attempts at this quiz: the page last shown, or the first page for another quiz or administrator. */
export function showAttempts(quizId: string): void {
  if (quizId !== $attemptsQuizId.get()) forgetChosenScores()
  $attemptsQuizId.set(quizId)
}

type AttemptsQuery = Required<Pick<AdminResultsQuery, 'page' | 'search' | 'sortBy' | 'sortOrder'>> &
  Pick<AdminResultsQuery, 'minScore' | 'maxScore'>
const NEWEST: AttemptsQuery = { page: 1, search: '', sortBy: 'submittedAt', sortOrder: 'desc' }

const readPage = ({ search, ...asked }: AttemptsQuery & Total, quizId: string): Promise<AdminResults> =>
  listQuizResults(quizId, { ...asked, ...(search && { search }), limit: ADMIN_RESULTS_PAGE_SIZE })

const isUnknown = (error: unknown) => error instanceof Failure && error.status === 404
export const noteLoadFailure = noteFailed('load-results')

const rowsFirst = createLateCount()

const attempts = createPagedRemote({
  noun: 'quiz-attempts',
  owner: [$adminId, $attemptsQuizId],
  first: NEWEST,
  read: (query, _adminId, quizId = '') => rowsFirst((total) => readPage({ ...query, ...total }, quizId)),
  readTotal: (query, _adminId, quizId = '') => readPage({ ...query, total: 'only' }, quizId),
  onError: (error) => {
    // An unknown quiz fills the whole screen, so a notice would only repeat it.
    if (!isUnknown(error)) noteLoadFailure(error)
  },
})

export const $attemptsQuery = attempts.$query
export const turnToAttempts = attempts.turnTo
/** A new order or search returns to the first page. */
export const filterAttempts: (change: Partial<Omit<AttemptsQuery, 'page'>>) => void = attempts.filter
/** The search box over the list, for names and e-mail addresses; the search starts once typing pauses. */
export const attemptsSearch = attempts.search
/** Scores in percent, both ends included. */
interface ScoreRange {
  from: number
  to: number
}

/** Avoids a request for each step while a thumb is moving. */
const SCORES_DELAY_MS = 300
const $chosenScores = atom<ScoreRange | undefined>()
let choosing: ReturnType<typeof setTimeout> | undefined

function forgetChosenScores(): void {
  clearTimeout(choosing)
  $chosenScores.set(undefined)
}

/** The chosen scores; the list follows shortly after. */
export const $scoreRange = computed(
  [$chosenScores, attempts.$query],
  (chosen, { minScore = 0, maxScore = 100 }) => chosen ?? { from: minScore, to: maxScore },
)

export function chooseScores(range: ScoreRange): void {
  forgetChosenScores()
  $chosenScores.set(range)
  choosing = setTimeout(() => {
    const { minScore: _, maxScore: __, ...query } = attempts.$query.get()
    const { from, to } = range
    attempts.$query.set({
      ...query,
      page: 1,
      ...(from > 0 && { minScore: from }),
      ...(to < 100 && { maxScore: to }),
    })
    forgetChosenScores()
  }, SCORES_DELAY_MS)
}

export const retryAttempts = attempts.retry

/** A page of the attempts; `outdated` while the requested one is in flight. */
export const $attempts = computed(attempts.$page, ({ data, ...remote }) => ({
  ...remote,
  data: data?.answer,
}))

/** A quiz that never existed or was deleted: earlier data is hidden. */
export const $isUnknownQuiz = computed($attempts, ({ error }) => isUnknown(error))

/** Which of the attempts are shown. */
export const $attemptSpan = computedEqual([$attempts], ({ data }) =>
  data ? spanOf(data) : pageSpan(0, ADMIN_RESULTS_PAGE_SIZE, 1),
)

/** Whether their total has arrived. */
export const $attemptsCounted = computed($attempts, ({ data }) => !data || isCounted(data))

/** From the list of quizzes, else from the attempts. */
export const $quizTitle = computedEqual(
  [$quizzes, $attempts, $attemptsQuizId],
  ({ data: quizzes }, { data }, quizId) => {
    const listed = quizzes?.rows.find((quiz) => quiz._id === quizId)
    return listed?.title ?? data?.results.find(({ quiz }) => quiz?.title)?.quiz?.title
  },
)
