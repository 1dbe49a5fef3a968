// SPEC 5 Validation
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as authoring from '../../src/api/admin/authoring.ts'
import { proxyImage, uploadImage } from '../../src/api/admin/images.ts'
import * as resultAdmin from '../../src/api/admin/result-admin.ts'
import * as slotAdmin from '../../src/api/admin/slot-admin.ts'
import { exchangeToken, logout, readMe, signInUrl, validateToken } from '../../src/api/auth.ts'
import { configureClient } from '../../src/api/client.ts'
import * as quizzes from '../../src/api/quizzes.ts'
import * as results from '../../src/api/results.ts'
import * as savedWork from '../../src/api/saved-work.ts'
import * as slots from '../../src/api/slots.ts'
import { DEFAULT_SLOT_CONFIG } from '../../src/domain/slots/default-slot-config.ts'
import { asha, bookingJson, morningSlot, opticsJson, opticsResultJson } from '../support/school/fixtures.ts'
import { answers, startFaultyServer } from '../support/server/faulty-server.ts'

const server = await startFaultyServer()
let token: string | undefined
/** Whether cookies go along is nowhere to be seen but in what fetch was given. */
const fetched = vi.spyOn(globalThis, 'fetch')

beforeAll(() => {
  configureClient({
    apiBase: `${server.url}/api/`,
    readToken: () => token,
    readUserId: () => 'asha',
    onServerDate: () => {},
    onFailure: () => {},
    onReached: () => {},
  })
})
beforeEach(() => {
  token = 'token-asha'
  fetched.mockClear()
})
afterAll(() => server.close())

const { _id, ...quizBody } = opticsJson
const pagination = { page: 1, limit: 50, total: 0, totalPages: 0, hasNext: false, hasPrev: false }
const adminPage = { results: [], pagination }
const summary = { totalSlots: 20, totalCapacity: 10_000, totalBooked: 120, utilization: 1 }
const dropped = { questionId: 'lens', drop: true } as const
const regraded = { gain: 1, lose: 0, same: 2, before: 66.5, after: 77, rows: [] }
const dates = { startedAt: opticsJson.startTime, deadline: opticsJson.endTime }
const submission = { answers: [0, null, 2], timeSpent: 425 }
const work = { revision: 1, version: 4, answers: [0, null, 2], flags: [1], current: 2 }
const proxied = { success: true, dataUrl: 'data:image/png;base64,AA==' }
const everything = {
  page: 2,
  limit: 50,
  sortBy: 'submittedAt',
  sortOrder: 'desc',
  search: 'Asha & co',
  minScore: 60,
  maxScore: 80,
} as const
const EVERYTHING =
  'page=2&limit=50&sortBy=submittedAt&sortOrder=desc&search=Asha+%26+co&minScore=60&maxScore=80'

type Row = [line: string, run: () => Promise<unknown>, answer: unknown, body?: object]

const rows: Row[] = [
  ['GET /auth/me', readMe, { user: asha }],
  ['GET /auth/validate-token', validateToken, { valid: true, user: asha }],
  ['POST /auth/logout', logout, { message: 'Bye' }],
  ['GET /quiz', quizzes.listQuizzes, [opticsJson]],
  ['GET /quiz/q1', () => quizzes.getQuiz('q1'), opticsJson],
  ['GET /quiz/q1/practice', () => quizzes.getPractice('q1'), opticsJson],
  ['GET /quiz/q1/access', () => quizzes.accessQuiz('q1'), opticsJson],
  ['POST /quiz', () => authoring.createQuiz(quizBody), opticsJson, quizBody],
  ['PUT /quiz/q1', () => authoring.updateQuiz('q1', quizBody), opticsJson, quizBody],
  ['DELETE /quiz/q1', () => authoring.deleteQuiz('q1'), { message: 'Gone' }],
  ['POST /quiz/q1/submit', () => quizzes.submitQuiz('q1', submission, 'asha'), opticsResultJson, submission],
  ['POST /quiz/q1/start', () => quizzes.startQuiz('q1'), dates],
  ['PUT /quiz/q1/attempt', () => savedWork.saveWork('q1', work, 'asha'), { revision: 1, ...dates }, work],
  ['GET /quiz/q1/attempt', () => savedWork.readWork('q1', { userId: 'asha' }), { ...work, ...dates }],
  [
    'GET /quiz/q1/attempt?seen=a1&left=2',
    () => savedWork.readWork('q1', { userId: 'asha' }, { seen: 'a1', left: 2 }),
    { ...work, ...dates },
  ],
  ['GET /quiz/q1/taken', () => quizzes.hasTakenQuiz('q1'), { taken: false }],
  ['GET /quiz/q1/results', () => results.getResult('q1'), opticsResultJson],
  ['GET /quiz/q1/user/u1/results', () => results.getUserResult('q1', 'u1'), opticsResultJson],
  ['GET /user/results', results.listMyResults, [opticsResultJson]],
  ['GET /quiz/q1/admin/results', () => resultAdmin.listQuizResults('q1'), adminPage],
  [
    'GET /quiz/q1/admin/results?page=3&limit=50',
    () => resultAdmin.listQuizResults('q1', { page: 3, limit: 50 }),
    adminPage,
  ],
  [
    `GET /quiz/q1/admin/results?${EVERYTHING}`,
    () => resultAdmin.listQuizResults('q1', everything),
    adminPage,
  ],
  ['GET /user/admin/results', () => resultAdmin.listAllResults(), adminPage],
  [`GET /user/admin/results?${EVERYTHING}`, () => resultAdmin.listAllResults(everything), adminPage],
  [
    'POST /quiz/q1/admin/reset-attempt',
    () => resultAdmin.resetAttempt('q1', 'u1'),
    { message: 'Reset' },
    { userId: 'u1' },
  ],
  [
    'POST /quiz/q1/admin/regrade',
    () => resultAdmin.regradeAttempts('q1', { changes: [dropped], neverLower: true, dryRun: true }),
    regraded,
    { changes: [dropped], neverLower: true, dryRun: true },
  ],
  ['POST /quiz/q1/admin/regrade', () => resultAdmin.undoRegrade('q1', 'r1'), regraded, { undo: 'r1' }],
  [
    'GET /quiz/proxy-image?url=https%3A%2F%2Fimg.example%2Fa.png%3Fw%3D1%26h%3D2',
    () => proxyImage('https://img.example/a.png?w=1&h=2'),
    proxied,
  ],
  ['GET /slots/current', slots.getCurrentSlot, { isActive: false, slot: null }],
  ['GET /slots/available', () => slots.listAvailableSlots(), [morningSlot]],
  ['GET /slots/available?date=2026-03-04', () => slots.listAvailableSlots('2026-03-04'), [morningSlot]],
  ['POST /slots/book', () => slots.bookSlot('s1'), { message: 'Booked' }, { slotId: 's1' }],
  ['GET /slots/my-bookings', slots.listMyBookings, [bookingJson]],
  ['DELETE /slots/cancel/b1', () => slots.cancelBooking('b1'), { message: 'Cancelled' }],
  ['POST /slots/generate', slots.generateSlots, { message: 'Generated' }],
  [
    'GET /admin/slots/statistics?date=2026-03-04',
    () => slotAdmin.listSlotStatistics('2026-03-04'),
    [morningSlot],
  ],
  ['GET /admin/slots/bookings', () => slotAdmin.listSlotBookings(), [bookingJson]],
  ['GET /admin/slots/bookings?slotId=s1', () => slotAdmin.listSlotBookings('s1'), [bookingJson]],
  [
    'GET /admin/slots/overview?startDate=2026-03-04&endDate=2026-03-10',
    () => slotAdmin.getSlotOverview('2026-03-04', '2026-03-10'),
    [],
  ],
  ['GET /admin/slots/summary', slotAdmin.getSlotSummary, summary],
  ['DELETE /admin/slots/cancel/b1', () => slotAdmin.cancelAnyBooking('b1'), { message: 'Cancelled' }],
  ['GET /admin/slot-config', slotAdmin.getSlotConfig, DEFAULT_SLOT_CONFIG],
  [
    'PUT /admin/slot-config',
    () => slotAdmin.updateSlotConfig(DEFAULT_SLOT_CONFIG),
    DEFAULT_SLOT_CONFIG,
    DEFAULT_SLOT_CONFIG,
  ],
  ['POST /admin/slot-config/reset', slotAdmin.resetSlotConfig, DEFAULT_SLOT_CONFIG],
]

/** The one request the server was sent. */
function onlyRequest() {
  expect(server.received).toHaveLength(1)
  const [request] = server.received
  if (!request) throw new Error('the server was sent nothing')
  return request
}

/** As the rows are written: without the base, the query in its one standard spelling. */
function lineOf(method: string, path: string): string {
  const { pathname, searchParams } = new URL(path, server.url)
  expect(pathname).toMatch(/^\/api\//)
  return `${method} ${pathname.slice('/api'.length)}${searchParams.size ? `?${searchParams}` : ''}`
}

test.each(rows)('the call is sent as %s', async (line, run, answer, body) => {
  server.behave(answers(200, answer))
  await run()
  const { method, path, headers, body: sent } = onlyRequest()
  expect(lineOf(method, path)).toBe(line)
  expect(sent ? JSON.parse(sent) : undefined).toEqual(body)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer token-asha',
    // No cache of the browser answers in the place of the API.
    'cache-control': 'max-age=0',
  })
  expect(fetched.mock.calls.map(([, options]) => options?.credentials)).toEqual(['include'])
})

test.each(rows)('the call %s has no bearer header without a token', async (_, run, answer) => {
  token = undefined
  server.behave(answers(200, answer))
  await run()
  expect(onlyRequest().headers).not.toHaveProperty('authorization')
})

test('the token from the address of the sign-in is exchanged with itself, whoever was signed in before', async () => {
  server.behave(answers(200, { user: asha, token: 't-2' }))
  expect(await exchangeToken('t-1')).toMatchObject({ user: asha, token: 't-2' })
  const { method, path, headers, body } = onlyRequest()
  expect([lineOf(method, path), JSON.parse(body)]).toEqual(['POST /auth/token', { token: 't-1' }])
  expect(headers).toMatchObject({ authorization: 'Bearer t-1' })
})

test('a picture is uploaded as a form, without a bearer header', async () => {
  server.behave(answers(200, { url: 'https://img.example/a.png' }))
  const answer = await uploadImage(new File(['pixels'], 'lens.png', { type: 'image/png' }))
  const { method, path, headers, body } = onlyRequest()
  expect(answer.url).toBe('https://img.example/a.png')
  expect(`${method} ${path}`).toBe('POST /api/upload/image')
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(headers).not.toHaveProperty('authorization')
  expect(body).toContain('name="image"; filename="lens.png"')
  expect(body).toContain('pixels')
  expect(fetched.mock.calls.map(([, options]) => options?.credentials)).toEqual(['include'])
})

test.each<[string, () => Promise<unknown>, unknown]>([
  ['/quiz/a%2Fb%3Fc%23d', () => quizzes.getQuiz('a/b?c#d'), opticsJson],
  ['/quiz/..%2Fadmin/user/%2F/results', () => results.getUserResult('../admin', '/'), opticsResultJson],
  ['/slots/cancel/a%20b', () => slots.cancelBooking('a b'), {}],
  ['/admin/slots/cancel/a%2Fb', () => slotAdmin.cancelAnyBooking('a/b'), {}],
])('an id cannot leave its place in the path: %s', async (path, run, answer) => {
  server.behave(answers(200, answer))
  await run()
  expect(onlyRequest().path).toBe(`/api${path}`)
})

test.each<[string, () => Promise<unknown>]>([
  ['of dots', () => quizzes.getQuiz('..')],
  ['of a dot', () => results.getResult('.')],
  ['of nothing', () => authoring.deleteQuiz('')],
  ['of dots behind another', () => results.getUserResult('q1', '..')],
])('a call with an id %s is not sent at all', async (_, run) => {
  server.behave(answers(200, {}))
  await expect(run()).rejects.toMatchObject({ name: 'Failure', status: 404, sessionExpired: false })
  expect(server.received).toEqual([])
})

test('the sign-in is an address for the browser, with the way back in its query', () => {
  expect(signInUrl('https://learn.example/course?a=1&b=2')).toBe(
    `${server.url}/api/auth/google?frontend_url=https%3A%2F%2Flearn.example%2Fcourse%3Fa%3D1%26b%3D2`,
  )
})
