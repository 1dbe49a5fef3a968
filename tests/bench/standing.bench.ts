import { sql } from 'kysely'
import type { Db } from '../../demo/api/database/db.ts'
import { setup } from '../support/server/postgres.ts'
import { percentile } from './statistics.ts'

const stopPostgres = await setup()
process.once('SIGTERM', () => void stopPostgres?.().then(() => process.exit(1)))
// They look for a database as they are loaded.
const { engines } = await import('../support/server/engines.ts')
const { storeQuiz, storeSlot } = await import('../support/school/school.ts')
const { enrolMany, seatMany } = await import('../support/school/many-learners.ts')
const { api, startTestServer } = await import('../support/server/server.ts')

/**
 * How long a learner waits to read where they stand in a quiz of 30 questions that so many have taken, over HTTP. Run:
 * node --import tsx tests/bench/standing.bench.ts [attempts] [engine]. `each minute` is what the first of a minute waits, `call`
 * any of 200 learners within a few minutes.
 */
const ATTEMPTS = Number(process.argv[2] ?? 1_000_000)
const [, , , ONLY] = process.argv
const CALLS = 200
const COLD_CALLS = 20
const QUESTIONS = 30
const SEATS = 500
const SECOND_MS = 1000
const NEXT_MINUTE_MS = 61 * SECOND_MS
/** People who enrol in one statement. */
const STEP = 100_000

const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
  ...{
    _id: `q${index}`,
    text: `Question ${index}`,
    options: ['A', 'B', 'C', 'D'],
    correctAnswer: index % 4,
    points: 1,
  },
}))

/** An attempt of each person, with random answers and a random score. */
const storeAttempts = (db: Db, quizId: string, begun: Date) =>
  sql`
    insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
      total_questions, time_spent)
    select ${quizId}::uuid, id, 1, ${begun}::timestamptz, ${begun}::timestamptz,
      (select array_agg(floor(random() * 4)::smallint) from generate_series(1, ${QUESTIONS}::int) where users.id is not null),
      (random() * 100)::int, 15, 30, 600
    from users`.execute(db)

for (const { name, open } of engines.filter((engine) => ONLY === undefined || engine.name === ONLY)) {
  const school = await startTestServer({
    engine: await open(),
    now: '2026-03-04T10:00:00Z',
    ceilings: { read: 1e9 },
  })
  const begun = new Date(school.clock.now)
  const [quizId, slotId] = [await storeQuiz(school, { questions }), await storeSlot(school, school.clock.now)]
  const tokens = await enrolMany(school, SEATS)
  await seatMany(school, slotId, tokens)
  await school.engine.withoutTimeouts(async (db) => {
    for (let made = SEATS; made < ATTEMPTS; made += STEP)
      await sql`insert into users (issuer, subject, email, name, created_at, updated_at)
        select 'bench', n::text, n || '@bench.example', 'One of many', now(), now()
        from generate_series(${made}::int, ${Math.min(made + STEP, ATTEMPTS) - 1}::int) as n`.execute(db)
    await storeAttempts(db, quizId, begun)
    await sql`vacuum analyze`.execute(db)
  })
  const time = async (token: string | undefined, waitedMs: number) => {
    school.clock.now += waitedMs
    const began = performance.now()
    const { status, body } = await api(school, token)('GET', `/quiz/${quizId}/standing`)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return performance.now() - began
  }
  const [cold, calls]: [number[], number[]] = [[], []]
  for (let call = 0; call < COLD_CALLS; call++) cold.push(await time(tokens[call], NEXT_MINUTE_MS))
  for (let call = 0; call < CALLS; call++) calls.push(await time(tokens[call], SECOND_MS))
  const told = (times: readonly number[]) =>
    [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1)).join(' / ')
  process.stdout.write(
    `${name}, ${ATTEMPTS} attempts, ms at p50 / p95 / most: each minute ${told(cold)}; call ${told(calls)}\n`,
  )
  await school.close()
}
await stopPostgres?.()
// The embedded database lends its worker to nobody else.
process.exit()
