import { Failure, RESULTS_CHANGED } from '../../domain/lib/failure.ts'
import type { AdminResults, AdminResultsQuery, Result } from '../../domain/results/results.ts'

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

/** By id, in the order of the pages; an attempt that moved to another page during the reading counts once. */
function distinct(pages: ReadonlyMap<number, readonly Result[]>): Result[] {
  const byId = new Map<string, Result>()
  for (const [page, results] of [...pages].sort(([a], [b]) => a - b))
    for (const [index, result] of results.entries()) byId.set(result._id || `${page} ${index}`, result)
  return [...byId.values()]
}

/** Reads pages in one order and keeps their results. */
function createPageReader(options: ReadingOptions, sortOrder: 'asc' | 'desc') {
  const { readPage, onProgress, signal, limit = LARGEST_PAGE } = options
  const pages = new Map<number, readonly Result[]>()
  const read = async (page: number): Promise<AdminResults> => {
    const answer = await readPage({ page, limit, sortBy: 'submittedAt', sortOrder })
    signal?.throwIfAborted()
    pages.set(page, answer.results)
    const count = [...pages.values()].reduce((sum, { length }) => sum + length, 0)
    const { total } = answer.pagination
    onProgress?.({ read: Math.min(count, total), total })
    return answer
  }
  return { pages, read }
}

/**
 * From the last page to the first, oldest attempts first: a submission lands behind what was read, and a reset moves what follows
 * it to pages still to come, so nothing is missed. The first page, read for the total, is read again in its turn.
 */
async function readRound(options: ReadingOptions) {
  const { maxPages = Infinity } = options
  const { pages, read } = createPageReader(options, 'asc')
  const first = (await read(1)).pagination
  const last = Math.min(first.totalPages, maxPages)
  let final = first
  for (let page = last; last > 1 && page >= 1; page--) final = (await read(page)).pagination
  const attempts = distinct(pages)
  return {
    attempts,
    complete: first.totalPages <= maxPages,
    consistent: first.total !== final.total || attempts.length >= final.total,
  }
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
  const { pages, read } = createPageReader(options, 'desc')
  let complete = false
  for (let page = 1; !complete && page <= maxPages; page++) {
    const { results, pagination } = await read(page)
    complete = !pagination.hasNext || results.some(({ submittedAt }) => Date.parse(submittedAt) < since)
  }
  return { attempts: distinct(pages), complete }
}
