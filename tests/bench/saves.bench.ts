import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { handInDue } from '../../demo/api/attempts/hand-in.ts'
import { at } from '../support/school/fixtures.ts'
import { enrolMany, seatMany } from '../support/school/many-learners.ts'
import { setup } from '../support/server/postgres.ts'
import { median, percentile } from './statistics.ts'

const stopPostgres = await setup()
process.once('SIGTERM', () => void stopPostgres?.().then(() => process.exit(1)))
// They look for a database as they are loaded.
const { engines } = await import('../support/server/engines.ts')
const { storeQuiz, storeSlot } = await import('../support/school/school.ts')
const { api, startTestServer } = await import('../support/server/server.ts')

/**
 * Whether saving is in the way of submitting. Run: node --import tsx tests/bench/saves.bench.ts [learners [rounds]]. So many
 * learners save and ask for their deadline every 8 seconds, while as many others submit within 8 seconds; the same without
 * anybody saving, in turn. Then a thousand attempts whose time is over are handed in while others submit. The caller and
 * the server are one process.
 */
const [LEARNERS = 500, ROUNDS = 3] = process.argv.slice(2).map(Number)
const PERIOD_MS = 8000
const QUESTIONS = 30
const DUE = 1000

type Call = ReturnType<typeof api>
type School = Awaited<ReturnType<typeof startTestServer>>
/** What was waited for each kind of call, in milliseconds. */
type Times = Record<'save' | 'heartbeat' | 'submit', number[]>

const question = { text: 'Which?', options: ['A', 'B', 'C', 'D'], correctAnswer: 1, points: 1 }
const answers = Array.from({ length: QUESTIONS }, (_, index) => index % 4)

/** So many learners who have begun. */
async function seatLearners(school: School, quizId: string, count: number, revision: number | null = null) {
  const tokens = await enrolMany(school, count)
  await seatMany(school, await storeSlot(school, at('10:00:00'), 100_000), tokens)
  const [begun, deadline] = [new Date(at('10:05:00')), new Date(at('10:20:00'))]
  await sql`
    insert into quiz_starts (quiz_id, user_id, started_at, deadline, regular_deadline, quiz_version, revision, answers)
    select ${quizId}::uuid, id, ${begun}::timestamptz, ${deadline}::timestamptz, ${deadline}::timestamptz, 1,
      ${revision}::int, ${revision === null ? null : answers}::smallint[]
    from users where subject = any(${tokens}::text[])`.execute(school.deps.db)
  return tokens.map((token) => api(school, token))
}

async function timed(times: number[], call: () => ReturnType<Call>) {
  const began = performance.now()
  const { status, body } = await call()
  times.push(performance.now() - began)
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
}

/** Each of them once in a period, one after the other. */
const inTurn = (calls: readonly Call[], work: (call: Call) => Promise<void>) =>
  Promise.all(
    calls.map(async (call, index) => {
      await pause((index / calls.length) * PERIOD_MS)
      await work(call)
    }),
  )

async function saveAll(savers: readonly Call[], quizId: string, revision: number, times: Times) {
  const path = `/quiz/${quizId}/attempt`
  const work = { revision, version: 1, answers, flags: [1, 5], current: 7, questionIds: answers.map(String) }
  await inTurn(savers, async (call) => {
    await timed(times.save, () => call('PUT', path, work))
    await timed(times.heartbeat, () => call('GET', path))
  })
}

const submitAll = (learners: readonly Call[], quizId: string, times: Times) =>
  inTurn(learners, (call) =>
    timed(times.submit, () => call('POST', `/quiz/${quizId}/submit`, { answers, timeSpent: 60, version: 1 })),
  )

const noTimes = (): Times => ({ save: [], heartbeat: [], submit: [] })

const shares = [0.5, 0.95] as const
const tell = (name: string, rounds: readonly number[][]) => {
  const [p50, p95] = shares.map((share) =>
    median(rounds.map((times) => percentile(times, share)))
      .toFixed(1)
      .padStart(7),
  )
  process.stdout.write(`${name.padEnd(34)} p50 ${p50} ms  p95 ${p95} ms\n`)
}

const tellRatio = (quiet: readonly number[][], busy: readonly number[][]) => {
  const ratios = shares.map((share) =>
    median(quiet.map((times, round) => percentile(busy[round] ?? [], share) / percentile(times, share))),
  )
  process.stdout.write(
    `submit, beside by without saving   p50 ${ratios[0]?.toFixed(2)}  p95 ${ratios[1]?.toFixed(2)}\n`,
  )
}

/** A thousand attempts are handed in while others submit. */
async function sweepBeside(school: School, quizId: string) {
  await seatLearners(school, quizId, DUE, 1)
  const late = { ...school.deps, clock: () => at('10:30:00') }
  const [calls, times] = [await seatLearners(school, quizId, 100), noTimes()]
  const began = performance.now()
  let swept = 0
  const sweep = handInDue(late).then((count) => {
    swept = performance.now() - began
    return count
  })
  await Promise.all(
    calls.map(async (call, index) => {
      await pause(index * 20)
      await timed(times.submit, () => call('POST', `/quiz/${quizId}/submit`, { answers, timeSpent: 60 }))
    }),
  )
  process.stdout.write(`${await sweep} due attempts handed in within ${swept.toFixed(0)} ms\n`)
  tell('submit, beside that', [times.submit])
}

for (const kind of engines) {
  const school = await startTestServer({
    now: at('10:10:00'),
    engine: await kind.open(),
    ceilings: { save: 1000 },
  })
  const quizId = await storeQuiz(school, { questions: Array(QUESTIONS).fill(question) })
  const savers = await seatLearners(school, quizId, LEARNERS)
  const [quiet, busy]: [Times[], Times[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    for (const rounds of [quiet, busy]) {
      const [learners, times] = [await seatLearners(school, quizId, LEARNERS), noTimes()]
      const saving = rounds === busy ? saveAll(savers, quizId, round + 1, times) : undefined
      await Promise.all([submitAll(learners, quizId, times), saving])
      // The first one warms up.
      if (round > 0) rounds.push(times)
    }
  }
  process.stdout.write(
    `\n${kind.name}: ${LEARNERS} save and ask every 8 s, ${LEARNERS} submit within 8 s, ${ROUNDS} rounds\n`,
  )
  tell(
    'submit, nobody saves',
    quiet.map(({ submit }) => submit),
  )
  for (const name of ['submit', 'save', 'heartbeat'] as const)
    tell(
      `${name}, everybody saves`,
      busy.map((times) => times[name]),
    )
  tellRatio(
    quiet.map(({ submit }) => submit),
    busy.map(({ submit }) => submit),
  )
  await sweepBeside(school, quizId)
  await school.close()
}
await stopPostgres?.()
// A timer of the rate limits would keep the process for minutes.
process.exit()
