// SPEC Operation Machines
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openDb } from '../../../demo/api/database/db.ts'
import { enrolMany } from '../../support/school/many-learners.ts'
import type { School } from '../../support/school/school.ts'
import { type Cluster, clusterStarter } from '../../support/server/postgres.ts'
import { type ServerProcess, startProcess } from '../../support/server/process.ts'
import { checkSeats, limitLastSlot, seatedIn } from '../../support/server/seats.ts'
import { api } from '../../support/server/server.ts'

const startCluster = process.env.NIGHTLY ? clusterStarter() : undefined
const PROCESSES = 20
const [SEATS, PEOPLE] = [500, 2000]
const LOOK_MS = 20

describe.runIf(startCluster)('twenty processes on a PostgreSQL with 100 connections', () => {
  let cluster: Cluster
  let engine: Engine
  let school: School
  let watcher: pg.Client
  const processes: ServerProcess[] = []
  beforeAll(async () => {
    if (!startCluster) return
    cluster = await startCluster({ settings: ['max_connections=100'] })
    watcher = new pg.Client(cluster.url)
    await watcher.connect()
    const environment = { DATABASE_URL: cluster.url, DATABASE_CONNECTIONS: '4' }
    for (let round = 0; round < PROCESSES / 4; round++)
      processes.push(...(await Promise.all([1, 2, 3, 4].map(() => startProcess(environment)))))
    engine = await openDb({
      url: cluster.url,
      limits: { connections: 1, waitMs: 60_000, statementMs: 60_000, lockMs: 60_000 },
    })
    school = { url: '', deps: { db: engine.db, clock: Date.now } } as School
  }, 300_000)
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.end('SIGTERM')))
    await engine.close()
    await watcher.end()
    await cluster.stop()
  })

  /** The most connections that there were at once while that was done. */
  async function countMost(work: Promise<unknown>): Promise<number> {
    let [most, done] = [0, false]
    const end = work.finally(() => {
      done = true
    })
    while (!done) {
      const { rows } = await watcher.query(
        `select from pg_stat_activity where backend_type = 'client backend'`,
      )
      most = Math.max(most, rows.length)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
    await end
    return most
  }

  test('sell 500 seats to 2,000 people, and no call fails for lack of a connection', async () => {
    const slotId = await limitLastSlot(school, SEATS)
    const tokens = await enrolMany(school, PEOPLE)
    const booking = Promise.all(
      tokens.map(async (token, index) => {
        const { url } = processes[index % PROCESSES] ?? { url: '' }
        return (await api({ url }, token)('POST', '/slots/book', { slotId })).status
      }),
    )
    const most = await countMost(booking)
    console.info(`at most ${most} connections at once`)
    const statuses = await booking
    const count = (asked: number) => statuses.filter((status) => status === asked).length
    expect([count(200), count(409)]).toEqual([SEATS, PEOPLE - SEATS])
    expect(await seatedIn(school, slotId)).toHaveLength(SEATS)
    await checkSeats(school)
    expect(most).toBeGreaterThan(PROCESSES)
    expect(most).toBeLessThanOrEqual(PROCESSES * 4 + 2)
  })
})
