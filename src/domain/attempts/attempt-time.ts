import { MINUTE_MS, SECOND_MS } from '../lib/time.ts'
import type { Quiz } from '../quizzes/quiz.ts'

type Timed = Pick<Quiz, 'duration' | 'endTime' | 'timeFactor'>

interface Span {
  /** Instants of the server's clock, in milliseconds. */
  startedAt: number
  deadline: number
}

/**
 * When time runs out for someone who starts now: after the duration, or earlier where the quiz itself ends. Extra time multiplies
 * what everybody would have, and is not cut.
 */
export const deadlineOf = ({ duration, endTime, timeFactor = 1 }: Timed, startedAt: number) =>
  startedAt + Math.min(duration * MINUTE_MS, Date.parse(endTime) - startedAt) * timeFactor

/** The minutes, extra time included, where the quiz's end cuts the duration short; undefined where it does not. */
export function cutShortMinutes(quiz: Timed, now: number): number | undefined {
  const left = Date.parse(quiz.endTime) - now
  if (left >= quiz.duration * MINUTE_MS) return undefined
  return Math.max(0, Math.floor((deadlineOf(quiz, now) - now) / MINUTE_MS))
}

/** The minutes that a quiz gives this person, extra time included. */
export const allowedMinutes = ({ duration, extraMinutes = 0 }: Pick<Quiz, 'duration' | 'extraMinutes'>) =>
  duration + extraMinutes

/** Never more than the time that was given: `now` may be a moment old, or be corrected to one before the start. */
export const timeLeftMs = ({ startedAt, deadline }: Span, now: number) =>
  Math.max(0, deadline - Math.max(startedAt, now))

/** The quiz submits itself when the time left reaches one second. */
export const isDue = (attempt: Span, now: number) => timeLeftMs(attempt, now) <= SECOND_MS

/** Whole seconds from start until now, never more than the time that was given. */
export const timeSpentSeconds = ({ startedAt, deadline }: Span, now: number) =>
  Math.max(0, Math.round((Math.min(now, deadline) - startedAt) / SECOND_MS))

/** What is announced about the time left. */
export type TimeWarning = 'five-minutes' | 'one-minute' | 'thirty-seconds' | 'last-seconds'

const TIME_WARNINGS = [
  [5 * MINUTE_MS, 'five-minutes'],
  [MINUTE_MS, 'one-minute'],
  [30 * SECOND_MS, 'thirty-seconds'],
] as const
const WARNED_MS = 8 * SECOND_MS
const LAST_MS = 10 * SECOND_MS

/** Announced at three moments for a few seconds, and throughout the last ten seconds. */
export function timeWarning(leftMs: number): TimeWarning | undefined {
  if (leftMs <= LAST_MS) return 'last-seconds'
  return TIME_WARNINGS.find(([at]) => leftMs <= at && leftMs > at - WARNED_MS)?.[1]
}

/** Learners whom the clock makes nervous may hide it, except in the last minute. */
export const mayHideClock = (leftMs: number) => leftMs > MINUTE_MS

/** The clock is yellow from 5 minutes and red from 1 minute on. */
export function clockTone(leftMs: number): 'yellow' | 'red' | undefined {
  if (leftMs <= MINUTE_MS) return 'red'
  return leftMs <= 5 * MINUTE_MS ? 'yellow' : undefined
}
