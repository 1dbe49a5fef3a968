import { listMyResults } from '../../api/results.ts'
import { completedQuizIds, type Result } from '../../domain/results/results.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { answered, createRemote } from '../lib/query.ts'
import { $userId } from '../session/session.ts'

/** In the cache of the user's results. But the pages are whole without them here, so their failure is only logged. */
const $results = createRemote<Result[]>(['my-results', $userId], {
  fetcher: () => listMyResults(),
  onError: (error) => console.warn('What was taken before could not be read.', error),
})

/** The ids of the quizzes that the user has taken: none where that cannot be read, undefined until it is. */
export const $taken = computedEqual([$results], ({ data, error }) =>
  data || error !== undefined ? [...completedQuizIds(data ?? [])] : undefined,
)

export const takenAnswered = () => answered($results)
