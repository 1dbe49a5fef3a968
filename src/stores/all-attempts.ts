import { Failure } from '../domain/failure.ts'
import type { AdminResults, AdminResultsQuery, Result } from '../domain/results.ts'

/** The most that the reference API gives at once; another API may give less, and tells when there is more. */
const PAGE_LIMIT = 500
/** A row that goes while the pages are read moves those behind it, and one of them may be missed. */
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
}

export interface AllAttempts {
  attempts: Result[]
  /** False where there were more than `maxPages` hold: the newest are missing. */
  complete: boolean
}

async function readRound({ readPage, onProgress, signal, maxPages = Infinity }: ReadingOptions) {
  const byId = new Map<string, Result>()
  for (let page = 1; ; page++) {
    // Oldest first: what is submitted meanwhile comes last, and moves nothing.
    const { results, pagination } = await readPage({
      page,
      limit: PAGE_LIMIT,
      sortBy: 'submittedAt',
      sortOrder: 'asc',
    })
    signal?.throwIfAborted()
    for (const result of results) byId.set(result._id || `${page} ${byId.size}`, result)
    onProgress?.({ read: byId.size, total: pagination.total })
    const ended = !pagination.hasNext || results.length === 0
    if (ended || page >= maxPages)
      return { attempts: [...byId.values()], total: pagination.total, complete: ended }
  }
}

/**
 * Reads all attempts, page after page, the oldest first.
 * @throws Failure where a page cannot be read, or where attempts kept going away while they were read.
 * @throws the signal's reason when it was aborted.
 */
export async function readAllAttempts(options: ReadingOptions): Promise<AllAttempts> {
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const { attempts, total, complete } = await readRound(options)
    if (!complete || attempts.length >= total) return { attempts, complete }
  }
  throw new Failure({ message: 'The results changed while they were read. Please try again.' })
}
