import { listMyResults } from '../../api/results.ts'
import type { Result } from '../../domain/results/results.ts'
import { createRemote } from '../lib/query.ts'
import { noteFailed } from '../page/notices.ts'
import { $userId } from '../session/session.ts'

const createResults = (onError: (error: unknown) => void) =>
  createRemote<Result[]>(['my-results', $userId], { fetcher: () => listMyResults(), onError })

export const $myResults = createResults(noteFailed('load-your-results'))

/** The same for screens that are whole without them: their failure is only logged. */
export const $resultsIfKnown = createResults((error) =>
  console.warn('The results so far could not be read.', error),
)
