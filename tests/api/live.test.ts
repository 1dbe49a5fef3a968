import { afterAll, beforeAll, expect, test } from 'vitest'
import { extendAttempts, getPersonTime, setPersonTime } from '../../src/api/admin/extra-time.ts'
import { announce, getQuizLive, getSlotLive } from '../../src/api/admin/live.ts'
import { asha } from '../support/school/fixtures.ts'
import { answers, startFaultyServer } from '../support/server/faulty-server.ts'
import { pointClientAt } from '../support/server/point-client.ts'

const server = await startFaultyServer()

beforeAll(() => pointClientAt(server.url))
afterAll(() => server.close())

const AT = '2026-03-04T10:05:00.000Z'
const announcement = { _id: 'a1', text: 'Five minutes more.', at: AT }
const emptyRoom = { at: AT, people: [] }
/** What the contract promises of a person in the room, and nothing else. */
const bare = { user: asha._id, state: 'started', answered: 2, total: 3, lastSeen: AT, deadline: AT, left: 0 }

test.each<[line: string, run: () => Promise<unknown>, answer: object, body?: object]>([
  ['GET /quiz/q1/admin/live', () => getQuizLive('q1'), emptyRoom],
  ['GET /admin/slots/live?slotId=s1', () => getSlotLive('s1'), emptyRoom],
  [
    'POST /quiz/q1/admin/announce',
    () => announce('q1', { text: announcement.text }),
    announcement,
    { text: announcement.text },
  ],
  [
    'POST /quiz/q1/admin/extend',
    () => extendAttempts('q1', { all: true, minutes: 5 }),
    { extended: 3 },
    { all: true, minutes: 5 },
  ],
  ['GET /admin/users/u1/time', () => getPersonTime('u1'), { factor: 1.5 }],
  ['PUT /admin/users/u1/time', () => setPersonTime('u1', { factor: 2 }), { factor: 2 }, { factor: 2 }],
])('the call is sent as %s', async (line, run, answer, body) => {
  server.behave(answers(200, answer))
  expect(await run()).toMatchObject(answer === emptyRoom ? { at: AT, people: { rows: [], odd: [] } } : answer)
  expect(server.received.map(({ method, path }) => `${method} ${path.replace('/api', '')}`)).toEqual([line])
  const [request] = server.received
  expect(request?.body ? JSON.parse(request.body) : undefined).toEqual(body)
})

test('a room by the contract alone, without our additions, can be read', async () => {
  server.behave(
    answers(200, { at: AT, people: [bare, { ...bare, lastSeen: null, deadline: null, left: null }] }),
  )
  const { people, announcements } = await getSlotLive('s1')
  expect(announcements).toEqual([])
  expect(people.odd).toEqual([])
  expect(people.rows).toMatchObject([
    { user: { _id: asha._id }, state: 'started', answered: 2, left: 0, factor: 1, extendedBy: 0 },
    { lastSeen: undefined, deadline: undefined, left: 0 },
  ])
})

test.each<[string, object]>([
  ['no known state', { state: 'asleep' }],
  ['no name at all', { user: null }],
])('somebody with %s is left out of the room, and counted', async (_, odd) => {
  server.behave(answers(200, { at: AT, people: [bare, { ...bare, ...odd }] }))
  const { people } = await getSlotLive('s1')
  expect([people.rows.length, people.odd.length]).toEqual([1, 1])
})

test('fields of somebody in the room that cannot be read count as missing', async () => {
  const odd = { answered: '2', total: 1e12, left: -1, factor: 0, current: 1e12, lastSeen: 'now', quizId: 7 }
  server.behave(
    answers(200, { at: AT, people: [{ ...bare, ...odd }], announcements: [{ text: 'Hush' }, announcement] }),
  )
  const { people, announcements } = await getSlotLive('s1')
  expect(announcements).toMatchObject([announcement])
  expect(people.rows).toMatchObject([
    { state: 'started', answered: 0, total: 0, left: 0, factor: 1, current: undefined, lastSeen: undefined },
  ])
})

test.each<[string, object]>([
  ['no list of people', { at: AT }],
  ['no time', { people: [bare] }],
])('an answer with %s is not a room', async (_, answer) => {
  server.behave(answers(200, answer))
  await expect(getSlotLive('s1')).rejects.toMatchObject({ name: 'Failure', code: 'unexpected_answer' })
})
