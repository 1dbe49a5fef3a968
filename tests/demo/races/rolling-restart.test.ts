// SPEC Operation Restarts
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { enrolMany } from '../../support/school/many-learners.ts'
import { storeQuiz, storeSlot } from '../../support/school/school.ts'
import { type Place, VISIT_CALLS, type Visit, visit } from '../../support/school/visits.ts'
import { urlOf } from '../../support/server/engines.ts'
import { freePort } from '../../support/server/free-port.ts'
import { type ServerProcess, startProcess } from '../../support/server/process.ts'
import { proxies, type RunningProxy } from '../../support/server/proxies.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'
import { shared } from '../../support/server/twin-servers.ts'

/** Nightly: it needs nginx, Caddy and PostgreSQL, and minutes. */
const CALLS = Number(process.env.RESTART_CALLS ?? 0)
const AT_ONCE = 24
const HOUR_MS = 60 * MINUTE_MS
const PATIENCE_MS = 30 * MINUTE_MS

/** Learners come one after the other, so many at once, until all have been there. */
async function crowd(place: Place, tokens: readonly string[]) {
  const [visits, failures, waiting]: [Visit[], string[], string[]] = [[], [], [...tokens]]
  const comeAndGo = async () => {
    for (let token = waiting.pop(); token; token = waiting.pop())
      visits.push(await visit(place, token, failures))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, comeAndGo))
  return { visits, failures }
}

const inOrder = (texts: readonly (string | undefined)[]) => texts.toSorted()

/** As demo/docs/deploy/quiz@.service has it. */
const BEHIND_PROXY = { HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' }

describe.runIf(CALLS > 0).each(proxies)('two processes behind $name', (kind) => {
  let school: TestServer
  let proxy: RunningProxy
  let ports: readonly [number, number]
  const processes: ServerProcess[] = []

  const start = async (port: number) =>
    startProcess({
      DATABASE_URL: await urlOf(school.engine),
      PUBLIC_URL: proxy.url,
      ...BEHIND_PROXY,
      PORT: String(port),
      DATABASE_CONNECTIONS: '8',
    })

  beforeAll(async () => {
    if (!shared) throw new Error('no PostgreSQL was found')
    school = await startTestServer({ engine: await shared.open(), now: Date.now() })
    ports = [await freePort(), await freePort()]
    proxy = await kind.start(ports)
    processes.push(...(await Promise.all(ports.map(start))))
  })
  afterAll(async () => {
    await Promise.all(processes.map((running) => running.end('SIGTERM')))
    await proxy.stop()
    await school.close()
  })

  /** Restarts one process after the other, over and over, until that is done. Answers how often. */
  async function restartUntil(done: Promise<unknown>): Promise<number> {
    let isDone = false
    void done.finally(() => {
      isDone = true
    })
    let restarts = 0
    for (; !isDone; restarts++) {
      const which = restarts % 2
      expect(await processes[which]?.end('SIGTERM')).toBe(0)
      processes[which] = await start(ports[which] ?? 0)
      await pause(kind.noticesWithinMs)
    }
    return restarts
  }

  const rowsOf = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(school.deps.db)).rows.map(({ id }) => id)

  test(`are restarted under load: none of ${CALLS} calls fails, and acknowledged data is there once`, {
    timeout: PATIENCE_MS,
  }, async () => {
    const now = Date.now()
    const [quizId, slotId, laterId] = [
      await storeQuiz(school, { opens: now - HOUR_MS, closes: now + HOUR_MS }),
      await storeSlot(school, now - 5 * MINUTE_MS, CALLS),
      await storeSlot(school, now + HOUR_MS, CALLS),
    ]
    const tokens = await enrolMany(school, Math.ceil(CALLS / VISIT_CALLS))
    const coming = crowd({ url: proxy.url, quizId, slotId, laterId }, tokens)
    const restarts = await restartUntil(coming)
    const { visits, failures } = await coming
    console.log(
      `${kind.name}: ${visits.length * VISIT_CALLS} calls, ${restarts} restarts, ${failures.length} failed`,
    )

    if (failures.length > 0) console.log(proxy.said().slice(-6000))
    expect(failures).toEqual([])
    expect(restarts).toBeGreaterThan(1)
    const seats = sql<{ id: string }>`select id from bookings where status = 'booked'`
    expect(inOrder(await rowsOf(seats))).toEqual(inOrder(visits.map(({ bookingId }) => bookingId)))
    const submitted = sql<{ id: string }>`select id from attempts where submitted_at is not null`
    expect(inOrder(await rowsOf(submitted))).toEqual(inOrder(visits.map(({ resultId }) => resultId)))
    const { rows } = await sql<{
      booked: number
    }>`select booked from slots where id in (${slotId}, ${laterId})
      order by starts_at`.execute(school.deps.db)
    expect(rows.map(({ booked }) => booked)).toEqual([tokens.length, 0])
  })
})
