import type { Result } from '../../domain/results/results.ts'
import { offers } from '../session/features.ts'

/** When the API will show the questions of a result, in milliseconds; undefined if it does not keep them back. */
export const reviewAwaited = ({ questions, reviewFrom }: Result): number | undefined =>
  !questions && reviewFrom !== undefined && offers('review') ? Date.parse(reviewFrom) : undefined
