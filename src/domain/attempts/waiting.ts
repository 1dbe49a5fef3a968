import { DAY_MS, MINUTE_MS, SECOND_MS } from '../lib/time.ts'
import type { Span } from '../slots/slot.ts'
import { deadlineOf } from './attempt-time.ts'

const HOUR_MS = 60 * MINUTE_MS

/** Polls for the same moment are spread over this time, so that they do not arrive together. */
const SPREAD_MS = 5 * SECOND_MS

/** The delay of one client in milliseconds. `random` is in [0, 1). */
export const spreadMs = (random: number) => Math.floor(random * SPREAD_MS)

/** Whether a slot began so recently that its quizzes may still be loading. */
export const isOpening = ({ from }: Span, now: number) => now >= from && now < from + 2 * SPREAD_MS

/** Within the last hour, what the quiz needs is preloaded. */
export const isNear = (waitMs: number) => waitMs <= HOUR_MS

/** Time until a slot, as shown: in days, in hours, and by a clock in the last hour. */
export type Wait =
  | { code: 'days'; days: number }
  | { code: 'hours'; hours: number; minutes: number }
  | { code: 'clock'; leftMs: number }

export function waitOf(waitMs: number): Wait {
  if (isNear(waitMs)) return { code: 'clock', leftMs: Math.ceil(waitMs / SECOND_MS) * SECOND_MS }
  if (waitMs >= 2 * DAY_MS) return { code: 'days', days: Math.floor(waitMs / DAY_MS) }
  const minutes = Math.ceil(waitMs / MINUTE_MS)
  return { code: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** Whether a slot would end before an attempt that starts now. */
export const endsInAttempt = (quiz: Parameters<typeof deadlineOf>[0], slot: Span, now: number) =>
  slot.to < deadlineOf(quiz, now)

/** How far a device's clock is off, in the unit that is precise enough for people. */
export type ClockSkew =
  | { code: 'right' }
  | { code: 'behind' | 'ahead'; amount: number; unit: 'minutes' | 'hours' | 'days' }

function roughly(minutes: number): { amount: number; unit: 'minutes' | 'hours' | 'days' } {
  if (minutes < 120) return { amount: minutes, unit: 'minutes' }
  const hours = Math.round(minutes / 60)
  return hours < 48 ? { amount: hours, unit: 'hours' } : { amount: Math.round(hours / 24), unit: 'days' }
}

/** `offsetMs` is the server's time minus the device's. */
export function clockSkew(offsetMs: number): ClockSkew {
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS)
  if (minutes === 0) return { code: 'right' }
  return { code: offsetMs > 0 ? 'behind' : 'ahead', ...roughly(minutes) }
}
