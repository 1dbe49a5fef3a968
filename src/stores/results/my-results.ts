import { listMyResults } from '../../api/results.ts'
import type { Result } from '../../domain/results/results.ts'
import { createRemote } from '../lib/query.ts'
import { noteFailed } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { followReviews } from './review-awaited.ts'

export const $myResults = createRemote<Result[]>(['my-results', $userId], {
  fetcher: () => listMyResults(),
  onError: noteFailed('load-your-results'),
})
followReviews($myResults, (results) => results)
