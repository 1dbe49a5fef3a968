// SPEC Operation Trouble
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDb } from '../../../demo/api/database/db.ts'
import { createPool } from '../../../demo/api/database/postgres.ts'
import type { DatabaseLimits } from '../../../demo/api/lib/config.ts'
import { enrolWithSeat } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrolMany } from '../../support/school/many-learners.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { type Cluster, clusterStarter } from '../../support/server/postgres.ts'
import { startProcess } from '../../support/server/process.ts'
import { checkSeats, seatedIn } from '../../support/server/seats.ts'
import { type ApiAnswer, api, startTestServer, type TestServer } from '../../support/server/server.ts'

const startCluster = clusterStarter()
const BOOKERS = 30
const PATIENT: DatabaseLimits = { connections: 12, waitMs: 100_000, statementMs: 100_000, lockMs: 100_000 }
const IMPATIENT: DatabaseLimits = { connections: 12, waitMs: 3000, statementMs: 1000, lockMs: 500 }

/** Does what somebody in psql may do, until the function that comes back is called. */
async function hold({ url }: Cluster, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return () => client.end()
}

const holdSlot = (cluster: Cluster, slotId: string) =>
  hold(cluster, `select from slots where id = '${slotId}' for update`)

async function countWaiting({ url }: Cluster): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)
  await client.end()
  return rows.length
}

const untilSomeWait = (cluster: Cluster) => vi.waitUntil(async () => (await countWaiting(cluster)) > 0)

/** A crowd that is about to book that slot at once. */
async function gather(server: TestServer, slotId: string) {
  const tokens = await enrolMany(server, BOOKERS)
  return () => Promise.all(tokens.map((token) => api(server, token)('POST', '/slots/book', { slotId })))
}

const statusesOf = (answers: readonly ApiAnswer[]) => answers.map(({ status }) => status)
const all = (count: number, status: number) => Array(count).fill(status)
const ANSWERS = { answers: [0, 2, null], timeSpent: 60 }

let cluster: Cluster
beforeAll(async () => {
  if (startCluster) cluster = await startCluster()
})
afterAll(() => cluster?.stop())

describe.runIf(startCluster)('a PostgreSQL that hangs or has a row locked', () => {
  let patient: TestServer
  let impatient: TestServer
  let bystander: Person
  let quizId: string
  beforeAll(async () => {
    const open = async (limits: DatabaseLimits) =>
      startTestServer({ engine: await openDb({ url: cluster.url, limits }), now: at('10:05:00') })
    patient = await open(PATIENT)
    impatient = await open(IMPATIENT)
    bystander = await enrol(patient)
    quizId = await storeQuiz(patient)
  })
  afterAll(async () => {
    await patient.close()
    await impatient.close()
  })

  test('delays only bookings of a slot whose row is locked', async () => {
    const slotId = await storeSlot(patient, at('10:00:00'))
    await book(bystander, slotId)
    await bystander.call('POST', `/quiz/${quizId}/start`)
    const rush = await gather(patient, slotId)
    const release = await holdSlot(cluster, slotId)
    const bookings = rush()
    await untilSomeWait(cluster)

    const answers = await Promise.all([
      bystander.call('GET', '/health'),
      bystander.call('GET', '/quiz'),
      bystander.call('POST', '/auth/token', { token: bystander.token }),
      bystander.call('POST', `/quiz/${quizId}/submit`, ANSWERS),
    ])
    expect(statusesOf(answers)).toEqual(all(4, 200))
    expect(await countWaiting(cluster)).toBeGreaterThan(0)

    await release()
    expect(statusesOf(await bookings)).toEqual(all(BOOKERS, 200))
    expect(await seatedIn(patient, slotId)).toHaveLength(BOOKERS + 1)
    await checkSeats(patient)
  })

  test('refuses bookings of a locked slot after a while, and says when to retry', async () => {
    const slotId = await storeSlot(impatient, at('10:30:00'))
    const rush = await gather(impatient, slotId)
    const release = await holdSlot(cluster, slotId)
    for (const answer of await rush()) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'database_busy' } })
      expect(answer.headers.get('retry-after')).toBe('5')
    }
    await release()
    expect(await seatedIn(impatient, slotId)).toHaveLength(0)
    expect(statusesOf(await rush())).toEqual(all(BOOKERS, 200))
  })

  test('answers every call with a 503 while it is frozen, and works again afterwards', async () => {
    const call = api(impatient, bystander.token)
    const slotId = await storeSlot(impatient, at('11:00:00'))
    const calls = () => [
      call('GET', '/health'),
      call('GET', '/quiz'),
      call('POST', '/slots/book', { slotId }),
      call('POST', `/quiz/${quizId}/submit`, ANSWERS),
    ]
    expect(statusesOf(await Promise.all(calls()))).toEqual(all(4, 200))
    const thaw = await cluster.freeze()
    const answers = await Promise.all(Array.from({ length: 6 }, calls).flat()).finally(thaw)
    expect(statusesOf(answers)).toEqual(all(24, 503))
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(24).fill('5'))
    expect(statusesOf(await Promise.all(calls()))).toEqual(all(4, 200))
  })
})

const HELD = {
  person: {
    row: ({ id }: Ids) => `select from users where id = '${id}' for update`,
    calls: ({ slotId, quizId }: Ids): [string, object?][] => [
      ['/slots/book', { slotId }],
      [`/quiz/${quizId}/start`],
    ],
  },
  quiz: {
    row: ({ quizId }: Ids) => `select from quizzes where id = '${quizId}' for update`,
    calls: ({ quizId }: Ids): [string, object?][] => [[`/quiz/${quizId}/submit`, ANSWERS]],
  },
}
type Ids = Record<'id' | 'slotId' | 'quizId', string>

test.runIf(startCluster)(
  'a person or a quiz that stays locked makes calls fail, and says when to retry',
  async () => {
    const engine = await openDb({ url: cluster.url, limits: IMPATIENT })
    const server = await startTestServer({ engine, now: at('10:05:00') })
    const { id, call } = await enrolWithSeat(server)
    const ids = { id, slotId: await storeSlot(server, at('12:00:00')), quizId: await storeQuiz(server) }
    for (const { row, calls } of [HELD.person, HELD.quiz]) {
      const ask = () => Promise.all(calls(ids).map(([path, body]) => call('POST', path, body)))
      const release = await hold(cluster, row(ids))
      for (const answer of await ask()) {
        expect(answer).toMatchObject({ status: 503, body: { code: 'database_busy' } })
        expect(answer.headers.get('retry-after')).toBe('5')
      }
      await release()
      for (const { status } of await ask()) expect(status).toBe(200)
    }
    await server.close()
  },
)

test.runIf(startCluster)(
  'an idle connection is closed before the socket timeout would destroy it',
  async () => {
    const pool = createPool(cluster.url, { ...IMPATIENT, statementMs: 200 })
    const errors: Error[] = []
    pool.on('error', (error) => errors.push(error))
    await pool.query('select 1')
    await vi.waitUntil(() => pool.totalCount === 0)
    expect(errors).toEqual([])
  },
)

test.runIf(startCluster)('a start may take longer than a call, and says what it waits for', async () => {
  const release = await hold(cluster, 'select pg_advisory_xact_lock(727274)')
  const starting = startProcess({ DATABASE_URL: cluster.url, DATABASE_STATEMENT_MS: '500' })
  await untilSomeWait(cluster)
  await pause(1000)
  await release()
  const server = await starting
  expect(server.said()).toMatch(/^Waiting for another process that brings the database up to date\.\nReady: /)
  await server.end('SIGTERM')
})
