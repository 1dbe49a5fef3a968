// SPEC Operation Trouble
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDb } from '../../../demo/api/database/db.ts'
import { inLane } from '../../../demo/api/database/lanes.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { type Cluster, clusterStarter } from '../../support/server/postgres.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'

const startCluster = clusterStarter()

const AWAY = {
  status: 503,
  body: {
    message: 'The database cannot be reached. Please try again in a moment.',
    code: 'database_unreachable',
  },
}

/**
 * Connections that are doing something, this one apart: a query that sleeps, a transaction between two queries. They may have all
 * of their lane.
 */
async function countBusy({ deps }: TestServer): Promise<number> {
  const count = sql<{ busy: number }>`select count(*) as busy from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() and state <> 'idle'`
  const { rows } = await inLane('vital', () => count.execute(deps.db))
  return rows[0]?.busy ?? 0
}

describe.runIf(startCluster)('a PostgreSQL that stops while a server runs', () => {
  let cluster: Cluster
  let server: TestServer
  beforeAll(async () => {
    if (!startCluster) return
    cluster = await startCluster()
    const engine = await openDb({ url: cluster.url })
    server = await startTestServer({ engine, now: at('10:05:00') })
  })
  afterAll(async () => {
    await server.close()
    await cluster.stop()
  })

  /** A query that is being answered and a transaction that waits for its handler, as there are some at any moment. */
  async function beBusy() {
    let resume = () => {}
    const pause = new Promise<void>((resolve) => {
      resume = resolve
    })
    const work = Promise.allSettled([
      sql`select pg_sleep(60)`.execute(server.deps.db),
      server.deps.db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction)
        await pause
        await sql`select 1`.execute(transaction)
      }),
    ])
    await vi.waitUntil(async () => (await countBusy(server)) === 2)
    return async () => {
      resume()
      return (await work).map(({ status }) => status)
    }
  }

  test('is reported clearly and awaited; once it is back, everything continues and nothing is lost', async () => {
    const asha = await enrol(server)
    const [quizId, slotId] = [await storeQuiz(server), await storeSlot(server, at('10:00:00'))]
    const { _id: bookingId } = await book(asha, slotId)
    await asha.call('POST', `/quiz/${quizId}/start`)
    const submit = () => asha.call('POST', `/quiz/${quizId}/submit`, { answers: [0, 2, null], timeSpent: 60 })
    const finishWork = await beBusy()

    await cluster.halt()
    expect(await finishWork()).toEqual(['rejected', 'rejected'])
    const calls = [submit, () => asha.call('GET', '/slots/my-bookings'), () => asha.call('GET', '/health')]
    for (const answer of await Promise.all([...calls, ...calls, ...calls].map((call) => call()))) {
      expect(answer).toMatchObject(AWAY)
      expect(answer.headers.get('retry-after')).toBe('5')
    }

    await cluster.resume()
    expect(await asha.call('GET', '/health')).toMatchObject({ status: 200, body: { ok: true } })
    expect((await asha.call('GET', '/slots/my-bookings')).body).toMatchObject([{ _id: bookingId }])
    const crowd = await Promise.all(Array.from({ length: 20 }, submit))
    expect(new Set(crowd.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    expect(crowd[0]).toMatchObject({ status: 200, body: { score: 33 } })
  })
})
