import { atom, computed } from 'nanostores'
import { listQuizResults } from '../../api/admin/result-admin.ts'
import {
  type AttemptFigures,
  attemptFiguresOf,
  figuresOfQuiz,
} from '../../domain/analysis/results-figures.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { MAX_PAGES, type ReadingProgress, readAllAttempts } from '../results/all-attempts.ts'
import { $attempts, $attemptsQuizId, noteLoadFailure } from '../results/quiz-attempts.ts'
import { $adminId } from '../session/admin-id.ts'

const $uncounted = computedEqual([$attempts, $attemptsQuizId], ({ data }, quizId) =>
  data && !attemptFiguresOf(data) ? quizId : undefined,
)
const $counting = atom<ReadingProgress | undefined>()

/** Undefined if there are too many. Aborted when the session ends, so no page is read as another user. */
async function countAll(quizId: string): Promise<AttemptFigures | undefined> {
  const counting = new AbortController()
  const stop = $adminId.listen(() => counting.abort())
  try {
    const { attempts, complete } = await readAllAttempts({
      readPage: (query) => listQuizResults(quizId, query),
      onProgress: (progress) => $counting.set(progress),
      signal: counting.signal,
      maxPages: MAX_PAGES.quizFigures,
    })
    return complete ? figuresOfQuiz(attempts) : undefined
  } finally {
    stop()
    $counting.set(undefined)
  }
}

/** Names its quiz, because after a switch the store holds stale data for a moment. */
interface CountedFigures {
  quizId: string
  figures: AttemptFigures | undefined
}

const $counted = createRemote<CountedFigures>(['quiz-figures', $adminId, $uncounted], {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onError: noteLoadFailure,
  fetcher: async (_noun, _admin, quiz) => {
    const quizId = String(quiz)
    return { quizId, figures: await countAll(quizId) }
  },
})
export const recountFigures = () => $counted.revalidate()

/** Figures for all attempts at the quiz, regardless of page and search. */
export type FiguresScene =
  | { scene: 'waiting' }
  | { scene: 'counting'; progress: ReadingProgress | undefined }
  | { scene: 'known'; figures: AttemptFigures }
  | { scene: 'too-many' }
  | { scene: 'failed' }

export const $figures = computed(
  [$attempts, $attemptsQuizId, $counted, $counting],
  ({ data }, quizId, counted, progress): FiguresScene => {
    if (!data) return { scene: 'waiting' }
    const given = attemptFiguresOf(data)
    if (given) return { scene: 'known', figures: given }
    const { figures } = counted.data ?? {}
    if (counted.data?.quizId === quizId) return figures ? { scene: 'known', figures } : { scene: 'too-many' }
    return counted.error === undefined ? { scene: 'counting', progress } : { scene: 'failed' }
  },
)
