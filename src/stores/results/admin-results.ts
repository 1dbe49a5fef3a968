import { atom, computed, onMount } from 'nanostores'
import { listAllResults, listQuizResults } from '../../api/results.ts'
import { ADMIN_RESULTS_PAGE_SIZE, pageSpan } from '../../domain/lib/paging.ts'
import type { AdminResults, AdminResultsQuery } from '../../domain/results/results.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { createSearchBox } from '../lib/search-box.ts'
import { notice } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { $userId } from '../session/session.ts'
import { tellResultsFailure } from './quiz-statistics.ts'

export type ResultsOrder = Required<Pick<AdminResultsQuery, 'sortBy' | 'sortOrder'>>

export interface ResultsFilter extends ResultsOrder {
  /** '' stands for all quizzes. */
  quizId: string
  search: string
}

interface Wish extends ResultsFilter {
  page: number
}

const NEWEST: Wish = { quizId: '', search: '', sortBy: 'submittedAt', sortOrder: 'desc', page: 1 }

/** What the administrator wants to see; what is shown may still be what was wanted before. */
export const $wish = atom<Wish>(NEWEST)

export const turnToResults = (page: number) => $wish.set({ ...$wish.get(), page })

/** Whatever changes in the filter or the order, the first page is shown. */
export const filterResults = (change: Partial<ResultsFilter>) =>
  $wish.set({ ...$wish.get(), ...change, page: 1 })

const box = createSearchBox((search) => filterResults({ search }))
/** What stands in the search box; it is searched for once the typing pauses. */
export const $searchText = box.$text
export const { type: typeSearch, now: searchNow, clear: clearSearch } = box

let lastUserId: string | undefined

function beginAnew(): void {
  box.reset()
  $wish.set(NEWEST)
}

/** Another administrator at this device begins at the newest results; one whose session was only asked about again goes on. */
onMount($wish, () =>
  $userId.subscribe((userId) => {
    if (userId === undefined) return
    if (lastUserId !== undefined && lastUserId !== userId) beginAnew()
    lastUserId = userId
  }),
)

/** The quiz that is chosen has results of its own, so that its total and its pages are true. */
function readPage({ quizId, search, ...wish }: Wish): Promise<AdminResults> {
  const query = { ...wish, limit: ADMIN_RESULTS_PAGE_SIZE, ...(search && { search }) }
  return quizId ? listQuizResults(quizId, query) : listAllResults(query)
}

/** Where a page stands among the results. Another API may give fewer at once than it was asked for. */
export const spanOf = ({ pagination: { total, limit, page } }: AdminResults, wanted = page) =>
  pageSpan(total, limit, wanted)

/** A page that is no more, because attempts were reset meanwhile, leads to the last one that is left. */
async function readExistingPage(wish: Wish): Promise<AdminResults> {
  const answer = await readPage(wish)
  const { page } = spanOf(answer, wish.page)
  return page === wish.page ? answer : readPage({ ...wish, page })
}

/** A wish as part of a key, and back. */
const $wishKey = computed($wish, (wish) => JSON.stringify(wish))
const wishOf = (key: string): Wish => JSON.parse(key)

/** A page of results, and who asked for what. */
interface ReadPage {
  adminId: string
  wishKey: string
  wish: Wish
  answer: AdminResults
}

const $read = createRemote<ReadPage>(['admin-results', $adminId, $wishKey], {
  onError: tellResultsFailure,
  fetcher: async (_noun, adminId, key) => {
    const wishKey = String(key)
    const wish = wishOf(wishKey)
    return { adminId: String(adminId), wishKey, wish, answer: await readExistingPage(wish) }
  },
})

let kept: ReadPage | undefined

/** The page of results; while another one is read, or cannot be, the one before it stays, and is `outdated`. */
export const $resultsPage = computed(
  [$read, $adminId, $wishKey],
  ({ data, error, loading }, adminId, wishKey) => {
    if (data) kept = data
    if (kept?.adminId !== adminId) kept = undefined
    return { data: kept, error, loading, outdated: kept !== undefined && kept.wishKey !== wishKey }
  },
)

export const retryResults = () => $read.revalidate()

/** Reads the results and their statistics anew. */
export const refreshResults = () => refresh('admin-results')

/** An API may leave out what an attempt belongs to. */
export const tellMissingDetails = () => notice.error({ code: 'details-missing' })
