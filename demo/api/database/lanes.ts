import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Connections are dealt out by kind of work, because a statement that takes long, or waits for a row that somebody holds, keeps its
 * connection. In `attempts` learners start, save and submit; it must stay free, so its statements skip held rows and try again
 * (batch.ts). `bookings` may wait for a slot. Administrators' changes and work in the background may wait for anything: `edits`.
 * The numbers are shares. Where there are fewer connections than lanes, the last ones share theirs.
 */
const LANES = { vital: 3, reads: 3, attempts: 3, bookings: 2, edits: 2 } as const
export type Lane = keyof typeof LANES
const LANE_NAMES = Object.keys(LANES) as Lane[]

/** Lanes that have connections in common, and how many. */
export interface LaneGroup {
  lanes: Lane[]
  connections: number
}

const shareOf = ({ lanes }: LaneGroup) => lanes.reduce((sum, lane) => sum + LANES[lane], 0)
const perShare = (group: LaneGroup) => group.connections / shareOf(group)

/** Deals out exactly so many connections, by shares, at least one to each lane or to those that must share it. */
export function dealConnections(connections: number): LaneGroup[] {
  const groups = LANE_NAMES.map((lane): LaneGroup => ({ lanes: [lane], connections: 1 }))
  while (groups.length > connections) {
    const last = groups.pop()
    groups.at(-1)?.lanes.push(...(last?.lanes ?? []))
  }
  for (let left = connections - groups.length; left > 0; left--) {
    const poorest = groups.reduce((poor, group) => (perShare(group) < perShare(poor) ? group : poor))
    poorest.connections++
  }
  return groups
}

const lanes = new AsyncLocalStorage<Lane>()

/** Does work whose queries take their connections from that lane. The embedded database has one session and no lanes. */
export const inLane = <Outcome>(lane: Lane, work: () => Outcome): Outcome => lanes.run(lane, work)

export const currentLane = (): Lane => lanes.getStore() ?? 'edits'
