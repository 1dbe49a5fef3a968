import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureClient } from '../../src/api/client.ts'
import { askEarly, takeEarly } from '../../src/api/early-answers.ts'
import { getQuiz } from '../../src/api/quizzes.ts'
import { failureOf } from '../support/failure-of.ts'
import { opticsJson } from '../support/school/fixtures.ts'
import { answers, resets, startFaultyServer } from '../support/server/faulty-server.ts'

const server = await startFaultyServer()
afterAll(() => server.close())

const DATE = 'Wed, 04 Mar 2026 10:00:00 GMT'
const onServerDate = vi.fn<(sentAt: number, receivedAt: number, serverDate: number) => void>()

/** Each test has a quiz of its own, because a page asks for an address once. */
let quizId = ''
let count = 0
const address = () => `${server.url}/quiz/${quizId}`

const configure = (token: string | undefined) =>
  configureClient({
    apiBase: server.url,
    readToken: () => token,
    readUserId: () => undefined,
    onServerDate,
    onFailure: () => {},
    onReached: () => {},
  })

beforeEach(() => {
  quizId = `early-${count++}`
  configure('mine')
  server.behave(answers(200, opticsJson, { Date: DATE }))
  onServerDate.mockClear()
})
afterEach(() => vi.useRealTimers())

test('a later call takes the early answer, and no second one is sent', async () => {
  askEarly(address(), 'mine')
  expect(await getQuiz(quizId)).toMatchObject({ title: opticsJson.title })
  expect(server.received).toHaveLength(1)
  // No cache of the browser answers in the place of the API.
  const headers = { authorization: 'Bearer mine', 'cache-control': 'max-age=0' }
  expect(server.received[0]).toMatchObject({ headers })
})

test('the call after that is sent anew', async () => {
  askEarly(address(), 'mine')
  await getQuiz(quizId)
  await getQuiz(quizId)
  expect(server.received).toHaveLength(2)
})

test('two scripts on a page send one early call, even if its answer was taken between them', async () => {
  askEarly(address(), 'mine')
  askEarly(address(), 'mine')
  await getQuiz(quizId)
  askEarly(address(), 'mine')
  expect(server.received).toHaveLength(1)
})

test("the server's time lies between the sending and the receiving of the early call", async () => {
  const before = performance.now()
  askEarly(address(), 'mine')
  await vi.waitUntil(() => server.received.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 30))
  const later = performance.now()
  await getQuiz(quizId)
  const [[sentAt = 0, receivedAt = 0] = []] = onServerDate.mock.calls
  expect(sentAt).toBeGreaterThanOrEqual(before)
  expect(receivedAt).toBeLessThanOrEqual(later)
})

describe('an early answer is not taken', () => {
  test('by another session', async () => {
    askEarly(address(), 'mine')
    configure('theirs')
    await getQuiz(quizId)
    expect(server.received).toHaveLength(2)
  })

  test('once it is stale', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    askEarly(address(), 'mine')
    vi.advanceTimersByTime(60_000)
    expect(takeEarly(address(), 'mine')).toBeUndefined()
    vi.useRealTimers()
    await vi.waitUntil(() => server.received.length > 0)
  })
})

test('a lost early call is the failure of the call that takes it', async () => {
  server.behave(resets)
  askEarly(address(), 'mine')
  expect(await failureOf(getQuiz(quizId))).toMatchObject({ network: true, retryable: true })
  expect(server.received).toHaveLength(1)
})
