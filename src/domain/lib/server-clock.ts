import { SECOND_MS } from './time.ts'

/*
 * The server's time is told by the `Date` headers of its answers, and counted on by the steady clock (`performance.now()`), which
 * nobody can set. On some systems it stands still while the machine sleeps: then the server's time appears ahead. What appears
 * behind comes out of a cache.
 */

/** Bounds of the server's time minus the steady clock's, in milliseconds. */
export interface ClockOffset {
  low: number
  high: number
}

/** What the answers have told. `behind`: one that says an earlier time than is possible, and when it came. */
export interface KnownTime {
  offset: ClockOffset
  behind?: { offset: ClockOffset; receivedAt: number }
}

/**
 * Bounds of the offset from one response: its `Date` header, in whole seconds, was written between request and response. All in
 * milliseconds, the first two by the steady clock.
 */
export const offsetFromAnswer = (sentAt: number, receivedAt: number, serverDate: number): ClockOffset => ({
  low: serverDate - receivedAt,
  high: serverDate + SECOND_MS - sentAt,
})

const shared = (one: ClockOffset, other: ClockOffset): ClockOffset | undefined => {
  const [low, high] = [Math.max(one.low, other.low), Math.min(one.high, other.high)]
  return low <= high ? { low, high } : undefined
}

/** Each response narrows the bounds. A contradiction means that a clock drifted, or slept, so the newer one wins. */
export const narrowOffset = (known: ClockOffset | undefined, sample: ClockOffset): ClockOffset =>
  (known && shared(known, sample)) ?? sample

/** Clocks of several servers differ, and drift, by less. */
const BEHIND_MS = 2 * SECOND_MS

/** What an answer is worth by when it was written: see `trustIn`. */
export type Trust = 'fresh' | 'cached' | 'outdated'

/** Whether the second that a `Date` names was over at that time; milliseconds. */
export const isSecondOver = (date: number, time = 0) => date + SECOND_MS <= time

/** Whether an answer was written before a time that had been heard when it was asked for: it comes out of a cache. */
export const isBehindTime = (date: number, heardAt = 0) => isSecondOver(date, heardAt - BEHIND_MS)

/** What an earlier visit tells: by now the server's time is that or later; milliseconds. */
export const notBefore = (serverDate: number, steadyNow: number): KnownTime => ({
  offset: { low: serverDate - steadyNow, high: Number.POSITIVE_INFINITY },
})

/** By then an answer out of a cache is further behind than it was, but a fresh one is not. */
const CONFIRMED_MS = 10 * SECOND_MS

/** What is known after one more response. An earlier time is believed once a second response, some time later, agrees with it. */
export function hearTime(known: KnownTime | undefined, sample: ClockOffset, receivedAt: number): KnownTime {
  if (!known || sample.high >= known.offset.low - BEHIND_MS)
    return { offset: narrowOffset(known?.offset, sample) }
  const { offset, behind } = known
  if (!behind || !shared(behind.offset, sample)) return { offset, behind: { offset: sample, receivedAt } }
  return receivedAt - behind.receivedAt < CONFIRMED_MS ? known : { offset: sample }
}

/** The best estimate, in milliseconds. */
export const offsetMs = ({ low, high }: ClockOffset) => (low + high) / 2

/** Beyond this the device's clock was set, or the machine slept, between two ticks. */
const JUMP_MS = 2 * SECOND_MS

/** Whether the wall clock and the steady clock diverged; milliseconds since the last tick. */
export const clockJumped = (wallMs: number, steadyMs: number) => Math.abs(wallMs - steadyMs) > JUMP_MS

/** A clock that is read twice must not repeat a second, so a small correction backwards waits until time has caught up. */
export const showNext = (shown: number, now: number) =>
  shown - now <= BEHIND_MS ? Math.max(shown, now) : now
