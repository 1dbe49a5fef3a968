import { listAllResults } from '../../api/admin/result-admin.ts'
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
import { MAX_PAGES, readAttemptsSince } from '../results/all-attempts.ts'
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

export interface RecentAttempts {
  days: { date: string; attempts: number }[]
  /** There were too many to read: the oldest days are incomplete. */
  cut: boolean
}

export const $recentAttempts = createRemote<RecentAttempts>(['analytics-recent', $adminId], {
  ...EXPENSIVE_READ,
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
