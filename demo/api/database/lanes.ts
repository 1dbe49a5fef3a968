import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Connections are dealt out by kind of work, because those who wait for a row that somebody holds keep their connection:
 * bookings of one slot must not stop submissions, nor must saves; no write a read, and nothing the sign-in and the health check.
 * The numbers are shares.
 */
export const LANES = { vital: 3, reads: 3, bookings: 2, saves: 1, writes: 3 } as const
export type Lane = keyof typeof LANES
export const LANE_NAMES = Object.keys(LANES) as Lane[]

const lanes = new AsyncLocalStorage<Lane>()

/** Does work whose queries take their connections from that lane. The embedded database has one session and no lanes. */
export const inLane = <Outcome>(lane: Lane, work: () => Outcome): Outcome => lanes.run(lane, work)

/** Whatever was not given a lane may write. */
export const currentLane = (): Lane => lanes.getStore() ?? 'writes'
