import { atom } from 'nanostores'
import { listAllResults } from '../../api/admin/result-admin.ts'
import { figuresOf, mostAttempted, type QuizFigures } from '../../domain/analysis/analytics.ts'
import { figuresPerQuiz } from '../../domain/analysis/results-figures.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { EXPENSIVE_READ } from '../lib/expensive-read.ts'
import { createRemote } from '../lib/query.ts'
import { noteFailed } from '../page/notices.ts'
import { $quizzes } from '../quizzes/quizzes.ts'
import { $adminId } from '../session/admin-id.ts'
import { MAX_PAGES, type ReadingProgress, readAllAttempts } from './all-attempts.ts'

/** Figures for the quizzes taken, most attempts first, unless there are too many attempts to count here. */
export type QuizStatistics =
  | { state: 'counted'; quizzes: QuizFigures[] }
  | { state: 'too-many'; read: number }

/** Progress while attempts are counted here. */
export const $countingProgress = atom<ReadingProgress | undefined>()

const counted = (quizzes: readonly QuizFigures[]): QuizStatistics => ({
  state: 'counted',
  quizzes: mostAttempted(quizzes, quizzes.length),
})

const SIGNED_OUT = new Failure({ message: 'Session expired', status: 401 })

/** Counts all attempts. Stops when the session ends, since the next page would be requested as another user. */
async function countAll(): Promise<QuizStatistics> {
  const adminId = $adminId.get()
  const counting = new AbortController()
  const stop = $adminId.listen((now) => now !== adminId && counting.abort(SIGNED_OUT))
  try {
    const { attempts, complete } = await readAllAttempts({
      readPage: listAllResults,
      onProgress: (progress) => $countingProgress.set(progress),
      signal: counting.signal,
      maxPages: MAX_PAGES.quizStatistics,
    })
    // Partial figures would look complete.
    return complete ? counted(figuresPerQuiz(attempts)) : { state: 'too-many', read: attempts.length }
  } finally {
    stop()
    $countingProgress.set(undefined)
  }
}

/** From the API if it counts; otherwise from thousands of attempts, so not repeated on focus. */
export const $quizStatistics = createRemote<QuizStatistics>(['admin-results-statistics', $adminId], {
  ...EXPENSIVE_READ,
  onError: noteFailed('load-results-data'),
  fetcher: async () => {
    const figures = figuresOf(await listAllResults({ page: 1, limit: 1 }))
    return figures ? counted(figures) : countAll()
  },
})

/** The quizzes to choose from: existing ones, and those known only from results. */
export const $quizChoices = computedEqual([$quizzes, $quizStatistics], (quizzes, { data: statistics }) => {
  const taken = statistics?.state === 'counted' ? statistics.quizzes : []
  const titles = new Map(taken.map(({ quizId, title }) => [quizId, title]))
  for (const { _id, title } of quizzes.data?.rows ?? []) titles.set(_id, title)
  return [...titles]
})
