import { atom } from 'nanostores'
import { listAllResults } from '../../api/results.ts'
import { figuresOf, mostAttempted, type QuizFigures } from '../../domain/analysis/analytics.ts'
import { figuresPerQuiz } from '../../domain/analysis/results-figures.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { noteFailed } from '../page/notices.ts'
import { $quizzes } from '../quizzes/quizzes.ts'
import { $adminId } from '../session/admin-id.ts'
import { type ReadingProgress, readAllAttempts } from './all-attempts.ts'

/** As far as attempts are counted here for an API that does not count them itself: 20,000 by pages of 500. */
const MAX_PAGES = 40

/** The figures of the quizzes that were taken, the most taken first; or that there are too many attempts to count here. */
export type QuizStatistics =
  | { state: 'counted'; quizzes: QuizFigures[] }
  | { state: 'too-many'; read: number }

/** How far the counting has come, while attempts are counted here. */
export const $countingProgress = atom<ReadingProgress | undefined>()

const counted = (quizzes: readonly QuizFigures[]): QuizStatistics => ({
  state: 'counted',
  quizzes: mostAttempted(quizzes, quizzes.length),
})

const SIGNED_OUT = new Failure({ message: 'Session expired', status: 401 })

/** Counts from all attempts. It ends with the session, since the next page would be asked for in somebody else's name. */
async function countAll(): Promise<QuizStatistics> {
  const adminId = $adminId.get()
  const counting = new AbortController()
  const stop = $adminId.listen((now) => now !== adminId && counting.abort(SIGNED_OUT))
  try {
    const { attempts, complete } = await readAllAttempts({
      readPage: listAllResults,
      onProgress: (progress) => $countingProgress.set(progress),
      signal: counting.signal,
      maxPages: MAX_PAGES,
    })
    // What was read is not all, and would look as if it were.
    return complete ? counted(figuresPerQuiz(attempts)) : { state: 'too-many', read: attempts.length }
  } finally {
    stop()
    $countingProgress.set(undefined)
  }
}

export const tellResultsFailure = noteFailed('load-results-data')

/** Counted in the API where it can; not anew at every focus, for it may be thousands of attempts that are read for it. */
export const $quizStatistics = createRemote<QuizStatistics>(['admin-results-statistics', $adminId], {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupeTime: 60_000,
  onError: tellResultsFailure,
  fetcher: async () => {
    const figures = figuresOf(await listAllResults({ page: 1, limit: 1 }))
    return figures ? counted(figures) : countAll()
  },
})

const nameOf = (quizId: string, title: string | undefined) => [quizId, title ?? 'Unknown Quiz'] as const

/** The quizzes to choose from, as id and title and by title: those that exist, and those that only their results tell of. */
export const $quizChoices = computedEqual([$quizzes, $quizStatistics], (quizzes, { data: statistics }) => {
  const taken = statistics?.state === 'counted' ? statistics.quizzes : []
  const names = [
    ...taken.map(({ quizId, title }) => nameOf(quizId, title)),
    ...(quizzes.data ?? []).map(({ _id, title }) => nameOf(_id, title)),
  ]
  return [...new Map(names)].sort(([, a], [, b]) => a.localeCompare(b))
})
