import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Each kind of work has connections of its own, because a statement that is slow or waits for a locked row keeps its connection.
 * `attempts` is for starting, saving and submitting; its statements skip locked rows and retry (batch.ts), so that it never blocks.
 * `bookings` may wait for a slot. Administrators' changes and background work are in `edits` and may wait for anything. The numbers are
 * shares. With fewer connections than lanes, the last lanes share one. demo/docs/decisions/0016-batches-and-lanes.md has the reasons.
 */
const LANES = { vital: 3, reads: 3, attempts: 3, bookings: 2, edits: 2 } as const
export type Lane = keyof typeof LANES
const LANE_NAMES = Object.keys(LANES) as Lane[]

/** Lanes that share connections, and how many. */
export interface LaneGroup {
  lanes: Lane[]
  connections: number
}

const shareOf = ({ lanes }: LaneGroup) => lanes.reduce((sum, lane) => sum + LANES[lane], 0)
const perShare = (group: LaneGroup) => group.connections / shareOf(group)

/** Distributes exactly this many connections by shares, at least one to each lane or group of lanes. */
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

/** Runs work whose queries use the connections of this lane. The embedded database has one session and no lanes. */
export const inLane = <Outcome>(lane: Lane, work: () => Outcome): Outcome => lanes.run(lane, work)

export const currentLane = (): Lane => lanes.getStore() ?? 'edits'
