import { DAY_MS, formatClock, MINUTE_MS, SECOND_MS } from '../lib/time.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import type { Span } from '../slots/slot.ts'
import { deadlineOf } from './attempt.ts'

const HOUR_MS = 60 * MINUTE_MS

/** Over how long the questions of all who wait for the same moment are spread, so that no second hears them all. */
const SPREAD_MS = 5 * SECOND_MS

/** How long one of them waits, in milliseconds. `random` is in [0, 1). */
export const spreadMs = (random: number) => Math.floor(random * SPREAD_MS)

/** Whether a slot has begun so lately that its quizzes may still be asked for. */
export const isOpening = ({ from }: Span, now: number) => now >= from && now < from + 2 * SPREAD_MS

/** Until when the last preparations wait, such as fetching what the quiz will need. */
export const isNear = (waitMs: number) => waitMs <= HOUR_MS

/** What stands beside a slot that is to come: the days, the hours, and in the last hour a clock. */
export function formatWait(waitMs: number): string {
  if (isNear(waitMs)) return formatClock(waitMs)
  if (waitMs >= 2 * DAY_MS) return `${Math.floor(waitMs / DAY_MS)} days`
  const minutes = Math.ceil(waitMs / MINUTE_MS)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Whether a slot would end before the time of somebody who starts now. */
export const endsInAttempt = (quiz: Pick<Quiz, 'duration' | 'endTime'>, slot: Span, now: number) =>
  slot.to < deadlineOf(quiz, now)

/** Roughly, for a clock that is wrong. */
function formatRoughly(minutes: number): string {
  if (minutes < 120) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

/** What is told of a device's clock. `offsetMs` is the server's time minus the device's. */
export function clockWords(offsetMs: number): { right: boolean; words: string } {
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS)
  if (minutes === 0) return { right: true, words: "Your device's clock is right" }
  const by = formatRoughly(minutes)
  const side = offsetMs > 0 ? 'behind' : 'ahead'
  return { right: false, words: `Your device's clock is ${by} ${side}; the quiz uses the school's time` }
}
