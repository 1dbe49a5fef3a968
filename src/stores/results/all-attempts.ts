import { Failure, RESULTS_CHANGED } from '../../domain/lib/failure.ts'
import type { AdminResults, AdminResultsQuery } from '../../domain/results/admin-results.ts'
import type { Result } from '../../domain/results/results.ts'

/** The reference API's maximum per page; another API may return fewer, and says so. */
const LARGEST_PAGE = 500
/** Pages may overlap, by the API's fault or because attempts were reset between two reads. */
const MAX_ROUNDS = 3

/** The maximum number of pages, by purpose. */
export const MAX_PAGES = {
  /** 10,000 attempts at one quiz, if the API has no statistics. */
  quizFigures: 20,
  /** 20,000 attempts at all quizzes, if the API has no statistics. */
  quizStatistics: 40,
  /** 10,000 attempts of the last days. */
  recentAttempts: 20,
  /** 100,000 attempts in one file. */
  export: 200,
  /** 50,000 attempts in pages of 250, which a browser can hold. */
  itemAnalysis: 200,
} as const

export interface ReadingProgress {
  read: number
  total: number
}

interface ReadingOptions {
  /** One of the two calls that page through results, with a filter if there is one. */
  readPage: (query: AdminResultsQuery) => Promise<AdminResults>
  onProgress?: (progress: ReadingProgress) => void
  /** Aborting stops after the page in flight. */
  signal?: AbortSignal
  maxPages?: number
  /** Attempts per page: fewer if answers are read, since a large page would block typing. */
  limit?: number
}

export interface AllAttempts {
  attempts: Result[]
  /** False if there are more than `maxPages` hold. */
  complete: boolean
}

/**
 * Reads pages in order and collects their attempts: one that moved to another page meanwhile counts once. With cursors,
 * page numbers are our own.
 */
function createPageReader(options: ReadingOptions, sortOrder: 'asc' | 'desc') {
  const { readPage, onProgress, signal, limit = LARGEST_PAGE } = options
  const found = new Map<string, { place: number; attempt: Result }>()
  const read = async (page: number, after?: string) => {
    const place = after === undefined ? { page } : { after }
    const { results, pagination } = await readPage({ ...place, limit, sortBy: 'submittedAt', sortOrder })
    signal?.throwIfAborted()
    const known = found.size
    for (const [index, attempt] of results.entries()) {
      const place = page * limit + index
      found.set(attempt._id || `${place}`, { place, attempt })
    }
    const { total } = pagination
    onProgress?.({ read: Math.min(found.size, total), total })
    return { results, pagination, isNews: found.size > known }
  }
  const attempts = () =>
    [...found.values()].sort((one, other) => one.place - other.place).map(({ attempt }) => attempt)
  return { read, attempts }
}

type PageReader = ReturnType<typeof createPageReader>
type PageRead = Awaited<ReturnType<PageReader['read']>>

interface Round {
  /** False if there are more than may be read. */
  complete: boolean
  /** False if the pages do not fit together. */
  consistent: boolean
}

/**
 * Follows the API's cursors to the end: whatever is submitted or reset meanwhile, they continue after the last row
 * read. Stops if a cursor yields nothing new.
 */
async function followCursors({ read }: PageReader, first: PageRead, maxPages: number): Promise<Round> {
  let [page, answer] = [1, first]
  while (answer.pagination.next !== undefined) {
    if (page === maxPages) return { complete: false, consistent: true }
    if (!answer.isNews) return { complete: true, consistent: false }
    answer = await read(++page, answer.pagination.next)
  }
  return { complete: true, consistent: !answer.pagination.hasNext }
}

/**
 * By page number, if the API has no cursors: from the last page to the first, oldest attempts first. A submission lands
 * among the pages already read, and a reset moves later attempts to pages still to come, so nothing is missed. The
 * first page, read for the page count, is read again in its turn, and finally the end, for what was submitted
 * meanwhile.
 */
async function turnPages({ attempts, read }: PageReader, first: PageRead, maxPages: number): Promise<Round> {
  /** Continues to the last page as reported by the pages, since a total may be older. */
  const readToEnd = async (from: number) => {
    let [page, answer] = [from, await read(from)]
    // Stops if an API keeps repeating a page.
    while (answer.pagination.hasNext && page < maxPages && (answer.isNews || page === from))
      answer = await read(++page)
    return { ...answer.pagination, page }
  }
  const isCut = ({ page, hasNext, totalPages }: typeof end) =>
    page === maxPages && (hasNext || totalPages > maxPages)
  const { totalPages } = first.pagination
  let end = { ...first.pagination, page: 1 }
  if (totalPages > 1) {
    end = await readToEnd(Math.min(totalPages, maxPages))
    for (let page = end.page - 1; page >= 1; page--) await read(page)
    if (!isCut(end)) end = await readToEnd(end.page)
  }
  return { complete: !isCut(end), consistent: !end.hasNext && attempts().length >= end.total }
}

/**
 * Reads all attempts that exist at the start, oldest first; the newest are missing if not `complete`. One that is reset meanwhile may be included or not.
 * @throws Failure if a page cannot be read, or if the pages do not fit together.
 * @throws the signal's reason when aborted.
 */
export async function readAllAttempts(options: ReadingOptions): Promise<AllAttempts> {
  const { maxPages = Infinity } = options
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const reader = createPageReader(options, 'asc')
    const first = await reader.read(1)
    const go = first.pagination.next === undefined ? turnPages : followCursors
    const { complete, consistent } = await go(reader, first, maxPages)
    if (!complete || consistent) return { attempts: reader.attempts(), complete }
  }
  throw new Failure({ message: 'The results changed while they were read', code: RESULTS_CHANGED })
}

/**
 * Reads the pages from the newest attempt back to an instant in milliseconds, newest first. The last page may contain older ones; the oldest are missing if not `complete`.
 * @throws Failure if a page cannot be read.
 */
export async function readAttemptsSince(since: number, options: ReadingOptions): Promise<AllAttempts> {
  const { maxPages = Infinity } = options
  const { attempts, read } = createPageReader(options, 'desc')
  let complete = false
  let next: string | undefined
  for (let page = 1; !complete && page <= maxPages; page++) {
    const { results, pagination } = await read(page, next)
    complete = !pagination.hasNext || results.some(({ submittedAt }) => Date.parse(submittedAt) < since)
    next = pagination.next
  }
  return { attempts: attempts(), complete }
}
