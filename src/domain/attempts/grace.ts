import { MINUTE_MS } from '../lib/time.ts'

/** How long after its deadline an attempt may still be handed in: for slow networks, as its answers were complete in time. */
export const GRACE_MS = MINUTE_MS
