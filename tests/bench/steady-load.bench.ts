import { engines } from '../support/engines.ts'
import { at } from '../support/fixtures.ts'
import { enrolMany, seatMany } from '../support/many-learners.ts'
import { storeQuiz, storeSlot } from '../support/school.ts'
import { api, startTestServer, type TestServer } from '../support/server.ts'

/**
 * Whether the reference API grows under steady load. Run: node --expose-gc --import tsx tests/bench/steady-load.bench.ts
 * [seconds per engine]. What is alive after a collection is told ten times; the exit code is 1 where the end is well above
 * the middle. An hour is 3600.
 */
const SECONDS = Number(process.argv[2] ?? 600)
const LEARNERS = 20
const SAMPLES = 10
/** More than a collection leaves by chance. */
const GROWTH = 1.15
const MEBIBYTE = 2 ** 20

type Call = ReturnType<typeof api>

/** What a learner's page asks for, over and over. */
async function visit(call: Call, quizId: string): Promise<number> {
  const paths = [
    '/auth/me',
    '/quiz',
    '/slots/current',
    '/slots/available?date=2026-03-04',
    `/quiz/${quizId}/access`,
  ]
  for (const path of paths) {
    const { status } = await call('GET', path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  return paths.length
}

const livingBytes = () => {
  if (!globalThis.gc) throw new Error('run it with --expose-gc')
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

/** Calls until the time is over; the heap after each tenth of it, in MiB. */
async function load(school: TestServer, learners: readonly Call[], quizId: string) {
  const heaps: number[] = []
  let answered = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const end = performance.now() + (SECONDS / SAMPLES) * 1000
    await Promise.all(
      learners.map(async (call) => {
        while (performance.now() < end) {
          const calls = await visit(call, quizId)
          answered += calls
        }
      }),
    )
    heaps.push(livingBytes() / MEBIBYTE)
  }
  await school.close()
  return { heaps, answered }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

for (const kind of engines) {
  const school = await startTestServer({ now: at('09:00:00'), engine: await kind.open() })
  const [quizId, slotId] = [await storeQuiz(school), await storeSlot(school, at('10:00:00'), LEARNERS)]
  const tokens = await enrolMany(school, LEARNERS)
  await seatMany(school, slotId, tokens)
  school.clock.now = at('10:05:00')
  const { heaps, answered } = await load(
    school,
    tokens.map((token) => api(school, token)),
    quizId,
  )
  const growth = mean(heaps.slice(-3)) / mean(heaps.slice(2, 5))
  process.stdout.write(
    `${kind.name}: ${answered} calls in ${SECONDS} s; heap ${heaps.map((heap) => heap.toFixed(1)).join(' ')} MiB; end by middle ${growth.toFixed(3)}\n`,
  )
  if (growth > GROWTH) process.exitCode = 1
}
