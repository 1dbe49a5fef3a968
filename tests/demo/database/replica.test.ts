// SPEC Operation Machines
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../../demo/api/app.ts'
import { openDb } from '../../../demo/api/database/db.ts'
import { inLane } from '../../../demo/api/database/lanes.ts'
import { DEFAULT_LIMITS } from '../../../demo/api/lib/config.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { type Cluster, clusterStarter } from '../../support/server/postgres.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'

const startCluster = process.env.NIGHTLY ? clusterStarter() : undefined
const limits = { ...DEFAULT_LIMITS, waitMs: 3000, statementMs: 2000 }
const ROUNDS = 100

let primary: Cluster
let replica: Cluster
let server: TestServer
let other: TestServer
let asha: Person
let grace: Person
let quizId: string

const start = async () =>
  startTestServer({
    engine: await openDb({ url: primary.url, replicaUrl: replica.url, limits }),
    now: at('10:05:00'),
  })
const untilUsed = () => vi.waitUntil(() => server.engine.replica?.isCurrent(), { timeout: 30_000 })

beforeAll(async () => {
  if (!startCluster) return
  primary = await startCluster()
  replica = await startCluster({ follows: primary })
  server = await start()
  other = await start()
  grace = await enrol(server, { isAdmin: true })
  asha = await enrol(server)
  quizId = await storeQuiz(server)
  await untilUsed()
})
afterAll(async () => {
  await server?.close()
  await other?.close()
  await replica?.stop()
  await primary?.stop()
})

async function tell(text: string) {
  const client = new pg.Client(replica.url)
  await client.connect()
  await client.query(text)
  await client.end()
}

/** What the replica alone answers, however old that is. */
function askReplica({ token }: Person, path: string) {
  const request = new Request(`http://school${path}`, { headers: { authorization: `Bearer ${token}` } })
  return inLane('replica', () => createApp(server.deps).fetch(request, { remoteAddress: 'here' }))
}

describe.runIf(startCluster)('a server with a replica', () => {
  test('reads every list and figure from it', async () => {
    const { rows } = await inLane('replica', () =>
      sql`select pg_is_in_recovery() as replica`.execute(server.deps.db),
    )
    expect(rows).toEqual([{ replica: true }])
    const slotId = await storeSlot(server, at('12:00:00'))
    await untilUsed()
    const paths = [
      ...['/quiz', '/slots/available', '/slots/my-bookings', '/user/results'],
      ...['/user/admin/results', `/quiz/${quizId}/admin/results`, `/quiz/${quizId}/admin/live`],
      ...['/admin/log', '/admin/users', `/admin/users/${asha.id}/results`, '/admin/slot-config'],
      ...['/admin/slots/statistics?date=2026-03-04', '/admin/slots/overview', '/admin/slots/summary'],
      ...['/admin/slots/bookings', `/admin/slots/live?slotId=${slotId}`],
    ]
    for (const path of paths) expect((await askReplica(grace, path)).status, path).toBe(200)
  })

  test('shows what was stored through another process a moment ago, each time', async () => {
    let used = 0
    for (let round = 0; round < ROUNDS; round++) {
      const title = `Quiz ${round}`
      await other.deps.db.updateTable('quizzes').set({ title }).where('id', '=', quizId).execute()
      if (await server.engine.replica?.isCurrent()) used++
      expect((await asha.call('GET', '/quiz')).body[0].title).toBe(title)
    }
    expect(used).toBeGreaterThan(ROUNDS / 2)
  })

  test('shows them while the replica stands still, too, and who signed out stays out', async () => {
    const [ben, slotId] = [await enrol(server), await storeSlot(server, at('13:00:00'))]
    await untilUsed()
    await tell('select pg_wal_replay_pause()')
    const { _id } = await book(ben, slotId)
    expect((await ben.call('GET', '/slots/my-bookings')).body).toMatchObject([{ _id }])
    expect(await (await askReplica(ben, '/slots/my-bookings')).json()).toEqual([])
    await ben.call('POST', '/auth/logout')
    expect((await askReplica(ben, '/slots/my-bookings')).status).toBe(401)
    await tell('select pg_wal_replay_resume()')
    await untilUsed()
  })
})

describe.runIf(startCluster)('a server whose replica fails', () => {
  test.each([
    ['stops', () => replica.halt().then(() => replica.resume)],
    ['freezes', () => replica.freeze()],
  ])('goes on without a word where the replica %s, and uses it again once it is back', async (_, hurt) => {
    const heal = await hurt()
    for (let round = 0; round < 10; round++)
      expect(await grace.call('GET', '/user/admin/results')).toMatchObject({ status: 200 })
    expect(await server.engine.replica?.isCurrent()).toBe(false)
    await heal()
    await untilUsed()
  })

  test('is told plainly that the primary is away', async () => {
    await primary.halt()
    const answers = [await grace.call('GET', '/user/admin/results'), await asha.call('GET', '/quiz')]
    await primary.resume()
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 503, body: { code: 'database_unreachable' } })
    expect(await asha.call('GET', '/quiz')).toMatchObject({ status: 200 })
  })

  test('never reads from what is no copy of its database', async () => {
    const engine = await openDb({ url: primary.url, replicaUrl: primary.url, limits })
    expect(await engine.replica?.isCurrent()).toBe(false)
    await engine.close()
  })
})
