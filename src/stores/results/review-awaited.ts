import { onMount } from 'nanostores'
import { SECOND_MS } from '../../domain/lib/time.ts'
import type { Result } from '../../domain/results/results.ts'
import type { createRemote } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { offers } from '../session/features.ts'

/** When the API will show the questions of a result, in milliseconds; undefined if it does not keep them back. */
export const reviewAwaited = ({ questions, reviewFrom }: Result): number | undefined =>
  !questions && reviewFrom !== undefined && offers('review') ? Date.parse(reviewFrom) : undefined

/** Time for an API whose clock is a moment behind, or that could not answer. */
const ASK_AGAIN_MS = 10 * SECOND_MS

/** Reads results again once the review of one of them opens, so that nobody has to reload the page. */
export function followReviews<Data>(
  $read: ReturnType<typeof createRemote<Data>>,
  resultsIn: (data: Data) => Result[],
): void {
  onMount($read, () => {
    let askedAt = Number.NEGATIVE_INFINITY
    return $now.listen((now) => {
      // For a second after its screen is left it stays mounted, and `get` would read it for nobody.
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
