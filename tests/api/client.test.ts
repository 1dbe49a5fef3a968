import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAllResults } from '../../src/api/admin/result-admin.ts'
import { apiUrl, configureClient } from '../../src/api/client.ts'
import { getQuiz, hasTakenQuiz } from '../../src/api/quizzes.ts'
import type { Failure } from '../../src/domain/lib/failure.ts'
import { failureOf } from '../support/failure-of.ts'
import { opticsJson } from '../support/school/fixtures.ts'
import {
  answers,
  breaksOff,
  hangs,
  resets,
  stalls,
  startFaultyServer,
} from '../support/server/faulty-server.ts'

const server = await startFaultyServer()
afterAll(() => server.close())

const onFailure = vi.fn<(failure: Failure) => void>()
const onServerDate = vi.fn<(sentAt: number, receivedAt: number, serverDate: number) => void>()

let signedIn: string | undefined
const configure = (apiBase: string) =>
  configureClient({
    apiBase,
    readToken: () => undefined,
    readUserId: () => signedIn,
    onServerDate,
    onFailure,
    onReached: () => {},
  })

beforeEach(() => {
  configure(server.url)
  onFailure.mockClear()
  onServerDate.mockClear()
})

const LOST = { status: undefined, network: true, retryable: true, sessionExpired: false }

describe('the failure when no answer comes', () => {
  test.each([
    ['is reset', resets],
    ['is lost in the middle of an answer', breaksOff],
  ])('is a lost network if a connection %s', async (_, behaviour) => {
    server.behave(behaviour)
    const failure = await failureOf(getQuiz('quiz-optics'))
    expect(failure).toMatchObject(LOST)
    expect(onFailure.mock.calls).toEqual([[failure]])
    expect(server.received, 'the client itself tries nothing again').toHaveLength(1)
  })

  test('is a lost network if there is no server', async () => {
    const gone = await startFaultyServer()
    await gone.close()
    configure(gone.url)
    expect(await failureOf(getQuiz('quiz-optics'))).toMatchObject(LOST)
  })
})

test('every answer tells the server’s time, between the sending and the receiving', async () => {
  const date = 'Wed, 04 Mar 2026 10:00:00 GMT'
  const before = performance.now()
  for (const behaviour of [answers(200, opticsJson, { Date: date }), answers(500, {}, { Date: date })]) {
    server.behave(behaviour)
    await getQuiz('quiz-optics').catch(() => {})
  }
  expect(onServerDate).toHaveBeenCalledTimes(2)
  for (const [sentAt, receivedAt, serverDate] of onServerDate.mock.calls) {
    expect(serverDate).toBe(Date.UTC(2026, 2, 4, 10))
    expect(sentAt).toBeGreaterThanOrEqual(before)
    expect(receivedAt).toBeGreaterThanOrEqual(sentAt)
  }
})

test.each([
  ['somebody else', 'ben'],
  ['nobody', undefined],
])('a call in a person’s name is not sent while %s is signed in, and ends no session', async (_, userId) => {
  server.behave(answers(200, { taken: true }))
  signedIn = userId
  expect(await failureOf(hasTakenQuiz('quiz-optics', { userId: 'asha' }))).toMatchObject({
    sessionExpired: true,
    retryable: false,
  })
  expect(server.received).toEqual([])
  expect(onFailure).not.toHaveBeenCalled()
  signedIn = 'asha'
  expect(await hasTakenQuiz('quiz-optics', { userId: 'asha' })).toBe(true)
})

test('a response that a cache kept for a while tells the current time all the same', async () => {
  server.behave(answers(200, opticsJson, { Date: 'Wed, 04 Mar 2026 10:00:00 GMT', Age: '300' }))
  await getQuiz('quiz-optics')
  expect(onServerDate.mock.calls[0]?.[2]).toBe(Date.UTC(2026, 2, 4, 10, 5))
})

test.each(['no date', ''])('a server whose Date header is "%s" tells no time', async (date) => {
  server.behave(answers(200, opticsJson, { Date: date }))
  await getQuiz('quiz-optics')
  expect(onServerDate).not.toHaveBeenCalled()
})

test('a search with half an emoji, as some keyboards leave behind, is sent all the same', async () => {
  server.behave(answers(200, []))
  await failureOf(listAllResults({ search: 'Asha \uD83D' }))
  expect(server.received.map(({ path }) => new URL(path, server.url).searchParams.get('search'))).toEqual([
    'Asha \uFFFD',
  ])
})

test.each([
  ['/api', '/api/auth/google'],
  ['/api/', '/api/auth/google'],
  ['https://api.example.org//', 'https://api.example.org/auth/google'],
  ['', '/auth/google'],
])('the base "%s" makes the address %s', (base, address) => {
  configure(base)
  expect(apiUrl('/auth/google')).toBe(address)
})

test.each([
  ['answers', hangs],
  ['ends its answer', stalls],
])('a server that accepts the call and never %s is given up after 20 seconds', async (_, behaviour) => {
  const real = AbortSignal.timeout
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => real(150))
  server.behave(behaviour)
  const failure = await failureOf(getQuiz('quiz-optics'))
  expect(failure).toMatchObject({ ...LOST, message: 'Timeout: the server did not answer' })
  expect(patience.mock.calls).toEqual([[20_000]])
  patience.mockRestore()
})
