// SPEC 8 Classes of errors
import { describe, expect, test } from 'vitest'
import {
  endsSession,
  Failure,
  type FailureFacts,
  isAuthenticationFailure,
  isNetworkFailure,
  isRetryable,
} from '../../../src/domain/lib/failure.ts'

const AUTHENTICATION_WORDS = [
  'unauthorized',
  'token expired',
  'session expired',
  'invalid token',
  'authentication failed',
  'access denied',
  'forbidden',
]
const NETWORK_WORDS = [
  'network error',
  'failed to fetch',
  'connection refused',
  'timeout',
  'no internet',
  'offline',
]

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const inEveryCase = (words: readonly string[]) =>
  words.flatMap((word) => [word, word.toUpperCase(), capitalized(word), `Sorry: ${word}, try later`])

describe('authentication', () => {
  test.each(inEveryCase(AUTHENTICATION_WORDS))('"%s" is an authentication failure', (message) => {
    expect(isAuthenticationFailure({ message })).toBe(true)
  })

  test.each(inEveryCase(AUTHENTICATION_WORDS))(
    '"%s" is never retried, not even with status 500',
    (message) => {
      expect(isRetryable({ message, status: 500 })).toBe(false)
    },
  )

  test.each([
    [400, false],
    [401, true],
    [402, false],
    [403, true],
    [404, false],
    [500, false],
    [undefined, false],
  ])('status %s alone is an authentication failure: %s', (status, expected) => {
    expect(isAuthenticationFailure({ message: 'No', status })).toBe(expected)
  })

  test.each([
    ['Failed to fetch', 401, false],
    ['fetch failed: forbidden', 403, false],
    ['FETCH: unauthorized', undefined, false],
    ['Load failed: forbidden', undefined, true],
  ])('a type error "%s" with status %s is an authentication failure: %s', (message, status, expected) => {
    expect(isAuthenticationFailure({ message, status, typeError: true })).toBe(expected)
  })
})

describe('network', () => {
  test.each(inEveryCase(NETWORK_WORDS))('"%s" is a network failure and retried', (message) => {
    expect(isNetworkFailure({ message })).toBe(true)
    expect(isRetryable({ message })).toBe(true)
  })

  test('a type error is a network failure, whatever it says', () => {
    expect(isNetworkFailure({ message: 'Load failed', typeError: true })).toBe(true)
  })

  test.each(['Quiz not found', 'Request failed', 'The net is torn', ''])(
    '"%s" is not a network failure',
    (message) => {
      expect(isNetworkFailure({ message })).toBe(false)
    },
  )
})

describe('retryable', () => {
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index)

  test.each(statuses)('status %i is retried only if it is 429 or at least 500', (status) => {
    expect(isRetryable({ message: 'No', status })).toBe(status === 429 || status >= 500)
  })

  test.each([
    ['a network word does not make a 4xx retryable', { message: 'Request timeout', status: 408 }, false],
    [
      'an answer that is not JSON does not make a 4xx retryable',
      { message: 'Network error', status: 404 },
      false,
    ],
    ['an answer that was understood is not retryable', { message: 'Odd', status: 200 }, false],
    ['a failure about which nothing is known is not retryable', { message: '' }, false],
    ['a type error is retryable', { message: 'Load failed', typeError: true }, true],
    ['a 429 that says unauthorized is not retryable', { message: 'Unauthorized', status: 429 }, false],
  ])('%s', (_, facts, expected) => {
    expect(isRetryable(facts)).toBe(expected)
  })
})

const SESSION_WORDS = AUTHENTICATION_WORDS.slice(0, 5)

describe('a failure with the words or status of an expired session', () => {
  test.each(inEveryCase(SESSION_WORDS))('"%s" signs the user out, with 403 as with any status', (message) => {
    expect(endsSession({ message, status: 403 })).toBe(true)
    expect(endsSession({ message, status: 400 })).toBe(true)
    expect(endsSession({ message })).toBe(true)
  })

  const rows: [string, FailureFacts, boolean][] = [
    ['a bare 401', { message: 'No', status: 401 }, true],
    ['a 401 that talks about a slot', { message: 'Sign in to book a slot', status: 401 }, true],
    ['a 401 that carries slotRequired', { message: 'No', status: 401, slotRequired: true }, true],
    ['a 401 that says Permission denied', { message: 'Permission denied', status: 401 }, true],
    ['a bare 403', { message: 'No', status: 403 }, false],
    ['a 403 that says forbidden', { message: 'Forbidden', status: 403 }, false],
    ['a 403 that says access denied', { message: 'Access denied', status: 403 }, false],
    ['a 403 that carries slotRequired', { message: 'Unauthorized', status: 403, slotRequired: true }, false],
    ['a 403 that talks about the slot', { message: 'Unauthorized outside your SLOT', status: 403 }, false],
    ['a 403 with Permission denied', { message: 'PERMISSION DENIED: unauthorized', status: 403 }, false],
    ['a 404', { message: 'Quiz not found', status: 404 }, false],
    ['a 500', { message: 'Request failed', status: 500 }, false],
    ['a lost network', { message: 'Failed to fetch: unauthorized', typeError: true }, false],
  ]
  test.each(rows)('%s signs the user out, or does not', (_, facts, expected) => {
    expect(endsSession(facts)).toBe(expected)
    expect(new Failure(facts).sessionExpired).toBe(expected)
  })
})

test('a failure carries everything known about it, and its classes', () => {
  const cause = new TypeError('fetch failed')
  const lost = new Failure(
    { message: 'fetch failed', typeError: true, code: 'x', retryAfterSeconds: 2 },
    { cause },
  )
  expect(lost).toBeInstanceOf(Error)
  expect(lost).toMatchObject({
    name: 'Failure',
    message: 'fetch failed',
    status: undefined,
    code: 'x',
    slotRequired: false,
    retryAfterSeconds: 2,
    sessionExpired: false,
    network: true,
    retryable: true,
    cause,
  })
})
