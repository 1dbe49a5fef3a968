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
import { createRemote, refresh } from '../lib/query.ts'
import { serverNow } from '../page/clock.ts'
import { explainFailure } from '../page/notices.ts'
import { MAX_PAGES, readAttemptsSince } from '../results/all-attempts.ts'
import { $adminId } from '../session/admin-id.ts'

/** Counts over all attempts are no light reads: they are made for administrators only, and not anew at every focus. */
const UNHURRIED = { revalidateOnFocus: false, revalidateOnReconnect: false, dedupeTime: 60_000 } as const

export const refreshAnalytics = () => refresh('analytics')

const onError = explainFailure('load-analytics')

export interface AllFigures {
  totalAttempts: number
  /** Undefined where the API gives no statistics. */
  quizzes: readonly QuizFigures[] | undefined
}

export const $figures = createRemote<AllFigures>(['analytics-figures', $adminId], {
  ...UNHURRIED,
  onError,
  fetcher: async () => {
    const answer = await listAllResults({ page: 1, limit: 1 })
    return { totalAttempts: answer.pagination.total, quizzes: figuresOf(answer) }
  },
})

export interface RecentAttempts {
  days: { date: string; attempts: number }[]
  /** There were more than can be read at once: the oldest days are missing. */
  cut: boolean
}

export const $recentAttempts = createRemote<RecentAttempts>(['analytics-recent', $adminId], {
  ...UNHURRIED,
  onError,
  fetcher: async () => {
    const days = recentDays(serverNow())
    const { attempts, complete } = await readAttemptsSince(wallToInstant(days[0] ?? '', '00:00'), {
      readPage: listAllResults,
      maxPages: MAX_PAGES.recentAttempts,
    })
    const instants = attempts.map(({ submittedAt }) => Date.parse(submittedAt))
    return { days: attemptsPerDay(days, instants), cut: !complete }
  },
})

export const $scoreBins = createRemote<ScoreBin[]>(['analytics-scores', $adminId], {
  ...UNHURRIED,
  onError,
  fetcher: async () => {
    const counts: number[] = []
    // One after the other: ten counts at once would be a burst for a small server.
    for (const minScore of BIN_STARTS) {
      const { pagination } = await listAllResults({ page: 1, limit: 1, minScore })
      counts.push(pagination.total)
    }
    return scoreBins(counts)
  },
})
