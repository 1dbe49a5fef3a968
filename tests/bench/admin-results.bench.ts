import { sql } from 'kysely'
import { type Engine, openDb } from '../../demo/api/database/db.ts'
import { migrate } from '../../demo/api/database/migrate.ts'
import type { ResultsQuery } from '../support/school/admin-results.ts'
import { enrol } from '../support/school/school.ts'
import { type EngineKind, engines } from '../support/server/engines.ts'
import { api, startTestServer, type TestServer } from '../support/server/server.ts'
import { loadSchool } from './many-results.ts'
import { median, percentile } from './statistics.ts'

/**
 * How long administrators wait for a page of results, over HTTP: by its number, with total and statistics of that moment, with
 * a total that may come later, as the elements ask, and behind the cursor of the page before. Run:
 * node --import tsx tests/bench/admin-results.bench.ts [attempts] [engine].
 * PostgreSQL is measured where TEST_DATABASE_URL names a server on which databases may be made, or BENCH_DATABASE_URL a
 * database of its own, which is filled once and kept.
 */
const ATTEMPTS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 5
/** Longer than an earlier release remembered figures. */
const A_WHILE_MS = 31_000

const PAGES = Math.ceil(ATTEMPTS / 50)
const part = (share: number) => Math.max(1, Math.ceil(PAGES * share))
type Kind = [label: string, query: ResultsQuery, of?: 'big' | 'small']

const KINDS: readonly Kind[] = [
  ['all, page 1', {}],
  ['all, a tenth in', { page: part(0.1) }],
  ['all, middle', { page: part(0.5) }],
  ['all, at three quarters', { page: part(0.75) }],
  ['all, last page', { page: PAGES }],
  ['all, oldest first', { sortOrder: 'asc' }],
  ['all, 500 at once', { limit: 500 }],
  ['by score', { sortBy: 'score' }],
  ['by score, a tenth in', { sortBy: 'score', page: part(0.1) }],
  ['by score, middle', { sortBy: 'score', page: part(0.5) }],
  ['by score, last page', { sortBy: 'score', page: PAGES }],
  ['by user', { sortBy: 'user', sortOrder: 'asc' }],
  ['by user, a tenth in', { sortBy: 'user', sortOrder: 'asc', page: part(0.1) }],
  ['by user, middle', { sortBy: 'user', sortOrder: 'asc', page: part(0.5) }],
  ['by user, last page', { sortBy: 'user', sortOrder: 'asc', page: PAGES }],
  ['score from 80', { minScore: 80 }],
  ['score from 80, middle', { minScore: 80, page: part(0.1) }],
  ['score 40 to 60, page 100', { minScore: 40, maxScore: 60, page: 100 }],
  ['score 100', { minScore: 100 }],
  ['score 100, by user', { minScore: 100, sortBy: 'user', sortOrder: 'asc' }],
  ['score 100, by user, last', { minScore: 100, sortBy: 'user', sortOrder: 'asc', page: part(0.005) }],
  ['search: one person', { search: 'person4711@' }],
  ['search: some', { search: 'asha 1f' }],
  ['search: a name', { search: 'asha' }],
  ['search: a name, deep', { search: 'asha', page: part(0.1) }],
  ['search: a third of all', { search: 'gmail' }],
  ['search: a third, last', { search: 'gmail', page: part(0.333) }],
  ['search: a title', { search: 'optics' }],
  ['search: one letter', { search: 'a' }],
  ['search: nobody', { search: 'nobody at all' }],
  ['search, score, by user', { search: 'zoe', minScore: 50, sortBy: 'user', sortOrder: 'asc' }],
  ['big quiz, page 1', {}, 'big'],
  ['big quiz, page 2', { page: 2 }, 'big'],
  ['big quiz, middle', { page: part(0.05) }, 'big'],
  ['big quiz, by user', { sortBy: 'user', sortOrder: 'asc' }, 'big'],
  ['big quiz, by score, middle', { sortBy: 'score', page: part(0.05) }, 'big'],
  ['small quiz, by user', { sortBy: 'user', sortOrder: 'asc' }, 'small'],
  ['small quiz, search', { search: 'ben' }, 'small'],
]

/** What else administrators list at that size. */
const OTHERS: readonly [label: string, path: string][] = [
  ['newest bookings', '/admin/slots/bookings'],
  ['learners, weakest first', '/admin/users'],
  ['learners, by name', '/admin/users?sort=name'],
  ['log', '/admin/log'],
]

type Call = ReturnType<typeof api>

async function timeOf(call: Call, path: string): Promise<number> {
  const began = performance.now()
  const { status } = await call('GET', path)
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return performance.now() - began
}

async function medianOf(school: TestServer, call: Call, path: string): Promise<number> {
  const times: number[] = []
  await timeOf(call, path)
  for (let round = 0; round < ROUNDS; round++) {
    school.clock.now += A_WHILE_MS
    times.push(await timeOf(call, path))
  }
  return median(times)
}

const pathOf = (query: ResultsQuery, quizId: string | undefined) => {
  const base = quizId === undefined ? '/user/admin/results' : `/quiz/${quizId}/admin/results`
  return `${base}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}

const shown = (milliseconds: number | undefined) =>
  (milliseconds === undefined ? '–' : milliseconds.toFixed(1)).padStart(9)
const say = (label: string, ...figures: (number | undefined)[]) =>
  process.stdout.write(`${label.padEnd(28)}${figures.map(shown).join(' ')}\n`)

function summarise(name: string, times: readonly number[], goal: number) {
  say(name, percentile(times, 0.5), percentile(times, 0.95), percentile(times, 1))
  process.stdout.write(
    `${''.padEnd(28)}${times.filter((time) => time <= goal).length} of ${times.length} within ${goal} ms\n`,
  )
}

/** A quiz with a tenth of all attempts, and one of the others. */
async function pickQuizzes({ deps: { db } }: TestServer) {
  const { rows } = await sql<{ id: string }>`
    select quizzes.id from quizzes where title in ('Waves 1', 'Heat 2') order by title = 'Waves 1' desc`.execute(
    db,
  )
  return { big: rows[0]?.id ?? '', small: rows[1]?.id ?? '' }
}

async function measure(name: string, engine: Engine) {
  const began = performance.now()
  await engine.withoutTimeouts((db) => loadSchool(db, ATTEMPTS))
  const school = await startTestServer({ now: Date.now(), engine })
  const call = api(school, (await enrol(school, { isAdmin: true })).token)
  const quizzes = await pickQuizzes(school)
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`\n${name}, ${ATTEMPTS} attempts, ready in ${seconds} s (medians of ${ROUNDS}, ms)\n`)
  process.stdout.write(`${''.padEnd(28)}by number rows first by cursor\n`)
  const [exact, first, following]: [number[], number[], number[]] = [[], [], []]
  for (const [label, query, of] of KINDS) {
    const quizId = of && quizzes[of]
    const path = pathOf(query, quizId)
    const { next } = (await call('GET', path)).body.pagination
    const { page: _, ...order } = query
    const counted = await medianOf(school, call, path)
    const early = await medianOf(school, call, pathOf({ ...query, total: 'later' }, quizId))
    const behind = next && (await medianOf(school, call, pathOf({ ...order, after: next }, quizId)))
    exact.push(counted)
    first.push(early)
    if (behind) following.push(behind)
    say(label, counted, early, behind)
  }
  process.stdout.write(`${''.padEnd(28)}      p50       p95      most\n`)
  const factor = name === 'PGlite' ? 2 : 1
  summarise('by number', exact, 120 * factor)
  summarise('rows first', first, 120 * factor)
  summarise('by cursor', following, 60 * factor)
  for (const [label, path] of OTHERS) say(label, await medianOf(school, call, path))
  await school.close()
}

const { BENCH_DATABASE_URL: kept } = process.env
const ownDatabase = (url: string): EngineKind => ({
  name: 'PostgreSQL',
  async open() {
    const engine = await openDb({ url })
    await engine.withoutTimeouts((db) => migrate(db))
    return engine
  },
})
const kinds = kept ? [...engines.filter(({ name }) => name === 'PGlite'), ownDatabase(kept)] : engines
const [, , , only] = process.argv
for (const { name, open } of kinds) if (only === undefined || name === only) await measure(name, await open())
