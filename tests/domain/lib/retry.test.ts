import { expect, test } from 'vitest'
import { Failure, type FailureFacts } from '../../../src/domain/lib/failure.ts'
import {
  rereadDelayMs,
  retriesSubmit,
  retryAfterSeconds,
  submitDelayMs,
} from '../../../src/domain/lib/retry.ts'

const rows: [string, FailureFacts, boolean][] = [
  ['400', { message: 'No', status: 400 }, false],
  ['401', { message: 'No', status: 401 }, false],
  ['403', { message: 'No', status: 403 }, false],
  ['404', { message: 'No', status: 404 }, false],
  ['422', { message: 'No', status: 422 }, false],
  ['404 with a page of HTML', { message: 'Network error', status: 404 }, false],
  ['409', { message: 'No', status: 409 }, true],
  ['429', { message: 'No', status: 429 }, true],
  ['500', { message: 'No', status: 500 }, true],
  ['502', { message: 'Network error', status: 502 }, true],
  ['503', { message: 'No', status: 503 }, true],
  ['599', { message: 'No', status: 599 }, true],
  ['a type error of fetch', { message: 'Failed to fetch', typeError: true }, true],
  ['a timeout', { message: 'Timeout: the server did not answer' }, true],
  ['410', { message: 'No', status: 410 }, false],
  ['an unexpected answer', { message: 'Odd', status: 200 }, false],
]

test.each(rows)('a submission that failed with %s is sent again: %s', (_, facts, expected) => {
  expect(retriesSubmit(new Failure(facts), 0)).toBe(expected)
})

test.each([
  [0, true],
  [1, true],
  [2, true],
  [3, false],
  [4, false],
])('after %i repeats another one follows: %s', (done, expected) => {
  expect(retriesSubmit(new Failure({ message: 'No', status: 503 }), done)).toBe(expected)
  expect(retriesSubmit(new Failure({ message: 'No', status: 409 }), done)).toBe(expected)
})

test.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [3, 5000],
  [10, 5000],
])('a submission repeated %i times waits %i ms, and up to a tenth more', (done, delay) => {
  expect(submitDelayMs(done, 0)).toBe(delay)
  expect(submitDelayMs(done, 0.5)).toBe(delay * 1.05)
  expect(submitDelayMs(done, 0.999999)).toBeLessThanOrEqual(delay * 1.1)
  expect(submitDelayMs(done, 0.999999)).toBeGreaterThan(delay * 1.09)
})

test.each([
  ['longer than the schedule', 0, 3, 3000],
  ['shorter than the schedule', 2, 1, 4000],
  ['beyond the cap', 0, 60, 5000],
  ['at the cap', 0, 5, 5000],
  ['nought', 1, 0, 2000],
  ['negative', 1, -5, 2000],
])('Retry-After counts up to the cap: %s', (_, done, retryAfterSeconds, delay) => {
  expect(submitDelayMs(done, 0, retryAfterSeconds)).toBe(delay)
})

test.each([
  [1, 1000],
  [2, 2000],
  [6, 32_000],
  [7, 60_000],
  [1000, 60_000],
])('after %i failures in a row a read waits %i ms, and up to half of it more', (failures, delay) => {
  expect(rereadDelayMs(failures, 0)).toBe(delay)
  expect(rereadDelayMs(failures, 0.999999)).toBeLessThanOrEqual(delay * 1.5)
})

const DATE = Date.parse('Wed, 04 Mar 2026 10:00:00 GMT')

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Wed, 04 Mar 2026 10:00:30 GMT', 30],
  ['Wed, 04 Mar 2026 09:00:00 GMT', 0],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After "%s" asks for a pause of %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, DATE)).toBe(seconds)
})

test('a date in Retry-After is ignored where the answer has no date of its own', () => {
  expect(retryAfterSeconds('Wed, 04 Mar 2026 10:00:30 GMT', Number.NaN)).toBeUndefined()
})
