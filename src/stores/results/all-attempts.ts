import { Failure, RESULTS_CHANGED } from '../../domain/lib/failure.ts'
import type { AdminResults, AdminResultsQuery } from '../../domain/results/admin-results.ts'
import type { Result } from '../../domain/results/results.ts'

/** The most that the reference API gives at once; another API may give less, and says so. */
const LARGEST_PAGE = 500
/** Pages may overlap, by the API's fault or because attempts were reset between two reads. */
const MAX_ROUNDS = 3

/** How many pages are read at most, by what they are read for. */
export const MAX_PAGES = {
  /** 10,000 attempts at one quiz, where its API gives no statistics. */
  quizFigures: 20,
  /** 20,000 attempts at all quizzes, where their API gives no statistics. */
  quizStatistics: 40,
  /** 10,000 attempts of the last days. */
  recentAttempts: 20,
  /** 100,000 attempts in one file. */
  export: 200,
  /** 50,000 attempts by pages of 250: what a browser holds without trouble. */
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
  /** Aborting ends the reading after the page in flight. */
  signal?: AbortSignal
  maxPages?: number
  /** Attempts per page: fewer where answers are read, since a large page would hold up typing. */
  limit?: number
}

export interface AllAttempts {
  attempts: Result[]
  /** False if there are more than `maxPages` hold. */
  complete: boolean
}

/** Reads pages in one order and keeps what they showed: an attempt that moved to another page meanwhile counts once. */
function createPageReader(options: ReadingOptions, sortOrder: 'asc' | 'desc') {
  const { readPage, onProgress, signal, limit = LARGEST_PAGE } = options
  const found = new Map<string, { place: number; attempt: Result }>()
  const read = async (page: number) => {
    const { results, pagination } = await readPage({ page, limit, sortBy: 'submittedAt', sortOrder })
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

/**
 * From the last page to the first, oldest attempts first: a submission lands behind what was read, and a reset moves what follows
 * it to pages still to come, so nothing is missed. The first page, read for the number of pages, is read again in its turn, and
 * finally the end, for what was submitted meanwhile.
 */
async function readRound(options: ReadingOptions) {
  const { maxPages = Infinity } = options
  const { attempts, read } = createPageReader(options, 'asc')
  /** On to the last page. The pages tell which that is, since a total may be older than they are. */
  const readToEnd = async (from: number) => {
    let [page, answer] = [from, await read(from)]
    // An API that repeats a page for ever is not followed.
    while (answer.pagination.hasNext && page < maxPages && (answer.isNews || page === from))
      answer = await read(++page)
    return { ...answer.pagination, page }
  }
  const isCut = ({ page, hasNext, totalPages }: typeof end) =>
    page === maxPages && (hasNext || totalPages > maxPages)
  const first = (await read(1)).pagination
  let end = { ...first, page: 1 }
  if (first.totalPages > 1) {
    end = await readToEnd(Math.min(first.totalPages, maxPages))
    for (let page = end.page - 1; page >= 1; page--) await read(page)
    if (!isCut(end)) end = await readToEnd(end.page)
  }
  const all = attempts()
  return { attempts: all, complete: !isCut(end), consistent: !end.hasNext && all.length >= end.total }
}

/**
 * Reads all attempts that exist at the start, oldest first; the newest are missing if not `complete`. One that is reset in between
 * may be among them or not.
 * @throws Failure if a page cannot be read, or if fewer attempts came than the API announced.
 * @throws the signal's reason when aborted.
 */
export async function readAllAttempts(options: ReadingOptions): Promise<AllAttempts> {
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const { attempts, complete, consistent } = await readRound(options)
    if (!complete || consistent) return { attempts, complete }
  }
  throw new Failure({ message: 'The results changed while they were read', code: RESULTS_CHANGED })
}

/**
 * Reads the pages from the newest attempt back to an instant in milliseconds, newest first. The last page may hold older ones;
 * the oldest are missing if not `complete`.
 * @throws Failure if a page cannot be read.
 */
export async function readAttemptsSince(since: number, options: ReadingOptions): Promise<AllAttempts> {
  const { maxPages = Infinity } = options
  const { attempts, read } = createPageReader(options, 'desc')
  let complete = false
  for (let page = 1; !complete && page <= maxPages; page++) {
    const { results, pagination } = await read(page)
    complete = !pagination.hasNext || results.some(({ submittedAt }) => Date.parse(submittedAt) < since)
  }
  return { attempts: attempts(), complete }
}
