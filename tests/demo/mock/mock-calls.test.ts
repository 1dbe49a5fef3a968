import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createMock } from '../../../demo/mock/mock.ts'
import { MOCK_FEATURES, type MockFeature, readFeatures } from '../../../demo/mock/school/features.ts'
import { ADMINISTRATOR, CROWD, LEARNER, type Person } from '../../../demo/mock/school/people.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import { quizBody } from './quiz-body.ts'

const BASE = 'https://quiz.example/api'
const NOW = Date.parse('2026-03-04T10:02:00Z')
const OPTICS = '04e4b4e2-7a44-49f2-a7da-fb12fcc2f5db'
const LENSES = '5b0f5a5e-6d1c-4f1e-9a53-2f6f3e0b7c14'
const NEWCOMER: Person = { ...LEARNER, _id: 'tomas-rivera' }

function openMock(features: readonly MockFeature[] = []) {
  const mock = createMock({ base: BASE, now: () => NOW, features })
  async function call(who: Person | undefined, line: string, body?: unknown) {
    const [method = '', path = ''] = line.split(' ')
    const response = await mock.fetch(
      new Request(BASE + path, {
        method,
        headers: {
          ...(who && { authorization: `Bearer ${mock.signIn(who)}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const answer = JSON.parse(await response.text())
    return { status: response.status, headers: response.headers, answer }
  }
  return { mock, call }
}

const quiz = quizBody('New', 'A new one')
const submission = { answers: [1], timeSpent: 60 }
const seat = `seat-slot-${Date.parse('2026-03-04T10:20:00Z') / 60_000}-${CROWD[0]?._id}`
const slot = `slot-${Date.parse('2026-03-05T09:00:00Z') / 60_000}`

/** Who may make a call: the statuses for a visitor, a learner without a seat, a learner with one, and an administrator. */
type Row = [line: string, statuses: [number, number, number, number], body?: unknown]

const SPECIFIED: Row[] = [
  ['GET /auth/me', [401, 200, 200, 200]],
  ['GET /auth/validate-token', [401, 200, 200, 200]],
  ['POST /auth/token', [401, 401, 401, 401], { token: 'unknown' }],
  ['POST /auth/logout', [401, 200, 200, 200]],
  ['GET /quiz', [200, 200, 200, 200]],
  [`GET /quiz/${OPTICS}`, [401, 200, 200, 200]],
  [`GET /quiz/${OPTICS}/access`, [401, 403, 200, 200]],
  [`GET /quiz/${OPTICS}/taken`, [401, 200, 200, 200]],
  [`GET /quiz/${OPTICS}/results`, [401, 404, 404, 404]],
  ['GET /quiz/none/access', [401, 404, 404, 404]],
  ['GET /user/results', [401, 200, 200, 200]],
  ['POST /quiz', [401, 403, 403, 200], quiz],
  [`PUT /quiz/${OPTICS}`, [401, 403, 403, 200], quiz],
  [`DELETE /quiz/${OPTICS}`, [401, 403, 403, 200]],
  [`GET /quiz/${OPTICS}/user/${CROWD[0]?._id}/results`, [401, 403, 403, 200]],
  [`GET /quiz/${OPTICS}/admin/results?page=1&limit=50`, [401, 403, 403, 200]],
  ['GET /user/admin/results?sortBy=score&sortOrder=asc&search=bence', [401, 403, 403, 200]],
  [`POST /quiz/${OPTICS}/admin/reset-attempt`, [401, 403, 403, 200], { userId: CROWD[0]?._id }],
  ['GET /quiz/proxy-image?url=https://a.example/b.png', [200, 200, 200, 200]],
  ['GET /slots/current', [401, 200, 200, 200]],
  ['GET /slots/available?date=2026-03-05', [401, 200, 200, 200]],
  ['GET /slots/available?date=tomorrow', [401, 400, 400, 400]],
  ['POST /slots/book', [401, 200, 200, 200], { slotId: slot }],
  ['POST /slots/book', [401, 404, 404, 404], { slotId: 'none' }],
  ['GET /slots/my-bookings', [401, 200, 200, 200]],
  [`DELETE /slots/cancel/${seat}`, [401, 404, 404, 404]],
  ['POST /slots/generate', [401, 403, 403, 200]],
  ['GET /admin/slots/statistics?date=2026-03-04', [401, 403, 403, 200]],
  ['GET /admin/slots/bookings', [401, 403, 403, 200]],
  ['GET /admin/slots/overview?startDate=2026-03-04&endDate=2026-03-10', [401, 403, 403, 200]],
  ['GET /admin/slots/summary', [401, 403, 403, 200]],
  ['DELETE /admin/slots/cancel/none', [401, 403, 403, 404]],
  ['GET /admin/slot-config', [401, 403, 403, 200]],
  ['PUT /admin/slot-config', [401, 403, 403, 200], DEFAULT_SLOT_CONFIG],
  ['PUT /admin/slot-config', [401, 403, 403, 400], { ...DEFAULT_SLOT_CONFIG, slotCapacity: 1 }],
  ['POST /admin/slot-config/reset', [401, 403, 403, 200]],
  ['POST /upload/image', [401, 403, 403, 400]],
  ['GET /anything', [404, 404, 404, 404]],
]

const OPTIONAL: Row[] = [
  [`POST /quiz/${OPTICS}/start`, [401, 403, 200, 200]],
  [`GET /quiz/${OPTICS}/attempt`, [401, 404, 404, 404]],
  [`PUT /quiz/${OPTICS}/attempt`, [401, 404, 404, 404], { revision: 1, answers: [], flags: [], current: 0 }],
  [`GET /quiz/${LENSES}/practice`, [200, 200, 200, 200]],
  [`GET /quiz/${OPTICS}/practice`, [404, 404, 404, 404]],
  [`POST /quiz/${OPTICS}/publish`, [401, 403, 403, 200]],
  [`POST /quiz/${OPTICS}/admin/extend`, [401, 403, 403, 409], { all: true, minutes: 5 }],
  [`GET /admin/users/${LEARNER._id}/time`, [401, 403, 403, 200]],
  [`PUT /admin/users/${LEARNER._id}/time`, [401, 403, 403, 200], { factor: 1.5 }],
  ['POST /slots/move/none', [401, 404, 404, 404], { slotId: slot }],
  ['GET /auth/sessions', [401, 200, 200, 200]],
  ['DELETE /auth/sessions?keep=this', [401, 200, 200, 200]],
]

const EVERYBODY = [undefined, NEWCOMER, LEARNER, ADMINISTRATOR]

async function statusesOf(features: readonly MockFeature[], line: string, body: unknown) {
  const all = EVERYBODY.map((person) => openMock(features).call(person, line, body))
  return (await Promise.all(all)).map(({ status }) => status)
}

test.each(SPECIFIED)(
  'the bare mock lets those make %s whom the specification lets',
  async (line, statuses, body) => {
    expect(await statusesOf([], line, body)).toEqual(statuses)
  },
)

test.each(SPECIFIED)(
  'with all features the mock answers %s with the same statuses',
  async (line, statuses, body) => {
    expect(await statusesOf(MOCK_FEATURES, line, body)).toEqual(statuses)
  },
)

test.each(OPTIONAL)(
  '%s is there with all features, and unknown to the bare mock',
  async (line, statuses, body) => {
    expect(await statusesOf(MOCK_FEATURES, line, body)).toEqual(statuses)
    const bare = await statusesOf([], line, body)
    expect(bare).toEqual([404, 404, 404, 404])
  },
)

describe('what is not offered', () => {
  test('is neither listed nor told', async () => {
    const { call } = openMock()
    expect((await call(LEARNER, 'GET /auth/me')).answer).not.toHaveProperty('features')
    const { answer } = await call(ADMINISTRATOR, `GET /quiz/${OPTICS}`)
    expect(JSON.stringify(answer)).not.toMatch(/"(explanation|topic|imageAlt|version|practice|reviewFrom)"/)
  })

  test('is not taken from a body either', async () => {
    const { call } = openMock()
    await call(ADMINISTRATOR, 'POST /quiz', { ...quiz, reviewFrom: 'quiz-ended', practice: 'public' })
    const full = openMock(MOCK_FEATURES)
    const made = await full.call(ADMINISTRATOR, 'POST /quiz', { ...quiz, reviewFrom: 'quiz-ended' })
    expect(made.answer).toMatchObject({ reviewFrom: 'quiz-ended', version: 1 })
    const list = (await call(undefined, 'GET /quiz')).answer as { _id: string; title: string }[]
    expect(list.find(({ title }) => title === 'New')).not.toHaveProperty('reviewFrom')
  })

  test('is refused by name, with those that there are', () => {
    expect(() => readFeatures('saves,regrade')).toThrow(
      "the mock does not offer 'regrade': it has return, start, saves",
    )
    expect(readFeatures('move, start')).toEqual(['start', 'move'])
    expect(readFeatures('all')).toEqual(MOCK_FEATURES)
    expect(readFeatures('')).toEqual([])
  })

  test('is what the page about the mock leaves out', () => {
    const [, offered = ''] = /it offers (.*?) \(\[what/s.exec(readFileSync('demo/docs/mock.md', 'utf8')) ?? []
    expect([...offered.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(MOCK_FEATURES)
  })
})

describe('an answer', () => {
  test('has an error object, a date and no key for learners', async () => {
    const { call } = openMock()
    const { headers, answer } = await call(NEWCOMER, `GET /quiz/${OPTICS}/access`)
    expect(answer).toMatchObject({ message: expect.stringContaining('slot'), slotRequired: true })
    expect(headers.get('date')).toBe(new Date(NOW).toUTCString())
    expect(JSON.stringify((await call(LEARNER, `GET /quiz/${OPTICS}/access`)).answer)).not.toContain(
      'correctAnswer',
    )
  })

  test('to a submission is the same for the same answers, and 422 for others', async () => {
    const { call } = openMock()
    const submit = (body: unknown) => call(LEARNER, `POST /quiz/${OPTICS}/submit`, body)
    await call(LEARNER, `GET /quiz/${OPTICS}/access`)
    const first = await submit(submission)
    expect(first.answer).toMatchObject({ correctAnswers: 1, timeSpent: 60 })
    expect((await submit({ ...submission, timeSpent: 65 })).answer).toEqual(first.answer)
    expect((await submit({ answers: [0], timeSpent: 65 })).status).toBe(422)
    expect((await submit({ answers: [9], timeSpent: 'long' })).status).toBe(400)
  })

  test('to what is no JSON, or an id that is no text, is 4xx', async () => {
    const { mock, call } = openMock()
    const authorization = `Bearer ${mock.signIn(LEARNER)}`
    const headers = { authorization, 'content-type': 'application/json' }
    const broken = await mock.fetch(new Request(`${BASE}/slots/book`, { method: 'POST', headers, body: '{' }))
    expect(broken.status).toBe(400)
    expect((await call(LEARNER, 'GET /quiz/%ff')).status).toBe(404)
  })
})
