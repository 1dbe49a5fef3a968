import { listMyResults } from '../../api/results.ts'
import { completedQuizIds, type Result } from '../../domain/results/results.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { answered, createRemote } from '../lib/query.ts'
import { $userId } from '../session/session.ts'

/** Shares the cache of the user's results. The pages work without them, so a failure is only logged. */
const $results = createRemote<Result[]>(['my-results', $userId], {
  fetcher: () => listMyResults(),
  onError: (error) => console.warn('What was taken before could not be read.', error),
})

/** The ids of the quizzes the user has taken: empty if they cannot be read, undefined until then. */
export const $taken = computedEqual([$results], ({ data, error }) =>
  data || error !== undefined ? [...completedQuizIds(data ?? [])] : undefined,
)

export const takenAnswered = () => answered($results)
