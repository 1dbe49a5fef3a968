// SPEC Operation Machines
import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, openDb } from '../../../demo/api/database/db.ts'
import { DEFAULT_LIMITS } from '../../../demo/api/lib/config.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrolMany } from '../../support/school/many-learners.ts'
import { book, enrol, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { type Bouncer, bouncerStarter } from '../../support/server/pgbouncer.ts'
import { type Cluster, clusterStarter } from '../../support/server/postgres.ts'
import { checkSeats, seatedIn } from '../../support/server/seats.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'

const LENGTH_AND_VERSION = 8

/** The names in a start-up packet: `name\0value\0name\0value\0\0` after length and version. */
function namesIn(packet: Buffer): string[] {
  const words = packet.subarray(LENGTH_AND_VERSION).toString().split('\0')
  return words.filter((word, index) => word !== '' && index % 2 === 0)
}

test('a connection starts without parameters that PgBouncer would reject', async () => {
  const bouncer = createServer().listen(0, '127.0.0.1')
  const packet = once(bouncer, 'connection').then(async ([socket]) => {
    const [bytes] = await once(socket, 'data')
    socket.destroy()
    return bytes
  })
  await once(bouncer, 'listening')
  const address = bouncer.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const engine = await openDb({ url: `postgres://quiz@127.0.0.1:${port}/quiz` })
  await expect(sql`select 1`.execute(engine.db)).rejects.toThrow()
  expect(namesIn(await packet).toSorted()).toEqual([
    'application_name',
    'client_encoding',
    'database',
    'user',
  ])
  await engine.close()
  bouncer.close()
})

const startCluster = process.env.NIGHTLY ? clusterStarter() : undefined
const startBouncer = startCluster && bouncerStarter()

const SERVER_CONNECTIONS = 8
const [SEATS, PEOPLE] = [500, 2000]

let cluster: Cluster
let direct: pg.Client
beforeAll(async () => {
  if (!startCluster) return
  cluster = await startCluster()
  direct = new pg.Client(cluster.url)
  await direct.connect()
})
afterAll(async () => {
  await direct?.end()
  await cluster?.stop()
})

const serve = async (url: string, limits = DEFAULT_LIMITS) =>
  startTestServer({ engine: await openDb({ url, limits }), now: at('10:05:00') })

/** Who is connected to the cluster itself. */
async function countConnections(): Promise<number> {
  const { rows } = await direct.query(
    `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows.length
}

describe.runIf(startBouncer)('two servers behind PgBouncer in transaction mode, with its defaults', () => {
  let bouncer: Bouncer
  let servers: [TestServer, TestServer]
  beforeAll(async () => {
    if (!startBouncer) return
    bouncer = await startBouncer(cluster, SERVER_CONNECTIONS)
    servers = [await serve(bouncer.url), await serve(bouncer.url)]
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await bouncer.stop()
  })

  test('sell 500 seats to 2,000 people over eight connections', async () => {
    const slotId = await storeSlot(servers[0], at('10:30:00'), SEATS)
    const tokens = await enrolMany(servers[0], PEOPLE)
    const answers = await Promise.all(
      tokens.map((token, index) => api(servers[index % 2 ? 1 : 0], token)('POST', '/slots/book', { slotId })),
    )
    const count = (asked: number) => answers.filter(({ status }) => status === asked).length
    expect([count(200), count(409)]).toEqual([SEATS, PEOPLE - SEATS])
    expect(await seatedIn(servers[0], slotId)).toHaveLength(SEATS)
    await checkSeats(servers[0])
    expect(await countConnections()).toBeLessThanOrEqual(SERVER_CONNECTIONS)
  })

  test('serve learners who take a quiz, and administrators', async () => {
    const [one, other] = servers
    const [asha, grace] = [await enrol(one), await enrol(other, { isAdmin: true })]
    const quizId = await storeQuiz(one)
    await book(asha, await storeSlot(one, at('10:00:00')))
    await asha.call('POST', `/quiz/${quizId}/start`)
    const work = { revision: 1, answers: [0, null, null], flags: [], current: 0 }
    const calls = [
      () => asha.call('PUT', `/quiz/${quizId}/attempt`, work),
      () => asha.call('POST', `/quiz/${quizId}/submit`, { answers: [0, 2, null], timeSpent: 60 }),
      () => asha.call('GET', '/user/results'),
      () => asha.call('GET', '/user/data'),
      () => grace.call('POST', '/slots/generate'),
      () => grace.call('GET', '/user/admin/results'),
      () => grace.call('GET', `/quiz/${quizId}/admin/results?search=learner&sortBy=user`),
      () => grace.call('GET', '/admin/log'),
      () => grace.call('GET', '/admin/slots/bookings'),
      () => grace.call('GET', `/quiz/${quizId}/admin/live`),
      () => grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id }),
    ]
    for (const call of calls) expect(await call()).toMatchObject({ status: 200 })
  })
})

describe.runIf(startBouncer)('a role with timeouts, as PgBouncer in transaction mode needs it', () => {
  let bouncer: Bouncer
  let server: TestServer
  beforeAll(async () => {
    if (!startBouncer) return
    await direct.query(
      `alter role quiz set statement_timeout = '400ms'; alter role quiz set lock_timeout = '200ms'`,
    )
    bouncer = await startBouncer(cluster, 2)
    server = await serve(bouncer.url, { ...DEFAULT_LIMITS, statementMs: 400, lockMs: 200 })
  })
  afterAll(async () => {
    await server.close()
    await bouncer.stop()
    await direct.query(`alter role quiz reset all`)
  })

  test('makes bookings of a locked slot time out', async () => {
    const slotId = await storeSlot(server, at('11:00:00'))
    const booker = await enrol(server)
    await direct.query(`begin; select from slots where id = '${slotId}' for update`)
    const answer = await booker.call('POST', '/slots/book', { slotId })
    await direct.query('rollback')
    expect(answer).toMatchObject({ status: 503, body: { code: 'database_busy' } })
  })

  test('does not stop migrations, which leave no connection without timeouts', async () => {
    const sleep = (db: Db) => sql`select pg_sleep(0.6)`.execute(db)
    const patiently = () => server.engine.withoutTimeouts((db) => db.transaction().execute(sleep))
    await expect(Promise.all([patiently(), patiently()])).resolves.toHaveLength(2)
    const hurried = await Promise.allSettled([sleep(server.deps.db), sleep(server.deps.db)])
    expect(hurried.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
