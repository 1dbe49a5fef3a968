import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Db, openDb } from '../../demo/api/database/db.ts'
import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { enrolMany } from '../support/school/many-learners.ts'
import { type School, storeQuiz, storeSlot } from '../support/school/school.ts'
import { setup as build } from '../support/server/built-api.ts'
import { clusterStarter } from '../support/server/postgres.ts'
import { startProcess } from '../support/server/process.ts'
import { type Cost, tellCosts, tellNeeds } from './scale.ts'

/**
 * What each call of a learner costs, and what a hundred thousand and a million of them need: demo/docs/scale.md. Run: node
 * --import tsx tests/bench/costs.bench.ts [learners [at once]]. One process and PostgreSQL as they are shipped; time of the processor is
 * read from Linux, so it tells little less on a machine that is busy otherwise.
 */
const [LEARNERS = 2000, AT_ONCE = 64] = process.argv.slice(2).map(Number)
const QUESTIONS = 30
/** Clock ticks that /proc counts in. */
const TICK_US = 10_000

const question = { text: 'Which?', options: ['A', 'B', 'C', 'D'], correctAnswer: 1, points: 1 }
const answers = Array.from({ length: QUESTIONS }, (_, index) => index % 4)

const fieldsOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** What the process has used of the processor, in microseconds, and its children that are gone. */
function usedBy(pid: number): number {
  return (
    fieldsOf(pid)
      .slice(11, 15)
      .reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_US
  )
}

function usedByChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return children.reduce((sum, child) => {
    try {
      return sum + usedBy(child)
    } catch {
      return sum // gone meanwhile, and so among those that the parent counts
    }
  }, 0)
}

/** The process that all of PostgreSQL are children of. */
async function postmasterOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return Number(fieldsOf(rows[0]?.pid ?? 0)[1])
}

/** How many transactions have written so far, and how many bytes into the write-ahead log. */
async function written(db: Db) {
  const { rows } = await sql<{ writes: number; bytes: number }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as writes,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`.execute(db)
  return rows[0] ?? { writes: 0, bytes: 0 }
}

const start = clusterStarter()
if (!start) throw new Error('There is no PostgreSQL to measure with')
const removeBuilt = await build()
const cluster = await start({
  settings: ['fsync=on', 'full_page_writes=on', 'autovacuum=on', 'shared_buffers=512MB'],
})
const server = await startProcess({ DATABASE_URL: cluster.url })
const engine = await openDb({ url: cluster.url })
const { db } = engine
const [postmaster, nodePid] = [await postmasterOf(db), server.pid ?? 0]
const school = { url: server.url, deps: { db, clock: Date.now } } as School

const now = Date.now()
const quizId = await storeQuiz(school, {
  questions: Array.from({ length: QUESTIONS }, () => question),
  opens: now - MINUTE_MS,
  closes: now + 60 * MINUTE_MS,
})
for (let number = 0; number < 20; number++)
  await storeQuiz(school, { opens: now + 90 * MINUTE_MS, closes: now + 120 * MINUTE_MS })
await sql`delete from slots where starts_at < ${new Date(now + 60 * MINUTE_MS)}`.execute(db)
const slotId = await storeSlot(school, now - MINUTE_MS, LEARNERS)
const tokens = await enrolMany(school, LEARNERS)
// As of people who signed in on another day.
await sql`update sessions set created_at = created_at - interval '1 day'`.execute(db)
await engine.withoutTimeouts((patient) => sql`analyze`.execute(patient))

/** Makes the call as each learner, so many at once; answers the sum of the bytes of the answers. */
async function everybody(method: string, path: string, body: object | undefined): Promise<number> {
  const waiting = [...tokens]
  let bytes = 0
  const work = async () => {
    for (let token = waiting.pop(); token; token = waiting.pop()) {
      const answer = await fetch(`${server.url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      bytes += (await answer.arrayBuffer()).byteLength
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return bytes
}

async function costOf(name: string, method: string, path: string, body?: object): Promise<Cost> {
  const postgres = () => usedByChildren(postmaster) + usedBy(postmaster)
  const [node, database, log] = [usedBy(nodePid), postgres(), await written(db)]
  const bytes = await everybody(method, path, body)
  const after = await written(db)
  return {
    name,
    nodeUs: (usedBy(nodePid) - node) / LEARNERS,
    postgresUs: (postgres() - database) / LEARNERS,
    writes: (after.writes - log.writes) / LEARNERS,
    logBytes: (after.bytes - log.bytes) / LEARNERS,
    answerBytes: bytes / LEARNERS,
  }
}

// Connections are opened and code is compiled before anything is measured.
for (let round = 0; round < 3; round++) await everybody('GET', '/quiz', undefined)
const work = (revision: number) => ({ revision, answers, flags: [], current: 3 })
const costs: Cost[] = [
  await costOf('me', 'GET', '/auth/me'),
  await costOf('quizzes', 'GET', '/quiz'),
  await costOf('available', 'GET', '/slots/available'),
  await costOf('book', 'POST', '/slots/book', { slotId }),
  await costOf('bookings', 'GET', '/slots/my-bookings'),
  await costOf('current', 'GET', '/slots/current'),
  await costOf('access', 'GET', `/quiz/${quizId}/access`),
  await costOf('start', 'POST', `/quiz/${quizId}/start`),
  await costOf('save', 'PUT', `/quiz/${quizId}/attempt`, work(1)),
  await costOf('save', 'PUT', `/quiz/${quizId}/attempt`, work(2)),
  await costOf('beat', 'GET', `/quiz/${quizId}/attempt`),
  await costOf('submit', 'POST', `/quiz/${quizId}/submit`, { answers, timeSpent: 60 }),
  await costOf('results', 'GET', '/user/results'),
].filter(({ name }, index, all) => all.findLastIndex((other) => other.name === name) === index)

process.stdout.write(`${tellCosts(costs)}\n${tellNeeds(costs)}`)
await server.end('SIGTERM')
await engine.close()
await cluster.stop()
await removeBuilt?.()
