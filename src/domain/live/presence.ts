import { MINUTE_MS, SECOND_MS } from '../lib/time.ts'
import type { LivePerson } from './live.ts'

/** A page at work gives a sign every few seconds while it is looked at. */
const AWAY_MS = 30 * SECOND_MS
const QUIET_MINUTES = 3
/** `lastSeen` is rounded down to the minute. */
const SEEN_PRECISION_MS = MINUTE_MS

/**
 * What is known of somebody now. Why no sign comes is not known: the page may be in the background, the device asleep or without
 * a network.
 */
export type Presence =
  | { code: 'not-here' }
  | { code: 'not-started' }
  /** `question` counts from one. */
  | { code: 'at-work'; question: number | undefined }
  | { code: 'away' }
  | { code: 'quiet'; minutes: number }
  /** Nothing was handed in yet: the server does it soon. */
  | { code: 'time-over' }
  | { code: 'handed-in'; at: number | undefined }

type Seen = Pick<LivePerson, 'lastSeen'>

const instant = (iso: string | undefined) => (iso === undefined ? undefined : Date.parse(iso))

/** For how long there was no sign, in milliseconds: at least so long. Undefined if there was none ever. */
export function silentMs({ lastSeen }: Seen, now: number): number | undefined {
  const seen = instant(lastSeen)
  return seen === undefined ? undefined : Math.max(0, now - seen - SEEN_PRECISION_MS)
}

/** Whole minutes since the last sign; 0 while signs come. */
export function minutesUnseen(person: Seen, now: number): number | undefined {
  const silence = silentMs(person, now)
  if (silence === undefined) return undefined
  return silence < AWAY_MS ? 0 : Math.max(1, Math.floor(silence / MINUTE_MS))
}

type AtWork = Pick<LivePerson, 'lastSeen' | 'deadline' | 'current'>

function presenceAtWork(person: AtWork, now: number): Presence {
  const { deadline, current } = person
  if (deadline !== undefined && Date.parse(deadline) <= now) return { code: 'time-over' }
  const minutes = minutesUnseen(person, now)
  // Nothing is known of signs.
  if (!minutes) return { code: 'at-work', question: current === undefined ? undefined : current + 1 }
  return minutes < QUIET_MINUTES ? { code: 'away' } : { code: 'quiet', minutes }
}

export type Present = AtWork & Pick<LivePerson, 'state' | 'submittedAt'>

export function presenceOf(person: Present, now: number): Presence {
  if (person.state === 'booked') return { code: 'not-here' }
  if (person.state === 'here') return { code: 'not-started' }
  if (person.state === 'submitted') return { code: 'handed-in', at: instant(person.submittedAt) }
  return presenceAtWork(person, now)
}

/** Whether an administrator should look after somebody: they were at work, and no sign came for minutes. */
export const needsYou = (person: Present, now: number) => presenceOf(person, now).code === 'quiet'

/** Whether the attempt runs, so that it can be given more time. */
export const isAtWork = (person: Present, now: number) =>
  ['at-work', 'away', 'quiet'].includes(presenceOf(person, now).code)

/** Milliseconds until their time ends; undefined where no clock runs. */
export const timeLeftMs = ({ state, deadline }: Pick<LivePerson, 'state' | 'deadline'>, now: number) =>
  state === 'started' && deadline !== undefined ? Math.max(0, Date.parse(deadline) - now) : undefined
