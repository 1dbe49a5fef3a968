import { SECOND_MS } from './time.ts'

/** Bounds of the server's time minus the device's, in milliseconds. */
export interface ClockOffset {
  low: number
  high: number
}

export const NO_OFFSET: ClockOffset = { low: 0, high: 0 }

/**
 * Bounds of the offset from one response: its `Date` header, in whole seconds, was written between request and response. All in
 * milliseconds, the first two by the device's clock.
 */
export const offsetFromAnswer = (sentAt: number, receivedAt: number, serverDate: number): ClockOffset => ({
  low: serverDate - receivedAt,
  high: serverDate + SECOND_MS - sentAt,
})

/** Each response narrows the bounds. A contradiction means a clock was set, so the newer one wins. */
export function narrowOffset(known: ClockOffset | undefined, sample: ClockOffset): ClockOffset {
  if (!known) return sample
  const low = Math.max(known.low, sample.low)
  const high = Math.min(known.high, sample.high)
  return low <= high ? { low, high } : sample
}

/** The best estimate, in milliseconds. */
export const offsetMs = ({ low, high }: ClockOffset) => Math.round((low + high) / 2)

/** Beyond this the device's clock was set, or the machine slept, between two ticks. */
const JUMP_MS = 2 * SECOND_MS

/** Whether the wall clock and the monotonic clock diverged; milliseconds since the last tick. */
export const clockJumped = (wallMs: number, monotonicMs: number) => Math.abs(wallMs - monotonicMs) > JUMP_MS
