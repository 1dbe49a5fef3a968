// SPEC Operation Requests
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enrolAdmin } from '../../support/school/authoring.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, namesIn, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { type DescribedCall, readCalls } from '../../support/server/described-calls.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'

/*
 * Every call that the server describes is attacked in the same ways. A call that is new is attacked as well, and counts as
 * one for administrators until somebody says otherwise here.
 */

const FOR_ALL = [
  'GET /health',
  'GET /live',
  'GET /ready',
  'GET /quiz',
  'GET /auth/google',
  'GET /auth/google/callback',
  'POST /auth/token',
  'GET /images/{name}',
  // Of a quiz that its author opened for practice; any other is not there.
  'GET /quiz/{id}/practice',
]
const FOR_LEARNERS = [
  'GET /auth/me',
  'GET /auth/validate-token',
  'POST /auth/logout',
  'GET /auth/sessions',
  'DELETE /auth/sessions',
  'GET /quiz/{id}',
  'GET /quiz/{id}/access',
  'GET /quiz/{id}/taken',
  'GET /quiz/{id}/results',
  'POST /quiz/{id}/start',
  'GET /quiz/{id}/attempt',
  'PUT /quiz/{id}/attempt',
  'POST /quiz/{id}/submit',
  'POST /quiz/{id}/reports',
  'DELETE /quiz/{id}/reports/{questionId}',
  'GET /quiz/{id}/standing',
  'GET /quiz/proxy-image',
  'GET /user/results',
  'GET /user/reports',
  'GET /user/practice',
  'PUT /user/practice',
  'PUT /user/standing',
  'GET /user/data',
  'DELETE /user/data',
  'GET /slots/current',
  'GET /slots/available',
  'GET /slots/my-bookings',
  'POST /slots/book',
  'DELETE /slots/cancel/{id}',
  'POST /slots/move/{id}',
]

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let calls: DescribedCall[]

beforeAll(async () => {
  server = await startTestServer({ now: at('09:00:00'), ceilings: { write: 10_000, signIn: 10_000 } })
  calls = await readCalls(server)
})
beforeEach(() => {
  server.clock.now = at('09:00:00')
})
afterAll(() => server.close())

const fill = (path: string, id = UNKNOWN, userId = UNKNOWN) =>
  path.replace('{id}', id).replace('{userId}', userId).replace('{name}', 'ab.webp')

const callsBeyond = (...allowed: string[][]) => calls.filter(({ name }) => !allowed.flat().includes(name))

describe('without permission,', () => {
  test('a visitor learns only what is for everybody', async () => {
    expect(callsBeyond(FOR_ALL).length).toBeGreaterThan(30)
    for (const { name, method, path } of callsBeyond(FOR_ALL)) {
      const { status } = await api(server)(method, fill(path))
      expect(status, name).toBe(401)
    }
  })

  test('a learner is kept from everything that is for administrators', async () => {
    const asha = await enrol(server)
    expect(callsBeyond(FOR_ALL, FOR_LEARNERS).length).toBeGreaterThan(15)
    for (const { name, method, path } of callsBeyond(FOR_ALL, FOR_LEARNERS)) {
      const { status, body } = await asha.call(method, fill(path))
      expect({ name, status, body }).toEqual({ name, status: 403, body: { message: 'Permission denied' } })
    }
  })
})

const seat = async (person: Person) => book(person, await storeSlot(server, at('10:00:00')))
const REPORT = { questionId: 'question-snell', kind: 'unclear' }
const WORK = { answers: [0, 1, 0], timeSpent: 60, revision: 1, flags: [], current: 0, ...REPORT }
const submit = (person: Person, quizId: string) => handIn(person, quizId, WORK)

test('no answer to a learner has the key before the submission, or anything about another person', async () => {
  const [asha, ben] = [await enrol(server), await enrol(server, { name: 'Benedikt Unseen' })]
  const [quizId] = [await storeQuiz(server), await seat(asha), await seat(ben)]
  server.clock.now = at('10:05:00')
  expect((await submit(ben, quizId)).status).toBe(200)
  const asked = calls.filter(({ name, method }) => method === 'GET' && !name.includes('google'))
  for (const time of ['09:00:00', '10:05:00', '10:29:00', '11:30:00']) {
    server.clock.now = at(time)
    await asha.call('POST', `/quiz/${quizId}/start`)
    for (const { name, method, path } of asked) {
      if (name.includes('{name}')) continue
      const { body } = await asha.call(method, fill(path, quizId, ben.id))
      expect(namesIn(body), `${name} at ${time}`).not.toContain('correctAnswer')
      expect(JSON.stringify(body), `${name} at ${time}`).not.toMatch(new RegExp(`${ben.id}|Benedikt`))
    }
  }
  server.clock.now = at('10:10:00')
  await submit(asha, quizId)
  const own = await asha.call('GET', `/quiz/${quizId}`)
  expect(own.body.questions, 'what was searched for can be found').toEqual(opticsJson.questions)
})

test('a learner is told no more about a quiz off the list than about one that never existed', async () => {
  const [asha, ben, cara] = [await enrol(server), await enrol(server), await enrol(server)]
  const quizId = await storeQuiz(server)
  for (const person of [asha, ben, cara]) await seat(person)
  server.clock.now = at('10:05:00')
  await submit(ben, quizId)
  await cara.call('POST', `/quiz/${quizId}/start`)
  await server.deps.db.updateTable('quizzes').set({ is_active: false }).where('id', '=', quizId).execute()
  const ofQuizzes = calls.filter(({ path }) => path.startsWith('/quiz/{id}'))
  expect(ofQuizzes.length).toBeGreaterThan(8)
  for (const { name, method, path, takesJson } of ofQuizzes) {
    const body = takesJson ? WORK : undefined
    const [hidden, unknown] = [
      await asha.call(method, fill(path, quizId, asha.id), body),
      await asha.call(method, fill(path, UNKNOWN, asha.id), body),
    ]
    expect({ name, status: hidden.status, body: hidden.body }).toEqual({
      name,
      status: [...FOR_ALL, ...FOR_LEARNERS].includes(name) ? 404 : 403,
      body: unknown.body,
    })
  }
  expect((await ben.call('GET', `/quiz/${quizId}/taken`)).body, 'whoever took it keeps it').toEqual({
    taken: true,
  })
  expect((await ben.call('GET', `/quiz/${quizId}/results`)).body).toMatchObject({ score: 100 })
  expect((await submit(ben, quizId)).status, 'a repeat').toBe(200)
  expect((await submit(cara, quizId)).status, 'whoever began it may finish').toBe(200)
})

const DEEP = 20_000
const nested = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP)

const HOSTILE_BODIES: [what: string, text: string | Uint8Array<ArrayBuffer>][] = [
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"token"'],
  ['a number without end', '1e999'],
  ['lists in lists', nested('[', ']')],
  ['objects in objects', nested('{"a":', '}').replace(':}', ':1}')],
  ['a field of lists in lists', `{"token":${nested('[', ']')}}`],
  ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ['a prototype', '{"__proto__":{"isAdmin":true,"token":"x","slotId":"x","userId":"x"}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}},"toString":1,"hasOwnProperty":1}'],
]

const send = (
  { method, path }: DescribedCall,
  { token }: Person,
  text: string | Uint8Array<ArrayBuffer>,
  type: string,
) =>
  fetch(`${server.url}/api${fill(path)}`, {
    method,
    body: text,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
  })

describe('a body', () => {
  test.each(HOSTILE_BODIES)(
    'that is %s is refused in words by every call that takes one',
    async (_, text) => {
      const grace = await enrolAdmin(server)
      const takers = calls.filter(({ takesJson }) => takesJson)
      expect(takers.length).toBeGreaterThan(5)
      for (const call of takers) {
        const answer = await send(call, grace, text, 'application/json')
        const { message } = await answer.json()
        // Of a quiz that is not there some calls say so before they look at the body.
        expect([400, 404], `${call.name}: ${message}`).toContain(answer.status)
        expect(message, call.name).toMatch(/^[\x20-\x7e]{3,100}$/)
      }
      expect(Reflect.get({}, 'isAdmin'), 'the prototype of everything').toBeUndefined()
    },
  )
})

const ODD_QUERIES = [
  ['the names of a prototype', '__proto__=x&constructor=y&toString=z'],
  ['fields that are lists', 'page[]=1&date[]=2026-03-04&search[a]=1&slotId[]=x'],
  ['every field twice', 'page=1&page=2&search=a&search=b&date=2026-03-04&date=2026-03-05'],
  ['quotation marks', "search='%22%5C%25_;--&slotId=';drop%20table%20users--&sortBy=score"],
  ['broken escapes', 'search=%E0%A4%A&date=%ZZ&url=%'],
  ['bytes that are no text', 'search=%F0%9F&slotId=%00&url=%00&date=%00'],
  ['nothing but wildcards', `search=${'%25'.repeat(200)}`],
]

const ODD_NAMES = [
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['NUL', '%00'],
  ['a broken escape', '%E0%A4%A'],
  ['a way up', '..%2f..%2fpackage.json'],
  ['a condition', "'%20or%20'1'='1"],
  ['a header', '%0d%0aset-cookie:%20a=b'],
  ['a face', '%F0%9F%98%80'],
  ['4000 letters', 'x'.repeat(4000)],
]

describe('an address', () => {
  const gets = () => calls.filter(({ name, method }) => method === 'GET' && !name.includes('google'))

  test.each(ODD_QUERIES)('with %s in its query surprises no call', async (_, query) => {
    const grace = await enrolAdmin(server)
    for (const { name, path } of gets()) {
      const { status } = await grace.call('GET', `${fill(path)}?${query}`)
      expect(status, name).toBeLessThan(500)
    }
  })

  test.each(ODD_NAMES)('with %s in the place of a name finds nothing', async (_, odd = '') => {
    const grace = await enrolAdmin(server)
    for (const { name, method, path } of calls.filter((call) => /\{\w+\}/.test(call.path))) {
      const { status, body, headers } = await grace.call(
        method,
        path.replaceAll(/\{\w+\}/g, odd),
        method === 'GET' || method === 'DELETE' ? undefined : {},
      )
      expect([400, 404], name).toContain(status)
      expect(body, name).toMatchObject({ message: expect.any(String) })
      expect(['message', 'code', 'parameters'], name).toEqual(expect.arrayContaining(Object.keys(body)))
      expect(headers.get('set-cookie'), name).toBeNull()
    }
  })
})
