import { SECOND_MS } from './time.ts'

/*
 * The server's time comes from the `Date` headers of its answers and advances with the monotonic clock
 * (`performance.now()`), which nobody can set. On some systems that clock stops while the machine sleeps: then the
 * server's time appears ahead. A time that appears behind comes from a cache.
 */

/** Bounds of the server's time minus the monotonic clock's, in milliseconds. */
export interface ClockOffset {
  low: number
  high: number
}

/** What is known from the answers. `behind`: an impossibly early time, and when it arrived. */
export interface KnownTime {
  offset: ClockOffset
  behind?: { offset: ClockOffset; receivedAt: number }
}

/**
 * Bounds of the offset from one response: its `Date` header, in whole seconds, was written between request and
 * response. All in milliseconds, the first two by the monotonic clock.
 */
export const offsetFromAnswer = (sentAt: number, receivedAt: number, serverDate: number): ClockOffset => ({
  low: serverDate - receivedAt,
  high: serverDate + SECOND_MS - sentAt,
})

const shared = (one: ClockOffset, other: ClockOffset): ClockOffset | undefined => {
  const [low, high] = [Math.max(one.low, other.low), Math.min(one.high, other.high)]
  return low <= high ? { low, high } : undefined
}

/**
 * Each response narrows the bounds. A contradiction means that a clock drifted or stopped, so the newer response wins.
 */
export const narrowOffset = (known: ClockOffset | undefined, sample: ClockOffset): ClockOffset =>
  (known && shared(known, sample)) ?? sample

/** Clocks of several servers differ and drift by less. */
const BEHIND_MS = 2 * SECOND_MS

/** How far an answer can be trusted, by when it was written: see `trustIn`. */
export type Trust = 'fresh' | 'cached' | 'outdated'

/** Whether the second of a `Date` was over at that time; milliseconds. */
export const isSecondOver = (date: number, time = 0) => date + SECOND_MS <= time

/** Whether an answer was written before the server time known when it was requested: then it comes from a cache. */
export const isBehindTime = (date: number, knownAt = 0) => isSecondOver(date, knownAt - BEHIND_MS)

/** What an earlier visit implies: the server's time is at least that; milliseconds. */
export const notBefore = (serverDate: number, steadyNow: number): KnownTime => ({
  offset: { low: serverDate - steadyNow, high: Number.POSITIVE_INFINITY },
})

/** By then a cached answer is further behind than before, but a fresh one is not. */
const CONFIRMED_MS = 10 * SECOND_MS

/** The knowledge after another response. An earlier time is accepted once a second, later response agrees with it. */
export function updateKnownTime(
  known: KnownTime | undefined,
  sample: ClockOffset,
  receivedAt: number,
): KnownTime {
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

/** Whether the wall clock and the monotonic clock diverged; milliseconds since the last tick. */
export const clockJumped = (wallMs: number, steadyMs: number) => Math.abs(wallMs - steadyMs) > JUMP_MS

/** A displayed clock must not repeat a second, so a small backward correction waits until time has caught up. */
export const showNext = (shown: number, now: number) =>
  shown - now <= BEHIND_MS ? Math.max(shown, now) : now
