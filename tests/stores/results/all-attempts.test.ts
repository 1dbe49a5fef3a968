import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { RESULTS_CHANGED } from '../../../src/domain/lib/failure.ts'
import type { AdminResults, AdminResultsQuery } from '../../../src/domain/results/admin-results.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { explain } from '../../../src/messages/explain.ts'
import {
  type ReadingProgress,
  readAllAttempts,
  readAttemptsSince,
} from '../../../src/stores/results/all-attempts.ts'
import { failureOf } from '../../support/failure-of.ts'

interface Behaviour {
  /** Attempts on a page at most, whatever limit is asked for. */
  most?: number
  /** Runs before the nth page is answered, counted from 1. */
  before?: (nth: number, ids: string[]) => unknown
  withoutIds?: boolean
}

/** 'attempt 7' is submitted in the seventh second of 1970. */
const instantOf = (id: string) => Number(/\d+/.exec(id)) * 1000
const attempt = (_id: string) =>
  v.parse(Result, {
    _id,
    score: 50,
    correctAnswers: 1,
    totalQuestions: 2,
    submittedAt: new Date(instantOf(_id)).toISOString(),
  })
const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `attempt ${index + 1}`)

/** An API with these attempts, oldest first, which others change while they are read. */
function apiWith(ids: string[], { most = 500, before, withoutIds }: Behaviour = {}) {
  const asked: AdminResultsQuery[] = []
  const readPage = async (query: AdminResultsQuery): Promise<AdminResults> => {
    asked.push(query)
    before?.(asked.length, ids)
    const [page, limit] = [query.page ?? 1, Math.min(query.limit ?? 50, most)]
    const totalPages = Math.max(1, Math.ceil(ids.length / limit))
    const results = (query.sortOrder === 'desc' ? ids.toReversed() : ids)
      .slice((page - 1) * limit, page * limit)
      .map((id) => ({ ...attempt(id), ...(withoutIds && { _id: '' }) }))
    const pagination = {
      page,
      limit,
      total: ids.length,
      totalPages,
      hasNext: page < totalPages,
      hasPrev: page > 1,
    }
    return { results, pagination }
  }
  return { readPage, asked }
}

const readIds = async (api: Pick<ReturnType<typeof apiWith>, 'readPage'>) =>
  (await readAllAttempts(api)).attempts.map(({ _id }) => _id)

describe('all attempts', () => {
  test.each([0, 1, 500, 501, 1250])('are read completely when there are %i', async (count) => {
    const api = apiWith(idsUpTo(count))
    expect(await readIds(api)).toEqual(idsUpTo(count))
    expect(api.asked.every(({ sortOrder, sortBy }) => sortBy === 'submittedAt' && sortOrder === 'asc')).toBe(
      true,
    )
  })

  test('are read once if everything is on one page', async () => {
    const api = apiWith(idsUpTo(500))
    await readIds(api)
    expect(api.asked).toHaveLength(1)
  })

  test('are read from an API with pages smaller than asked for', async () => {
    expect(await readIds(apiWith(idsUpTo(1001), { most: 100 }))).toEqual(idsUpTo(1001))
  })

  test('all count if the API gives no ids', async () => {
    const { attempts } = await readAllAttempts(apiWith(idsUpTo(35), { most: 10, withoutIds: true }))
    expect(attempts).toHaveLength(35)
  })

  test('report their progress page by page', async () => {
    const seen: ReadingProgress[] = []
    await readAllAttempts({
      ...apiWith(idsUpTo(25), { most: 10 }),
      onProgress: (progress) => seen.push(progress),
    })
    expect(seen.map(({ read }) => read)).toEqual([10, 15, 25, 25, 25])
    expect(seen.every(({ total }) => total === 25)).toBe(true)
  })

  test('are the oldest ones if there are more than may be read', async () => {
    const answer = await readAllAttempts({ ...apiWith(idsUpTo(50), { most: 10 }), maxPages: 3 })
    expect(answer.complete).toBe(false)
    expect(answer.attempts.map(({ _id }) => _id)).toEqual(idsUpTo(30))
  })
})

describe('reading attempts', () => {
  test.each([2, 3, 4, 5])('loses no other attempt to a reset before page %i', async (reset) => {
    for (const gone of idsUpTo(35)) {
      const before = (nth: number, ids: string[]) => {
        if (nth === reset && ids.includes(gone)) ids.splice(ids.indexOf(gone), 1)
      }
      const read = await readIds(apiWith(idsUpTo(35), { most: 10, before }))
      const others = idsUpTo(35).filter((id) => id !== gone)
      expect(read.filter((id) => id !== gone)).toEqual(others)
    }
  })

  test('loses no attempt that exists throughout to resets and submissions at each page', async () => {
    const before = (nth: number, ids: string[]) => {
      if (nth > 1) ids.splice(2 * nth, 1)
      ids.push(`new ${nth}`, `newer ${nth}`)
    }
    const kept = idsUpTo(95)
    const api = apiWith(kept, { most: 10, before })
    const read = new Set(await readIds(api))
    expect(kept.filter((id) => id.startsWith('attempt') && !read.has(id))).toEqual([])
    expect(api.asked.length, 'in one round, and the two pages that were submitted').toBe(13)
  })

  test('takes no second round because of submissions alone', async () => {
    const api = apiWith(idsUpTo(35), { most: 10, before: (nth, ids) => void ids.push(`new ${nth}`) })
    expect(await readIds(api)).toEqual(expect.arrayContaining(idsUpTo(35)))
    expect(api.asked, 'four pages, the first twice, the last with one more').toHaveLength(7)
  })

  test('includes what is submitted before the last page is read again', async () => {
    const before = (nth: number, ids: string[]) => nth === 4 && ids.push(...NEW)
    const NEW = Array.from({ length: 12 }, (_, index) => `new ${100 + index}`)
    expect(await readIds(apiWith(idsUpTo(35), { most: 10, before }))).toEqual([...idsUpTo(35), ...NEW])
  })

  test('includes pages that a cached total does not count', async () => {
    const { readPage } = apiWith(idsUpTo(57), { most: 10 })
    const remembering = async (query: AdminResultsQuery) => {
      const { results, pagination } = await readPage(query)
      const total = pagination.hasNext ? Math.max(45, pagination.page * 10 + 1) : pagination.total
      return { results, pagination: { ...pagination, total, totalPages: Math.ceil(total / 10) } }
    }
    expect(await readIds({ readPage: remembering })).toEqual(idsUpTo(57))
  })

  test.each([2, 3, 4, 5, 6])(
    'loses none of the older ones to an attempt that lands among them before page %i',
    async (late) => {
      for (const index of [0, 9, 10, 25, 34]) {
        const before = (nth: number, ids: string[]) => nth === late && ids.splice(index, 0, 'late 1')
        const read = new Set(await readIds(apiWith(idsUpTo(35), { most: 10, before })))
        expect(idsUpTo(35).filter((id) => !read.has(id))).toEqual([])
      }
    },
  )

  test('can be aborted', async () => {
    const stopping = new AbortController()
    const api = apiWith(idsUpTo(35), {
      most: 10,
      before: (nth) => {
        if (nth === 2) stopping.abort(new Error('signed out'))
      },
    })
    await expect(readAllAttempts({ ...api, signal: stopping.signal })).rejects.toThrow('signed out')
    expect(api.asked).toHaveLength(2)
  })
})

describe('an API whose pages do not fit together', () => {
  test('is read again at most three times if pages overlap', async () => {
    const { readPage, asked } = apiWith(idsUpTo(35), { most: 10 })
    const overlapping = async (query: AdminResultsQuery) => {
      const { pagination } = await readPage(query)
      return { ...(await readPage({ ...query, page: 1 })), pagination }
    }
    const atFirst = (query: AdminResultsQuery) => (asked.length < 12 ? overlapping : readPage)(query)
    expect(await readIds({ readPage: atFirst })).toEqual(idsUpTo(35))
    expect(asked.splice(0)).toHaveLength(12 + 6)
    const failure = await failureOf(readIds({ readPage: overlapping }))
    expect(explain(failure, 'export-results')).toBe(
      'The results changed while they were being read. Please try again.',
    )
    expect(asked).toHaveLength(3 * 12)
  })

  test('is given up if it answers the first page for ever', async () => {
    const { readPage } = apiWith(idsUpTo(35), { most: 10 })
    const failure = await failureOf(readIds({ readPage: (query) => readPage({ ...query, page: 1 }) }))
    expect(failure).toMatchObject({ code: RESULTS_CHANGED })
  })
})

describe('the attempts since a given time', () => {
  const since = instantOf('attempt 20')

  test('are read from the newest on, no further than the page with the first older one', async () => {
    const api = apiWith(idsUpTo(45), { most: 10 })
    const { attempts, complete } = await readAttemptsSince(since, api)
    expect(complete).toBe(true)
    expect(attempts.map(({ _id }) => _id)).toEqual(idsUpTo(45).slice(15).toReversed())
    expect(api.asked.map(({ page, sortBy, sortOrder }) => [page, sortBy, sortOrder])).toEqual([
      [1, 'submittedAt', 'desc'],
      [2, 'submittedAt', 'desc'],
      [3, 'submittedAt', 'desc'],
    ])
  })

  test('end with the last page', async () => {
    const api = apiWith(idsUpTo(25), { most: 10 })
    expect(await readAttemptsSince(0, api)).toMatchObject({ complete: true, attempts: { length: 25 } })
    expect(api.asked).toHaveLength(3)
  })

  test('count once when a submission moves them to the next page', async () => {
    const before = (nth: number, ids: string[]) => nth > 1 && ids.push(`attempt ${100 + nth}`)
    const { attempts } = await readAttemptsSince(since, apiWith(idsUpTo(35), { most: 10, before }))
    expect(attempts.map(({ _id }) => _id)).toEqual(idsUpTo(35).slice(16).toReversed())
  })

  test('are the newest ones if there are more than may be read', async () => {
    const { attempts, complete } = await readAttemptsSince(0, {
      ...apiWith(idsUpTo(50), { most: 10 }),
      maxPages: 2,
    })
    expect(complete).toBe(false)
    expect(attempts).toHaveLength(20)
  })
})

/** The same API, whose pages tell behind which attempt the next one begins. */
function cursorsOver(ids: string[], { most = 10, before }: Behaviour = {}) {
  const asked: AdminResultsQuery[] = []
  const readPage = async (query: AdminResultsQuery): Promise<AdminResults> => {
    asked.push(query)
    before?.(asked.length, ids)
    const inOrder = (one: string, other: string) => instantOf(one) - instantOf(other)
    const sorted = ids.toSorted(query.sortOrder === 'desc' ? (one, other) => inOrder(other, one) : inOrder)
    const { after } = query
    const behind =
      after === undefined ? sorted : sorted.filter((id) => sign(query) * (instantOf(id) - Number(after)) > 0)
    const shown = behind.slice(0, most)
    const hasNext = behind.length > most
    const next = hasNext ? `${instantOf(shown.at(-1) ?? '')}` : undefined
    const total = ids.length
    const pagination = {
      page: 1,
      limit: most,
      total,
      totalPages: Math.ceil(total / most),
      hasNext,
      hasPrev: false,
      next,
    }
    return { results: shown.map(attempt), pagination }
  }
  return { readPage, asked }
}
const sign = ({ sortOrder }: AdminResultsQuery) => (sortOrder === 'desc' ? -1 : 1)

describe('an API with cursors', () => {
  test.each([0, 1, 10, 11, 35])('is read to the end, each page once, when there are %i', async (count) => {
    const api = cursorsOver(idsUpTo(count))
    expect(await readIds(api)).toEqual(idsUpTo(count))
    expect(api.asked).toHaveLength(Math.max(1, Math.ceil(count / 10)))
    expect(api.asked.slice(1).every(({ page, after }) => page === undefined && after !== undefined)).toBe(
      true,
    )
  })

  test.each([2, 3, 4])('loses nobody to resets and submissions before page %i', async (nth) => {
    const resets = ['attempt 1', 'attempt 10', 'attempt 11', 'attempt 20', 'attempt 34']
    const before = (now: number, ids: string[]) => {
      if (now === nth) ids.splice(0, ids.length, ...ids.filter((id) => !resets.includes(id)), 'attempt 90')
    }
    const read = await readIds(cursorsOver(idsUpTo(35), { before }))
    expect(read).toEqual(expect.arrayContaining(idsUpTo(35).filter((id) => !resets.includes(id))))
    expect(read).toContain('attempt 90')
  })

  test('is not complete beyond the pages that may be read', async () => {
    const answer = await readAllAttempts({ ...cursorsOver(idsUpTo(35)), maxPages: 3 })
    expect(answer).toMatchObject({ complete: false, attempts: { length: 30 } })
    expect(await readAllAttempts({ ...cursorsOver(idsUpTo(30)), maxPages: 3 })).toMatchObject({
      complete: true,
    })
  })

  test('is not taken for complete if it leads in a circle or breaks off', async () => {
    const { readPage } = cursorsOver(idsUpTo(35))
    const circling = ({ after: _, ...query }: AdminResultsQuery) => readPage(query)
    expect(await failureOf(readIds({ readPage: circling }))).toMatchObject({ code: RESULTS_CHANGED })
    const breaking = async (query: AdminResultsQuery) => {
      const { results, pagination } = await readPage(query)
      return {
        results,
        pagination: query.after === undefined ? pagination : { ...pagination, next: undefined },
      }
    }
    expect(await failureOf(readIds({ readPage: breaking }))).toMatchObject({ code: RESULTS_CHANGED })
  })

  test('is also followed back to a given time', async () => {
    const before = (nth: number, ids: string[]) => nth > 1 && ids.push(`attempt ${100 + nth}`)
    const api = cursorsOver(idsUpTo(45), { before })
    const { attempts, complete } = await readAttemptsSince(instantOf('attempt 20'), api)
    expect(complete).toBe(true)
    expect(attempts.map(({ _id }) => _id)).toEqual(idsUpTo(45).slice(15).toReversed())
  })
})
