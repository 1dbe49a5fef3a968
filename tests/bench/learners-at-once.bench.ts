import { at } from '../support/school/fixtures.ts'
import { enrolMany, seatMany } from '../support/school/many-learners.ts'
import { storeQuiz, storeSlot } from '../support/school/school.ts'
import { engines } from '../support/server/engines.ts'
import { api, startTestServer } from '../support/server/server.ts'
import { percentile } from './statistics.ts'

/**
 * How long learners wait when all of them open, start and submit a quiz within the same second, over HTTP. Run: node
 * --import tsx tests/bench/learners-at-once.bench.ts [learners]. PostgreSQL as in admin-results.bench.ts.
 */
const LEARNERS = Number(process.argv[2] ?? 500)
const SECOND_MS = 1000

type Call = ReturnType<typeof api>

/** Every learner makes that call at some moment of one second; what they waited, in milliseconds. */
async function wave(name: string, calls: readonly Call[], path: string, method: string, body?: () => object) {
  const times: number[] = []
  const failures: number[] = []
  await Promise.all(
    calls.map(async (call, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index / calls.length) * SECOND_MS))
      const began = performance.now()
      const { status } = await call(method, path, body?.())
      times.push(performance.now() - began)
      if (status !== 200) failures.push(status)
    }),
  )
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0).padStart(6))
  process.stdout.write(
    `${name.padEnd(10)} p50 ${p50} ms  p95 ${p95} ms  most ${most} ms  refused ${failures.length}\n`,
  )
}

for (const kind of engines) {
  const school = await startTestServer({ now: at('09:00:00'), engine: await kind.open() })
  const [quizId, slotId] = [await storeQuiz(school), await storeSlot(school, at('10:00:00'), LEARNERS)]
  const tokens = await enrolMany(school, LEARNERS)
  await seatMany(school, slotId, tokens)
  school.clock.now = at('10:05:00')
  const calls = tokens.map((token) => api(school, token))
  process.stdout.write(`\n${kind.name}, ${LEARNERS} learners within a second\n`)
  await wave('access', calls, `/quiz/${quizId}/access`, 'GET')
  await wave('start', calls, `/quiz/${quizId}/start`, 'POST')
  await wave('submit', calls, `/quiz/${quizId}/submit`, 'POST', () => ({
    answers: [1, null, 0],
    timeSpent: 60,
  }))
  const { count } = await school.deps.db
    .selectFrom('attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('submitted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  process.stdout.write(`attempts in the database: ${count}\n`)
  await school.close()
}
