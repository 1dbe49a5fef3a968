import { listAllResults } from '../../api/results.ts'
import {
  attemptsPerDay,
  BIN_STARTS,
  figuresOf,
  type QuizFigures,
  recentDays,
  type ScoreBin,
  scoreBins,
} from '../../domain/analysis/analytics.ts'
import { wallToInstant } from '../../domain/lib/time.ts'
import { EXPENSIVE_READ } from '../lib/expensive-read.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { serverNow } from '../page/clock.ts'
import { explainFailure } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'

export const refreshAnalytics = () => refresh('analytics')

const onError = explainFailure('load-analytics')

export interface AllFigures {
  totalAttempts: number
  /** Undefined if the API sends no statistics. */
  quizzes: readonly QuizFigures[] | undefined
}

export const $overallFigures = createRemote<AllFigures>(['analytics-figures', $adminId], {
  ...EXPENSIVE_READ,
  onError,
  fetcher: async () => {
    const answer = await listAllResults({ page: 1, limit: 1 })
    return { totalAttempts: answer.pagination.total, quizzes: figuresOf(answer) }
  },
})

const PAGE_LIMIT = 500
const MAX_PAGES = 20

export interface RecentAttempts {
  days: { date: string; attempts: number }[]
  /** There were too many to read: the oldest days are incomplete. */
  cut: boolean
}

/** The instants of the attempts since then, newest first. Reads page after page, but no further than MAX_PAGES. */
async function readInstantsSince(since: number): Promise<{ instants: number[]; cut: boolean }> {
  const instants: number[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { results, pagination } = await listAllResults({
      page,
      limit: PAGE_LIMIT,
      sortBy: 'submittedAt',
      sortOrder: 'desc',
    })
    const submitted = results.map((result) => Date.parse(result.submittedAt))
    instants.push(...submitted.filter((instant) => instant >= since))
    if (!pagination.hasNext || submitted.some((instant) => instant < since)) return { instants, cut: false }
  }
  return { instants, cut: true }
}

export const $recentAttempts = createRemote<RecentAttempts>(['analytics-recent', $adminId], {
  ...EXPENSIVE_READ,
  onError,
  fetcher: async () => {
    const days = recentDays(serverNow())
    const { instants, cut } = await readInstantsSince(wallToInstant(days[0] ?? '', '00:00'))
    return { days: attemptsPerDay(days, instants), cut }
  },
})

export const $scoreBins = createRemote<ScoreBin[]>(['analytics-scores', $adminId], {
  ...EXPENSIVE_READ,
  onError,
  fetcher: async () => {
    const counts: number[] = []
    // One at a time: ten at once would be a burst for a small server.
    for (const minScore of BIN_STARTS) {
      const { pagination } = await listAllResults({ page: 1, limit: 1, minScore })
      counts.push(pagination.total)
    }
    return scoreBins(counts)
  },
})
