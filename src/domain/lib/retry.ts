import type { Failure } from './failure.ts'
import { SECOND_MS } from './time.ts'

/** Retries of a submission, with back-off and jitter (section 9 of the specification). */
const RETRIES = 3
const BASE_DELAY_MS = 1000
const DELAY_CAP_MS = 5000
const JITTER = 0.1

const FINAL_STATUSES = [400, 401, 403, 404, 422]

/** Whether to retry a failed submission; `retriesDone` counts from 0. */
export function retriesSubmit(failure: Failure, retriesDone: number): boolean {
  const { status = 0 } = failure
  if (retriesDone >= RETRIES || FINAL_STATUSES.includes(status)) return false
  return status === 409 || failure.retryable
}

/** Milliseconds before the next retry. `random` is in [0, 1). `Retry-After` is honoured up to the cap. */
export function submitDelayMs(retriesDone: number, random: number, retryAfterSeconds = 0): number {
  const wanted = Math.max(BASE_DELAY_MS * 2 ** retriesDone, retryAfterSeconds * 1000)
  return Math.round(Math.min(wanted, DELAY_CAP_MS) * (1 + JITTER * random))
}

const REREAD_CAP_MS = 60_000

/**
 * Milliseconds before retrying a read after a number of failures in a row: exponential back-off up to a minute with
 * jitter of half of it, because a failing server fails for everyone at the same time. `random` is in [0, 1).
 */
export const rereadDelayMs = (failures: number, random: number): number =>
  Math.round(Math.min(BASE_DELAY_MS * 2 ** (failures - 1), REREAD_CAP_MS) * (1 + random / 2))

/** `Retry-After` in seconds, or as an HTTP date relative to the answer's `date`; undefined if it is neither. */
export function retryAfterSeconds(header: string | null, date: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  const seconds = /^[a-z]/i.test(text) ? (Date.parse(text) - date) / SECOND_MS : Number.NaN
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
