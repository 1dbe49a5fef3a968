import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Engine, openDb } from '../../demo/api/database/db.ts'
import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { enrolMany, seatMany } from '../support/school/many-learners.ts'
import { type School, storeQuiz, storeSlot } from '../support/school/school.ts'
import { setup as buildServer } from '../support/server/built-api.ts'
import { clusterStarter } from '../support/server/postgres.ts'
import { type ServerProcess, startProcess } from '../support/server/process.ts'
import { spentBelow } from './cpu.ts'
import { RawClient } from './raw-client.ts'
import { percentile } from './statistics.ts'

/**
 * How long learners wait when all of them open, start, save, submit and book within the same second, and how many bookings of one
 * slot a second are taken. Run: node --import tsx tests/bench/learners-at-once.bench.ts [--learners 5000] [--rounds 1]
 * [--engines PGlite,PostgreSQL] [--api before=/tmp/old/dist/api/main.js …]. The built API in processes of its own: two beside
 * PostgreSQL, one with the embedded database; each learner has a connection. Builds are tried in turn.
 */
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '1' },
    engines: { type: 'string', default: 'PGlite,PostgreSQL' },
    api: { type: 'string', multiple: true, default: [] },
  },
})
const LEARNERS = Number(values.learners)
const SECOND_MS = 1000
const HOUR_MS = 60 * MINUTE_MS
const ANSWERS = [1, null, 0]
const HOT_CONNECTIONS = [64, 1000]

interface Rig {
  processes: ServerProcess[]
  /** Puts what is needed straight into the database. */
  fill<Outcome>(work: (school: School) => Promise<Outcome>): Promise<Outcome>
  stop(): Promise<void>
}

const schoolOn = ({ db }: Engine) => ({ deps: { db, clock: Date.now } }) as School

async function onPostgres(): Promise<Rig> {
  const cluster = await clusterStarter()?.()
  if (!cluster) throw new Error('there is no PostgreSQL')
  const start = () => startProcess({ DATABASE_URL: cluster.url, LOG_LEVEL: 'silent' })
  const processes = [await start(), await start()]
  const engine = await openDb({ url: cluster.url })
  return {
    processes,
    fill: (work) => work(schoolOn(engine)),
    async stop() {
      await engine.close()
      await Promise.all(processes.map((process) => process.end('SIGTERM')))
      await cluster.stop()
    },
  }
}

async function onPglite(): Promise<Rig> {
  const dir = await mkdtemp(join(tmpdir(), 'quiz-bench-'))
  const start = () => startProcess({ DATA_DIR: dir, LOG_LEVEL: 'silent', SAMPLE_DATA: 'none' })
  const processes = [await start()]
  return {
    processes,
    async fill(work) {
      await processes.pop()?.end('SIGTERM')
      const engine = await openDb({ dir })
      const outcome = await work(schoolOn(engine))
      await engine.close()
      processes.push(await start())
      return outcome
    },
    async stop() {
      await processes[0]?.end('SIGTERM')
      await rm(dir, { recursive: true })
    },
  }
}

interface Learner {
  token: string
  client: RawClient
}

/** What so many calls cost the processes of the API and of PostgreSQL: microseconds a call. */
async function costOf(calls: number, work: () => Promise<void>): Promise<string> {
  const NAMES = ['node', 'postgres']
  const before = NAMES.map(spentBelow)
  await work()
  const each = NAMES.map((name, index) => ((spentBelow(name) - (before[index] ?? 0)) * 1000) / calls)
  return `${NAMES.map((name, index) => `${name} ${each[index]?.toFixed(0)}`).join(' + ')} µs a call`
}

/** Every learner makes that call at some moment of one second. */
async function wave(name: string, learners: readonly Learner[], method: string, path: string, body?: object) {
  const times: number[] = []
  const statuses = new Map<number, number>()
  const began = performance.now()
  const ask = async ({ client, token }: Learner, index: number) => {
    await pause((index / learners.length) * SECOND_MS)
    const asked = performance.now()
    const status = await client.call({ method, path, token, body })
    times.push(performance.now() - asked)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const cost = await costOf(learners.length, async () => {
    await Promise.all(learners.map(ask))
  })
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0).padStart(6))
  const told = [...statuses].map(([status, count]) => `${count} × ${status || 'reset'}`).join(', ')
  const total = ((performance.now() - began) / SECOND_MS).toFixed(1)
  const line = `p50 ${p50}  p95 ${p95}  most ${most} ms  all after ${total} s  ${told}  ${cost}`
  process.stdout.write(`  ${name.padEnd(14)} ${line}\n`)
}

/** Everybody books the same slot once, over a few connections that are always busy. */
async function rush(rig: Rig, tokens: readonly string[], slotId: string, connections: number) {
  const { processes } = rig
  const waiting = [...tokens]
  const began = performance.now()
  let refused = 0
  const clients = Array.from(
    { length: connections },
    (_, index) => new RawClient(processes[index % processes.length]?.url ?? ''),
  )
  const bookAll = async (client: RawClient) => {
    for (let token = waiting.pop(); token; token = waiting.pop()) {
      const status = await client.call({ method: 'POST', path: '/slots/book', token, body: { slotId } })
      if (status !== 200) refused++
    }
  }
  const cost = await costOf(tokens.length, async () => {
    await Promise.all(clients.map(bookAll))
  })
  for (const client of clients) client.close()
  const rate = tokens.length / ((performance.now() - began) / SECOND_MS)
  const line = `${rate.toFixed(0)} bookings/s, refused ${refused}  ${cost}`
  process.stdout.write(`  one slot, ${connections} connections: ${line}\n`)
}

async function prepareSchool(school: School) {
  const now = Date.now()
  const quizId = await storeQuiz(school, { opens: now - HOUR_MS, closes: now + HOUR_MS, duration: 50 })
  const tokens = await enrolMany(school, LEARNERS)
  const running = await storeSlot(school, now - MINUTE_MS, LEARNERS)
  await seatMany(school, running, tokens)
  const slotOf = (_: unknown, index: number) => storeSlot(school, now + (2 + index) * HOUR_MS, LEARNERS)
  const [later = '', ...hot] = await Promise.all([LEARNERS, ...HOT_CONNECTIONS].map(slotOf))
  return { quizId, tokens, later, hot }
}

async function tell({ deps }: School, slotIds: readonly string[]) {
  const { rows } = await sql`
    select (select count(*)::int from attempts where submitted_at is not null) as attempts,
      (select array_agg(booked order by starts_at) from slots where id = any(${slotIds}::uuid[])) as counters,
      (select count(*)::int from bookings where slot_id = any(${slotIds}::uuid[])) as bookings`.execute(
    deps.db,
  )
  process.stdout.write(`  in the database: ${JSON.stringify(rows[0])}\n`)
}

async function measure(rig: Rig) {
  const { quizId, tokens, later, hot } = await rig.fill(prepareSchool)
  const urls = rig.processes.map(({ url }) => url)
  const learners = tokens.map((token, index) => ({
    token,
    client: new RawClient(urls[index % urls.length] ?? ''),
  }))
  await wave('connect', learners, 'GET', '/health')
  await wave('open', learners, 'GET', `/quiz/${quizId}/access`)
  await wave('start', learners, 'POST', `/quiz/${quizId}/start`)
  await wave('save', learners, 'PUT', `/quiz/${quizId}/attempt`, {
    revision: 1,
    answers: ANSWERS,
    flags: [],
    current: 1,
  })
  await wave('submit', learners, 'POST', `/quiz/${quizId}/submit`, { answers: ANSWERS, timeSpent: 60 })
  await wave('submit again', learners, 'POST', `/quiz/${quizId}/submit`, { answers: ANSWERS, timeSpent: 60 })
  await wave('book', learners, 'POST', '/slots/book', { slotId: later })
  for (const { client } of learners) client.close()
  for (const [index, connections] of HOT_CONNECTIONS.entries())
    await rush(rig, tokens, hot[index] ?? '', connections)
  await rig.fill((school) => tell(school, [later, ...hot]))
}

const RIGS: Record<string, () => Promise<Rig>> = { PGlite: onPglite, PostgreSQL: onPostgres }

const forgetBuild = await buildServer()
const builds = [['this', process.env.BUILT_API ?? ''], ...values.api.map((given) => given.split('='))]
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [name, main] of builds) {
    process.env.BUILT_API = main
    for (const kind of values.engines.split(',')) {
      process.stdout.write(`${kind}, ${LEARNERS} learners within a second, build ${name}\n`)
      const rig = await RIGS[kind]?.()
      if (!rig) throw new Error(`no such engine: ${kind}`)
      await measure(rig).finally(rig.stop)
    }
  }
}
await forgetBuild?.()
