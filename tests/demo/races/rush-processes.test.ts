// SPEC Operation Crowds
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Engine, openDb } from '../../../demo/api/database/db.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { enrolMany, storeSaved } from '../../support/school/many-learners.ts'
import { enrol, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { type Cluster, clusterStarter } from '../../support/server/postgres.ts'
import { type ServerProcess, startProcess } from '../../support/server/process.ts'
import { checkSeats, limitLastSlot, seatedIn } from '../../support/server/seats.ts'
import { api } from '../../support/server/server.ts'

const startCluster = clusterStarter()
const HALF_HOUR_MS = 30 * MINUTE_MS
const SEATS = 50
const DUE = 200

let processes: ServerProcess[]

/** Everybody makes that call at both processes at once; the answers of each pair, in order. */
const atBoth = (tokens: readonly string[], path: string, bodies: (index: number) => [object, object]) =>
  Promise.all(
    tokens.map((token, index) =>
      Promise.all(processes.map((process, which) => api(process, token)('POST', path, bodies(index)[which]))),
    ),
  )

/** How many attempts have which score and ended how. */
async function tallyAttempts({ db }: Engine, quizId: string) {
  const { rows } = await sql<{ count: number }>`
    select score, ended, count(*)::int as count from attempts where quiz_id = ${quizId} group by 1, 2`.execute(
    db,
  )
  return rows
}
const countAttempts = async (engine: Engine, quizId: string) =>
  (await tallyAttempts(engine, quizId)).reduce((sum, { count }) => sum + count, 0)

/** One of the processes is killed as soon as some are handed in; the other one goes on. */
async function killAmidHandIn(engine: Engine, quizId: string) {
  await vi.waitUntil(async () => (await countAttempts(engine, quizId)) > 0, { timeout: 30_000, interval: 5 })
  await processes[0]?.end('SIGKILL')
  expect(await countAttempts(engine, quizId)).toBeLessThan(DUE)
  const isDone = async () => (await countAttempts(engine, quizId)) === DUE
  await vi.waitUntil(isDone, { timeout: 60_000, interval: 100 })
}

/** Two processes of their own on one PostgreSQL, as behind a load balancer. They have the real time. */
describe.runIf(startCluster)('two processes on one PostgreSQL', () => {
  let cluster: Cluster
  let engine: Engine
  let school: School
  beforeAll(async () => {
    if (!startCluster) return
    cluster = await startCluster()
    processes = await Promise.all([1, 2].map(() => startProcess({ DATABASE_URL: cluster.url })))
    engine = await openDb({ url: cluster.url })
    // What puts things into the database asks no more of a school than this.
    school = { url: processes[0]?.url ?? '', deps: { db: engine.db, clock: Date.now } } as School
  })
  afterAll(async () => {
    for (const process of processes) await process.end('SIGTERM')
    await engine.close()
    await cluster.stop()
  })

  test('make each slot once, and sell no seat twice', async () => {
    const admins = await Promise.all([1, 2, 3].map(() => enrol(school, { isAdmin: true })))
    const made = await atBoth(
      admins.map(({ token }) => token),
      '/slots/generate',
      () => [{}, {}],
    )
    expect(made.flat().map(({ status }) => status)).toEqual(Array(6).fill(200))
    const slotId = await limitLastSlot(school, SEATS)
    const answers = await atBoth(await enrolMany(school, 2 * SEATS), '/slots/book', () => [
      { slotId },
      { slotId },
    ])
    const served = answers.filter((pair) => pair.every(({ status }) => status === 200))
    expect(served).toHaveLength(SEATS)
    expect(answers.flat().filter(({ status }) => status === 409)).toHaveLength(2 * SEATS)
    for (const [one, other] of served) expect(one?.body.booking._id).toBe(other?.body.booking._id)
    expect(await seatedIn(school, slotId)).toHaveLength(SEATS)
    await checkSeats(school)
  })

  test('take one submission of each learner, whether or not the answers are the same', async () => {
    const now = Date.now()
    const quizId = await storeQuiz(school, { opens: now - MINUTE_MS, closes: now + HALF_HOUR_MS })
    const tokens = await enrolMany(school, SEATS)
    const slotId = await storeSlot(school, now - MINUTE_MS)
    for (const token of tokens) await api(school, token)('POST', '/slots/book', { slotId })
    await atBoth(tokens, `/quiz/${quizId}/start`, () => [{}, {}])
    const same = (index: number) => index % 2 === 0
    const answers = await atBoth(tokens, `/quiz/${quizId}/submit`, (index) => [
      { answers: [index % 4, 1, null], timeSpent: 30 },
      { answers: [(index + (same(index) ? 0 : 1)) % 4, 1, null], timeSpent: 30 },
    ])
    for (const [index, pair] of answers.entries()) {
      const accepted = pair.filter(({ status }) => status === 200)
      expect(pair.map(({ status }) => status).toSorted()).toEqual(same(index) ? [200, 200] : [200, 422])
      expect(new Set(accepted.map(({ body }) => body._id)).size).toBe(1)
    }
    const stored = await engine.db
      .selectFrom('attempts')
      .select('user_id')
      .where('quiz_id', '=', quizId)
      .execute()
    expect(new Set(stored.map(({ user_id }) => user_id)).size).toBe(SEATS)
    expect(stored).toHaveLength(SEATS)
  })

  test('submit each overdue attempt once, even if one of them is killed meanwhile', async () => {
    const quizId = await storeQuiz(school)
    await storeSaved(school, quizId, DUE, Date.now() - 2 * MINUTE_MS)
    await killAmidHandIn(engine, quizId)
    expect(await tallyAttempts(engine, quizId)).toEqual([{ score: 67, ended: 'time', count: DUE }])
  }, 120_000)
})
