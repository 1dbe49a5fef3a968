import { setTimeout as pause } from 'node:timers/promises'
import { at } from '../support/school/fixtures.ts'
import { enrolMany, seatMany } from '../support/school/many-learners.ts'
import { setup } from '../support/server/postgres.ts'
import { mean } from './statistics.ts'

const stopPostgres = await setup()
process.once('SIGTERM', () => void stopPostgres?.().then(() => process.exit(1)))
// They look for a database as they are loaded.
const { engines } = await import('../support/server/engines.ts')
const { storeQuiz, storeSlot } = await import('../support/school/school.ts')
const { api, startTestServer } = await import('../support/server/server.ts')

/**
 * Whether the reference API grows under steady load. Run: npm run steady [-- seconds [calls per second]]. PGlite and, where
 * there is one, PostgreSQL are called side by side, in one process. What is alive after a collection is told ten times;
 * the exit code is 1 where the end is well above the middle. It runs nightly, for ten minutes; an
 * hour is `npm run steady -- 3600 120`.
 */
const [SECONDS = 600, CALLS_A_SECOND = 50] = process.argv.slice(2).map(Number)
const LEARNERS = 100
const SAMPLES = 10
/** More than a collection leaves by chance. */
const GROWTH = 1.15
const MEBIBYTE = 2 ** 20

type Call = ReturnType<typeof api>

const WRITTEN = { answers: [1, null, 0], timeSpent: 60 }
const SAVED = { revision: 1, answers: [1, null, 0], flags: [2], current: 1 }

/** What a learner's page asks for, over and over; what writes is safe to repeat. */
const visitOf = (
  quizId: string,
  openId: string,
  slotId: string,
): [method: string, path: string, body?: object][] => [
  ['GET', '/auth/me'],
  ['GET', '/quiz'],
  ['GET', '/slots/current'],
  ['GET', '/slots/available?date=2026-03-04'],
  ['POST', '/slots/book', { slotId }],
  ['GET', `/quiz/${quizId}/access`],
  ['PUT', `/quiz/${openId}/attempt`, SAVED],
  ['GET', `/quiz/${openId}/attempt`],
  ['POST', `/quiz/${quizId}/submit`, WRITTEN],
  ['GET', `/quiz/${quizId}/results`],
  ['GET', '/user/results'],
]

/** Each learner visits again and again until the time is over. Answers how many calls were made. */
async function visitSteadily(learners: readonly Call[], visit: ReturnType<typeof visitOf>, everyMs: number) {
  const end = performance.now() + SECONDS * 1000
  let answered = 0
  const visitFrom = async (call: Call, firstAt: number) => {
    for (let due = firstAt; due < end; due = Math.max(due + everyMs, performance.now())) {
      await pause(Math.max(0, due - performance.now()))
      for (const [method, path, body] of visit) {
        const { status } = await call(method, path, body)
        if (status !== 200) throw new Error(`${method} ${path} answered ${status}`)
        answered++
      }
    }
  }
  const began = performance.now()
  await Promise.all(
    learners.map((call, index) => visitFrom(call, began + (index / learners.length) * everyMs)),
  )
  return answered
}

const everyMs = (LEARNERS * engines.length * visitOf('', '', '').length * 1000) / CALLS_A_SECOND

const schools = await Promise.all(
  engines.map(async (kind) => {
    const school = await startTestServer({ now: at('09:00:00'), engine: await kind.open() })
    const [quizId, openId] = [await storeQuiz(school), await storeQuiz(school)]
    const slotId = await storeSlot(school, at('10:00:00'), LEARNERS)
    const tokens = await enrolMany(school, LEARNERS)
    await seatMany(school, slotId, tokens)
    school.clock.now = at('10:05:00')
    const learners = tokens.map((token) => api(school, token))
    for (const call of learners) for (const id of [quizId, openId]) await call('POST', `/quiz/${id}/start`)
    const visits = visitSteadily(learners, visitOf(quizId, openId, slotId), everyMs)
    return { name: kind.name, visits, close: school.close }
  }),
)

function readMemory() {
  if (!globalThis.gc) throw new Error('run it with --expose-gc')
  globalThis.gc()
  return process.memoryUsage()
}

/** PGlite's own memory lies outside the heap and would hide everything else, so what it has at the start is not counted. */
const { external: outside } = readMemory()
const livingMebibytes = () => {
  const { heapUsed, external } = readMemory()
  return (heapUsed + external - outside) / MEBIBYTE
}

const living: number[] = []
for (let sample = 0; sample < SAMPLES; sample++) {
  await pause((SECONDS / SAMPLES) * 1000)
  living.push(livingMebibytes())
}
for (const { name, visits, close } of schools) {
  process.stdout.write(`${name}: ${await visits} calls in ${SECONDS} s\n`)
  await close()
}
await stopPostgres?.()

const growth = mean(living.slice(-3)) / mean(living.slice(2, 5))
const megabytes = living.map((value) => value.toFixed(1)).join(' ')
const rss = (process.memoryUsage().rss / MEBIBYTE).toFixed(0)
process.stdout.write(
  `alive ${megabytes} MiB; end by middle ${growth.toFixed(3)}; held from the system ${rss} MiB\n`,
)
if (growth > GROWTH) process.exitCode = 1
