import { atom, computed } from 'nanostores'
import { listQuizResults } from '../../api/results.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { ADMIN_RESULTS_PAGE_SIZE, pageSpan } from '../../domain/lib/paging.ts'
import type { AdminResults, AdminResultsQuery } from '../../domain/results/results.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { createSearchBox } from '../lib/search-box.ts'
import { noteFailed } from '../page/notices.ts'
import { $quizzes } from '../quizzes/quizzes.ts'
import { $adminId } from '../session/admin-id.ts'

export const $quizId = atom<string | undefined>()

type Asked = Required<Pick<AdminResultsQuery, 'page' | 'search' | 'sortBy' | 'sortOrder'>>
const FIRST_PAGE: Asked = { page: 1, search: '', sortBy: 'submittedAt', sortOrder: 'desc' }

/** Which part of the attempts is looked at. */
export const $asked = atom<Asked>(FIRST_PAGE)

let shownTo: string | undefined

/** Looks at the attempts of this quiz: where they were left, or from the first page on for another quiz or administrator. */
export function showAttempts(quizId: string): void {
  const adminId = $adminId.get()
  if ($quizId.get() === quizId && shownTo === adminId) return
  shownTo = adminId
  // The rows of the last quiz go before anything else changes.
  $quizId.set(quizId)
  beginAnew()
}

export const turnToAttempts = (page: number) => $asked.set({ ...$asked.get(), page })

/** Sorts otherwise or looks for names and e-mail addresses: from the first page on. */
export const askFor = (part: Partial<Omit<Asked, 'page'>>) =>
  $asked.set({ ...$asked.get(), ...part, page: 1 })

const box = createSearchBox((search) => askFor({ search }))
/** What stands in the search box; it is searched for once the typing pauses. */
export const $searchText = box.$text
export const { type: typeSearch, now: searchNow, clear: clearSearch } = box

function beginAnew(): void {
  box.reset()
  $asked.set(FIRST_PAGE)
}

/** A page that is no more, because attempts were reset: then the last one that exists. */
async function readPage(quizId: string, { search, ...asked }: Asked): Promise<AdminResults> {
  const query = { ...asked, ...(search && { search }), limit: ADMIN_RESULTS_PAGE_SIZE }
  const answer = await listQuizResults(quizId, query)
  const { page, totalPages, total } = answer.pagination
  return total > 0 && page > totalPages ? listQuizResults(quizId, { ...query, page: totalPages }) : answer
}

const isUnknown = (error: unknown) => error instanceof Failure && error.status === 404
export const tellLoadFailure = noteFailed('load-results')
/** What takes the screen's place needs no notice besides. */
const tellUnlessUnknown = (error: unknown) => {
  if (!isUnknown(error)) tellLoadFailure(error)
}

/** A page, and of what: the store still holds the last one for a moment after another quiz was asked for. */
interface AttemptPage {
  adminId: string
  quizId: string
  asked: string
  answer: AdminResults
}

const $askedKey = computed($asked, (asked) => JSON.stringify(asked))

const $page = createRemote<AttemptPage>(['quiz-attempts', $adminId, $quizId, $askedKey], {
  fetcher: async (_noun, ...key) => {
    const [adminId = '', quizId = '', asked = ''] = key.map(String)
    return { adminId, quizId, asked, answer: await readPage(quizId, JSON.parse(asked)) }
  },
  onError: tellUnlessUnknown,
})
export const rereadAttempts = () => $page.revalidate()

let last: AttemptPage | undefined

/** The page that was asked for; until it is there, the one that was shown before, if it is of the same quiz: `outdated`. */
export const $attempts = computed(
  [$page, $adminId, $quizId, $askedKey],
  ({ data, error, loading }, adminId, quizId, asked) => {
    last = data ?? last
    const shown = last?.quizId === quizId && last?.adminId === adminId ? last : undefined
    return { data: shown?.answer, error, loading, outdated: shown !== undefined && shown.asked !== asked }
  },
)

/** A quiz that never was, or is deleted: nothing that was read before is shown of it. */
export const $isUnknownQuiz = computed($attempts, ({ error }) => isUnknown(error))

/** Which of the attempts are shown; the API may give fewer at once than it was asked for. */
export const $attemptSpan = computedEqual([$attempts], ({ data }) => {
  if (!data) return pageSpan(0, ADMIN_RESULTS_PAGE_SIZE, 1)
  const { total, limit, page } = data.pagination
  return pageSpan(total, limit, page)
})

/** As the list of quizzes has it, or as its attempts tell it. */
export const $quizTitle = computedEqual(
  [$quizzes, $attempts, $quizId],
  ({ data: quizzes = [] }, { data }, quizId) => {
    const listed = quizzes.find((quiz) => quiz._id === quizId)
    return listed?.title ?? data?.results.find(({ quiz }) => quiz?.title)?.quiz?.title
  },
)
