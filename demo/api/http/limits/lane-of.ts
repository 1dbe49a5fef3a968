import type { Lane } from '../../database/lanes.ts'

const VITAL: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics'])
const isVital = (path: string) => VITAL.has(path) || path.startsWith('/auth/')
const onlyReads = (method: string | undefined) => method === 'GET' || method === 'HEAD'

const isAttempt = (path: string) => /^\/quiz\/[^/]+\/(start|attempt|submit|reports)$/.test(path)
const isBooking = (path: string) => /^(\/admin)?\/slots\//.test(path)

/** The lane of a call, by its path below the API. Reads may write, too, but only rows of the person who makes the call. */
export function laneOf(method: string | undefined, path: string): Lane {
  if (isVital(path)) return 'vital'
  if (onlyReads(method)) return 'reads'
  if (isAttempt(path)) return 'attempts'
  return isBooking(path) ? 'bookings' : 'edits'
}
