import { MINUTE_MS, SECOND_MS } from '../lib/time.ts'
import type { LivePerson } from './live.ts'

/** A visible page sends a heartbeat every few seconds. */
const AWAY_MS = 30 * SECOND_MS
const QUIET_MINUTES = 3
/** `lastSeen` is rounded down to the minute. */
const SEEN_PRECISION_MS = MINUTE_MS

/**
 * A person's presence. Why heartbeats stop is unknown: the page may be in the background, the device asleep or offline.
 */
export type LivePresence =
  | { code: 'not-here' }
  | { code: 'not-started' }
  /** `question` counts from one. */
  | { code: 'at-work'; question: number | undefined }
  | { code: 'away' }
  | { code: 'quiet'; minutes: number }
  /** Not submitted yet: the server will do so soon. */
  | { code: 'time-over' }
  | { code: 'handed-in'; at: number | undefined }

type Seen = Pick<LivePerson, 'lastSeen'>

const instant = (iso: string | undefined) => (iso === undefined ? undefined : Date.parse(iso))

/** Minimum milliseconds since the last heartbeat. Undefined if there was none. */
export function silentMs({ lastSeen }: Seen, now: number): number | undefined {
  const seen = instant(lastSeen)
  return seen === undefined ? undefined : Math.max(0, now - seen - SEEN_PRECISION_MS)
}

/** Whole minutes since the last heartbeat; 0 while they arrive. */
export function minutesUnseen(person: Seen, now: number): number | undefined {
  const silence = silentMs(person, now)
  if (silence === undefined) return undefined
  return silence < AWAY_MS ? 0 : Math.max(1, Math.floor(silence / MINUTE_MS))
}

type AtWork = Pick<LivePerson, 'lastSeen' | 'deadline' | 'current'>

function presenceAtWork(person: AtWork, now: number): LivePresence {
  const { deadline, current } = person
  if (deadline !== undefined && Date.parse(deadline) <= now) return { code: 'time-over' }
  const minutes = minutesUnseen(person, now)
  // Heartbeats are unknown.
  if (!minutes) return { code: 'at-work', question: current === undefined ? undefined : current + 1 }
  return minutes < QUIET_MINUTES ? { code: 'away' } : { code: 'quiet', minutes }
}

export type Present = AtWork & Pick<LivePerson, 'state' | 'submittedAt'>

export function livePresenceOf(person: Present, now: number): LivePresence {
  if (person.state === 'booked') return { code: 'not-here' }
  if (person.state === 'here') return { code: 'not-started' }
  if (person.state === 'submitted') return { code: 'handed-in', at: instant(person.submittedAt) }
  return presenceAtWork(person, now)
}

/** Whether a person may need help: they were working, and no heartbeat has arrived for minutes. */
export const needsYou = (person: Present, now: number) => livePresenceOf(person, now).code === 'quiet'

/** Whether the attempt is running, so that it can be extended. */
export const isAtWork = (person: Present, now: number) =>
  ['at-work', 'away', 'quiet'].includes(livePresenceOf(person, now).code)

/** Milliseconds until their time ends; undefined if no clock is running. */
export const liveTimeLeftMs = ({ state, deadline }: Pick<LivePerson, 'state' | 'deadline'>, now: number) =>
  state === 'started' && deadline !== undefined ? Math.max(0, Date.parse(deadline) - now) : undefined
