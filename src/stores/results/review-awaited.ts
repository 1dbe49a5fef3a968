import { onMount } from 'nanostores'
import { SECOND_MS } from '../../domain/lib/time.ts'
import type { Result } from '../../domain/results/results.ts'
import type { createRemote } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { offers } from '../session/features.ts'

/** When the API will show a result's questions, in milliseconds; undefined if they are not withheld. */
export const reviewAwaited = ({ questions, reviewFrom }: Result): number | undefined =>
  !questions && reviewFrom !== undefined && offers('review') ? Date.parse(reviewFrom) : undefined

/** Allows for an API whose clock is slightly behind, or that did not answer. */
const ASK_AGAIN_MS = 10 * SECOND_MS

/** Reads results again once the review of one of them opens, so that nobody has to reload the page. */
export function followReviews<Data>(
  $read: ReturnType<typeof createRemote<Data>>,
  resultsIn: (data: Data) => Result[],
): void {
  onMount($read, () => {
    let askedAt = Number.NEGATIVE_INFINITY
    return $now.listen((now) => {
      // It stays mounted for a second after leaving the screen, when `get` would cause a needless read.
      if ($read.lc === 0) return
      const { data, loading } = $read.get()
      if (loading || data === undefined || now < askedAt + ASK_AGAIN_MS) return
      if (!resultsIn(data).some((result) => now >= (reviewAwaited(result) ?? Number.POSITIVE_INFINITY)))
        return
      askedAt = now
      $read.revalidate()
    })
  })
}
