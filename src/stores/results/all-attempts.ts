import { Failure } from '../../domain/lib/failure.ts'
import type { AdminResults, AdminResultsQuery, Result } from '../../domain/results/results.ts'

/** The most that the reference API gives at once; another API may give less, and tells when there is more. */
const PAGE_LIMIT = 500
/** An API may page so that its pages overlap, or be changed so much that it looks so. */
const MAX_ROUNDS = 3

export interface ReadingProgress {
  read: number
  total: number
}

interface ReadingOptions {
  /** One of the two calls that page through results, with a filter if there is one. */
  readPage: (query: AdminResultsQuery) => Promise<AdminResults>
  onProgress?: (progress: ReadingProgress) => void
  /** Aborted, the reading ends after the page that is on its way. */
  signal?: AbortSignal
  maxPages?: number
  /** Attempts on a page: fewer where answers are looked at, for reading a page must not hold up typing. */
  limit?: number
}

export interface AllAttempts {
  attempts: Result[]
  /** False where there were more than `maxPages` hold: the newest are missing. */
  complete: boolean
}

/** By id, in the order of the pages; what slipped from one page to another while they were read counts once. */
function distinct(pages: ReadonlyMap<number, readonly Result[]>): Result[] {
  const byId = new Map<string, Result>()
  for (const [page, results] of [...pages].sort(([a], [b]) => a - b))
    for (const [index, result] of results.entries()) byId.set(result._id || `${page} ${index}`, result)
  return [...byId.values()]
}

/**
 * From the last page to the first. The oldest come first, so a submission comes behind all that is read, and a reset moves
 * what is behind it to the pages that are still to come: nothing is missed. The first page tells how many there are, and is
 * therefore read again in its turn.
 */
async function readRound(options: ReadingOptions) {
  const { readPage, onProgress, signal, maxPages = Infinity, limit = PAGE_LIMIT } = options
  const pages = new Map<number, readonly Result[]>()
  const read = async (page: number) => {
    const { results, pagination } = await readPage({
      page,
      limit,
      sortBy: 'submittedAt',
      sortOrder: 'asc',
    })
    signal?.throwIfAborted()
    pages.set(page, results)
    const count = [...pages.values()].reduce((sum, { length }) => sum + length, 0)
    onProgress?.({ read: Math.min(count, pagination.total), total: pagination.total })
    return pagination
  }
  const first = await read(1)
  const last = Math.min(first.totalPages, maxPages)
  let final = first
  for (let page = last; last > 1 && page >= 1; page--) final = await read(page)
  const attempts = distinct(pages)
  return {
    attempts,
    complete: first.totalPages <= maxPages,
    consistent: first.total !== final.total || attempts.length >= final.total,
  }
}

/**
 * Reads all attempts there are as it begins, the oldest first. One that is reset meanwhile may be among them or not.
 * @throws Failure where a page cannot be read, or where fewer came than there were said to be.
 * @throws the signal's reason when it was aborted.
 */
export async function readAllAttempts(options: ReadingOptions): Promise<AllAttempts> {
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const { attempts, complete, consistent } = await readRound(options)
    if (!complete || consistent) return { attempts, complete }
  }
  throw new Failure({ message: 'The results changed while they were read. Please try again.' })
}
