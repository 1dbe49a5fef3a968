import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, namesIn, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: at('09:00:00') })
})
beforeEach(() => {
  server.clock.now = at('09:00:00')
})
afterAll(() => server.close())

const seat = async (person: Person) => book(person, await storeSlot(server, at('10:00:00')))

/** Of every kind what a caller would like to decide, also by the back doors of the language. */
const greedy = (own: object, other: Pick<Person, 'id'>) => {
  const wishes = {
    _id: UNKNOWN,
    id: UNKNOWN,
    userId: other.id,
    user_id: other.id,
    isAdmin: true,
    is_admin: true,
  }
  const more = { createdBy: other.id, deleted_at: null, questionCount: 99, status: 'used' }
  const marks = { score: 100, correctAnswers: 3, totalQuestions: 1, submittedAt: '2020-01-01T00:00:00.000Z' }
  const text = JSON.stringify({ ...wishes, ...more, ...marks, ...own })
  return JSON.parse(
    text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},'),
  )
}

describe('unexpected fields', () => {
  test('in a submission decide neither the score nor whose it is', async () => {
    const [asha, ben, quizId] = [await enrol(server), await enrol(server), await storeQuiz(server)]
    await seat(asha)
    server.clock.now = at('10:05:00')
    const work = greedy({ answers: [3, 3, 3], timeSpent: 60 }, ben)
    const { body } = await handIn(asha, quizId, work)
    expect(body).toMatchObject({ score: 0, correctAnswers: 0, totalQuestions: 3, user: { _id: asha.id } })
    expect(body).toMatchObject({
      submittedAt: '2026-03-04T10:05:00.000Z',
      _id: expect.not.stringMatching(UNKNOWN),
    })
    expect((await ben.call('GET', '/user/results')).body).toEqual([])
    expect((await asha.call('GET', '/auth/me')).body.user.isAdmin).toBe(false)
  })

  test('in a booking book nothing for anybody else', async () => {
    const [asha, ben] = [await enrol(server), await enrol(server)]
    const slotId = await storeSlot(server, at('10:00:00'))
    const { body } = await asha.call('POST', '/slots/book', greedy({ slotId }, ben))
    expect(body.booking).toMatchObject({ userId: { _id: asha.id }, status: 'booked' })
    expect((await ben.call('GET', '/slots/my-bookings')).body).toEqual([])
  })

  test('in the exchange of a token make nobody an administrator', async () => {
    const [asha, ben] = [await enrol(server), await enrol(server)]
    const { body } = await asha.call('POST', '/auth/token', greedy({ token: asha.token }, ben))
    expect(body.user).toMatchObject({ _id: asha.id, isAdmin: false })
  })

  test('in a quiz set neither its author nor its id, and are not stored', async () => {
    const [grace, ben] = [await enrolAdmin(server), await enrol(server)]
    const [first, ...others] = optics.questions
    const questions = [greedy({ ...first, _id: 'mine', answer: 'A' }, ben), ...others]
    const quiz = await create(grace, greedy({ ...optics, questions }, ben))
    const changed = await grace.call('PUT', `/quiz/${quiz._id}`, greedy({ ...optics, questions }, ben))
    for (const { _id, createdBy, questionCount, questions: stored } of [quiz, changed.body]) {
      expect({ _id, createdBy, questionCount }).toEqual({
        _id: quiz._id,
        createdBy: grace.id,
        questionCount: 3,
      })
      expect(namesIn(stored)).not.toContain('answer')
      expect(JSON.stringify(stored)).not.toMatch(new RegExp(`mine|isAdmin|${ben.id}`))
    }
    expect(quiz._id).not.toBe(UNKNOWN)
  })

  test('in a quiz cannot give it infinite points', async () => {
    const { token } = await enrolAdmin(server)
    const text = JSON.stringify(optics).replaceAll('"points":1', '"points":1e999')
    const answer = await fetch(`${server.url}/api/quiz`, {
      method: 'POST',
      body: text,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    const { questions } = await answer.json()
    expect(questions.map(({ points }: { points: unknown }) => points)).toEqual([1, 2, 1])
  })
})

describe('the data of somebody else', () => {
  test('is out of reach by its id', async () => {
    const [asha, ben, quizId] = [await enrol(server), await enrol(server), await storeQuiz(server)]
    const { _id } = await seat(asha)
    await seat(ben)
    server.clock.now = at('10:05:00')
    await handIn(asha, quizId, { answers: [0], timeSpent: 60 })
    const refusals = [
      ['GET', `/quiz/${quizId}/results`, 404],
      ['GET', `/quiz/${quizId}/results?userId=${asha.id}`, 404],
      ['GET', `/quiz/${quizId}/user/${asha.id}/results`, 403],
      ['GET', `/admin/slots/bookings?userId=${asha.id}`, 403],
      ['DELETE', `/slots/cancel/${_id}`, 404],
      ['DELETE', `/admin/slots/cancel/${_id}`, 403],
    ] as const
    for (const [method, path, status] of refusals)
      expect((await ben.call(method, path)).status, path).toBe(status)
    const reset = await ben.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: ben.id })
    expect(reset.status, 'even their own attempt is not theirs to reset').toBe(403)
    expect((await ben.call('GET', `/user/results?userId=${asha.id}`)).body).toEqual([])
    expect((await asha.call('GET', `/quiz/${quizId}/results`)).body.score).toBe(33)
  })

  test('are untouched by a reset, which takes only the named person’s attempt at the named quiz', async () => {
    const [asha, grace] = [await enrol(server), await enrolAdmin(server)]
    const [quizId, other] = [await storeQuiz(server), await storeQuiz(server)]
    await seat(asha)
    server.clock.now = at('10:05:00')
    for (const id of [quizId, other]) await handIn(asha, id, { answers: [0], timeSpent: 60 })
    const wish = { quizId: other, ...greedy({ userId: asha.id }, grace) }
    expect((await grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, wish)).status).toBe(200)
    const left = (await asha.call('GET', '/user/results')).body
    expect(left).toMatchObject([{ quiz: { _id: other } }])
  })
})

test.each([
  [{ answers: [1e3], timeSpent: 1 }, /^answers\.0: /],
  [{ answers: Array(1001).fill(0), timeSpent: 1 }, /^answers: /],
  [{ answers: [[0]], timeSpent: 1 }, /^answers\.0: /],
  [{ answers: { 0: 0, length: 1 }, timeSpent: 1 }, /^answers: /],
  [{ answers: [true], timeSpent: 1 }, /^answers\.0: /],
  [{ answers: [0], timeSpent: '60' }, /^timeSpent: /],
  [{ answers: [0], timeSpent: null }, /^timeSpent: /],
])('impossible work, the %#. kind, is refused with the name of its field', async (work, message) => {
  const [asha, quizId] = [await enrol(server), await storeQuiz(server)]
  await seat(asha)
  server.clock.now = at('10:05:00')
  const { status, body } = await handIn(asha, quizId, work)
  expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
})

describe('a search by administrators', () => {
  const NAMES = [
    '100% sure',
    'under_score',
    'back\\slash',
    "O'Hara",
    'Robert"); drop table users;--',
    'plain',
  ]
  const found = async (search: string) => {
    const grace = await enrolAdmin(server)
    const { status, body } = await grace.call('GET', `/user/admin/results?${new URLSearchParams({ search })}`)
    expect(status).toBe(200)
    return body.results.map(({ user }: { user: { name: string } }) => user.name)
  }
  beforeAll(async () => {
    const quizId = await storeQuiz(server)
    for (const name of NAMES) {
      const person = await enrol(server, { name })
      await seat(person)
      server.clock.now = at('10:05:00')
      await handIn(person, quizId, { answers: [0], timeSpent: 60 })
      server.clock.now = at('09:00:00')
    }
  })

  test.each([
    ['%', ['100% sure']],
    ['_', ['under_score']],
    ['\\', ['back\\slash']],
    ["'", ["O'Hara"]],
    ['")', ['Robert"); drop table users;--']],
    ["' or 1=1 --", []],
    ['%%', []],
    ['r_e', []],
    ['\\%', []],
    ['pl%n', []],
    ['(pl|x)ain', []],
  ])('for %s finds the people with that in their names, and no others', async (search, names) => {
    expect(await found(search)).toEqual(names)
  })
})
