// SPEC 8 Friendly messages; 8 Load and submit
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureClient } from '../../src/api/client.ts'
import { accessQuiz, getQuiz } from '../../src/api/quizzes.ts'
import { type Failure, type FailureFacts, SLOT_REQUIRED_MESSAGE } from '../../src/domain/lib/failure.ts'
import { failureOf } from '../support/failure-of.ts'
import { opticsJson } from '../support/school/fixtures.ts'
import { answers, answersPage, type Behaviour, startFaultyServer } from '../support/server/faulty-server.ts'

const server = await startFaultyServer()
afterAll(() => server.close())

const onFailure = vi.fn<(failure: Failure) => void>()

beforeEach(() => {
  onFailure.mockClear()
  configureClient({
    apiBase: server.url,
    readToken: () => undefined,
    readUserId: () => undefined,
    onServerDate: () => {},
    onFailure,
    onReached: () => {},
  })
})

type Shape = Partial<Failure>

const SLOT_REFUSAL = { message: 'Book a slot first', slotRequired: true }

const statusRows: [string, Behaviour, Shape][] = [
  [
    '500 with a page of HTML',
    answersPage(500),
    { message: 'Network error', status: 500, network: true, retryable: true },
  ],
  [
    '404 with a page of HTML',
    answersPage(404),
    { message: 'Network error', status: undefined, network: true, retryable: true },
  ],
  [
    "403 with a firewall's page",
    answersPage(403),
    { status: undefined, network: true, retryable: true, sessionExpired: false },
  ],
  ['405 with nothing', answers(405), { status: undefined, network: true, retryable: true }],
  ['511 with a page to log in to the network', answersPage(511), { status: 511, retryable: true }],
  [
    '403 with JSON',
    answers(403, { message: 'Permission denied' }),
    { status: 403, network: false, retryable: false },
  ],
  ['502 with nothing', answers(502), { message: 'Network error', status: 502, retryable: true }],
  ['500 with truncated JSON', answers(500, '{"mess'), { message: 'Network error', status: 500 }],
  [
    '500 without a message',
    answers(500, {}),
    { message: 'Request failed', status: 500, network: false, retryable: true },
  ],
  ['500 with a list', answers(500, [1]), { message: 'Request failed', status: 500 }],
  ['500 with null', answers(500, 'null'), { message: 'Request failed', status: 500 }],
  [
    '400 with a code that is a number',
    answers(400, { message: 'Bad', code: 11_000 }),
    { message: 'Bad', code: undefined },
  ],
  [
    '500 with a message that is none',
    answers(500, { message: 7, slotRequired: 'yes' }),
    { message: 'Request failed', slotRequired: false },
  ],
  [
    '400 with a code',
    answers(400, { message: 'Bad', code: 'bad_date' }),
    { message: 'Bad', status: 400, code: 'bad_date', retryable: false },
  ],
  [
    '401',
    answers(401, { message: 'Who?' }),
    { message: 'Who?', status: 401, sessionExpired: true, retryable: false },
  ],
  ['401 with a page of HTML', answersPage(401), { status: 401, sessionExpired: true, retryable: false }],
  [
    '403',
    answers(403, { message: 'Permission denied' }),
    { status: 403, sessionExpired: false, slotRequired: false, retryable: false },
  ],
  [
    '403 for want of a slot',
    answers(403, SLOT_REFUSAL),
    { message: 'Book a slot first', status: 403, slotRequired: true, sessionExpired: false },
  ],
  [
    '403 with a token that expired',
    answers(403, { message: 'Token expired' }),
    { status: 403, sessionExpired: true },
  ],
  [
    '404',
    answers(404, { message: 'Quiz not found' }),
    { message: 'Quiz not found', status: 404, retryable: false },
  ],
  [
    '409',
    answers(409, { message: 'Slot is full' }),
    { message: 'Slot is full', status: 409, retryable: false },
  ],
  [
    '429',
    answers(429, { message: 'Slow down' }),
    { status: 429, retryable: true, retryAfterSeconds: undefined },
  ],
  [
    '429 with Retry-After',
    answers(429, { message: 'Slow down' }, { 'Retry-After': '7' }),
    { status: 429, retryable: true, retryAfterSeconds: 7 },
  ],
  [
    '503 with Retry-After',
    answers(503, {}, { 'Retry-After': '120' }),
    { status: 503, retryAfterSeconds: 120 },
  ],
]

describe('a failure status', () => {
  test.each(statusRows)('makes the right failure: %s', async (_, behaviour, shape) => {
    server.behave(behaviour)
    const failure = await failureOf(getQuiz('quiz-optics'))
    expect(failure).toMatchObject(shape)
    expect(onFailure.mock.calls).toEqual([[failure]])
  })

  test('is not retried by the client itself', async () => {
    server.behave(answers(503, {}))
    await failureOf(getQuiz('quiz-optics'))
    expect(server.received).toHaveLength(1)
  })
})

describe('a quiz refused because no slot is booked', () => {
  const rows: [string, Behaviour, FailureFacts][] = [
    ['with 403', answers(403, SLOT_REFUSAL), { message: 'Book a slot first', status: 403 }],
    ['with 200', answers(200, SLOT_REFUSAL), { message: 'Book a slot first' }],
    ['with 200 and no message', answers(200, { slotRequired: true }), { message: SLOT_REQUIRED_MESSAGE }],
    [
      'with 200 beside the quiz',
      answers(200, { ...opticsJson, slotRequired: true }),
      { message: SLOT_REQUIRED_MESSAGE },
    ],
    ['with 423', answers(423, SLOT_REFUSAL), { message: 'Book a slot first', status: 423 }],
  ]
  test.each(rows)('is a failure that keeps the session: %s', async (_, behaviour, facts) => {
    server.behave(behaviour)
    const failure = await failureOf(accessQuiz('quiz-optics'))
    expect(failure).toMatchObject({ ...facts, slotRequired: true, sessionExpired: false, retryable: false })
  })

  test('is no such refusal if the flag is false', async () => {
    server.behave(answers(200, { ...opticsJson, slotRequired: false }))
    expect(await accessQuiz('quiz-optics')).toMatchObject({ _id: 'quiz-optics' })
  })
})
