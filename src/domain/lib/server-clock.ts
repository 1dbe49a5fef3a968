import { SECOND_MS } from './time.ts'

/** The server's time minus the device's, known to lie between these two, in milliseconds. */
export interface ClockOffset {
  low: number
  high: number
}

export const NO_OFFSET: ClockOffset = { low: 0, high: 0 }

/**
 * What one answer says about the offset. `Date` has whole seconds and was written somewhere between sending and
 * receiving, so it bounds the offset from both sides. All three in milliseconds; the first two by the device's clock.
 */
export const offsetFromAnswer = (sentAt: number, receivedAt: number, serverDate: number): ClockOffset => ({
  low: serverDate - receivedAt,
  high: serverDate + SECOND_MS - sentAt,
})

/** Each answer narrows the bounds. One that contradicts them wins: then a clock was changed in between. */
export function narrowOffset(known: ClockOffset | undefined, sample: ClockOffset): ClockOffset {
  if (!known) return sample
  const low = Math.max(known.low, sample.low)
  const high = Math.min(known.high, sample.high)
  return low <= high ? { low, high } : sample
}

/** The best single guess, in milliseconds. */
export const offsetMs = ({ low, high }: ClockOffset) => Math.round((low + high) / 2)

/** Beyond this the device's clock was set, or the machine slept, between two ticks: ask the server for the time anew. */
const JUMP_MS = 2 * SECOND_MS

/** Whether the wall clock moved differently from the steady one, both in milliseconds since the last tick. */
export const clockJumped = (wallMs: number, steadyMs: number) => Math.abs(wallMs - steadyMs) > JUMP_MS
