import { sql } from 'kysely'
import { forgetFigures } from '../../demo/api/attempts/attempt-figures.ts'
import type { Db } from '../../demo/api/database/db.ts'
import { answerResults, type ResultsQuery } from '../../demo/api/results/admin-results.ts'
import { type EngineKind, engines } from '../support/server/engines.ts'
import { median, percentile } from './statistics.ts'

/**
 * How long administrators wait for a page of results. Run: node --import tsx tests/bench/admin-results.bench.ts [attempts]
 * [engine]. PostgreSQL is measured where TEST_DATABASE_URL names a server on which databases may be made.
 */
const ATTEMPTS = Number(process.argv[2] ?? 100_000)
const QUIZZES = 200
const PEOPLE = Math.max(QUIZZES, Math.round(ATTEMPTS / 5))
const ROUNDS = 5

const loadPeople = (db: Db) =>
  sql`
  insert into users (issuer, subject, email, name, created_at, updated_at)
  select 'bench', number::text, 'person' || number || '@' || (array['gmail', 'school', 'college'])[1 + number % 3] || '.example',
    (array['Asha', 'Ben', 'Chloe', 'Diego', 'Elif'])[1 + number % 5] || ' ' || substr(md5(number::text), 1, 8), now(), now()
  from generate_series(1, ${PEOPLE}::int) as number`.execute(db)

const loadQuizzes = (db: Db) =>
  sql`
  insert into quizzes (title, description, duration, start_time, end_time, question_count, created_at, updated_at)
  select (array['Optics', 'Waves', 'Heat', 'Circuits'])[1 + number % 4] || ' ' || number, 'About it', 15, now(),
    now() + interval '1 day', 30, now(), now()
  from generate_series(1, ${QUIZZES}::int) as number`.execute(db)

/** Each person takes five quizzes that lie apart, at a random time of the last year. */
const loadAttempts = (db: Db) =>
  sql`
  with people as (select id, row_number() over (order by id) as number from users where issuer = 'bench'),
  numbered as (select id, row_number() over (order by id) - 1 as number from quizzes)
  insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
    total_questions, time_spent)
  select numbered.id, people.id, 1, moment.at, moment.at, array_fill(1::smallint, array[30]),
    (random() * 100)::int, 15, 30, (random() * 900)::int
  from people
  cross join generate_series(0, ${Math.ceil(ATTEMPTS / PEOPLE) - 1}::int) as turn
  join numbered on numbered.number = (people.number + turn * 37) % ${QUIZZES}
  cross join lateral (select now() - random() * interval '365 days' + people.number * interval '0') as moment(at)`.execute(
    db,
  )

/** Loading takes longer than the server allows a statement. */
const load = (db: Db) =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await loadPeople(connection)
    await loadQuizzes(connection)
    await loadAttempts(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })

const PAGES = Math.ceil(ATTEMPTS / 50)
const MIDDLE = Math.ceil(PAGES / 2)
type Case = [label: string, query: Partial<ResultsQuery>, ofOneQuiz?: 'quiz']

const CASES: readonly Case[] = [
  ['no filter, page 1', {}],
  ['page in the middle', { page: MIDDLE }],
  ['page at three quarters', { page: Math.ceil(PAGES * 0.75) }],
  ['last page', { page: PAGES }],
  ['oldest first', { sortOrder: 'asc' }],
  ['limit 500', { limit: 500 }],
  ['by score', { sortBy: 'score' }],
  ['by score, middle', { sortBy: 'score', page: MIDDLE }],
  ['by score, last page', { sortBy: 'score', page: PAGES }],
  ['by user', { sortBy: 'user' }],
  ['by user, page a tenth in', { sortBy: 'user', page: Math.ceil(PAGES / 10) }],
  ['by user, middle', { sortBy: 'user', page: MIDDLE }],
  ['by user, last page', { sortBy: 'user', page: PAGES }],
  ['score from 80', { minScore: 80 }],
  ['score 40 to 60, page 100', { minScore: 40, maxScore: 60, page: 100 }],
  ['search: one person', { search: 'person4711@' }],
  ['search: common name', { search: 'asha' }],
  ['search: a third of all', { search: 'gmail' }],
  ['search: a third, last page', { search: 'gmail', page: Math.floor(PAGES / 3) }],
  ['search: a title', { search: 'optics' }],
  ['search: nobody', { search: 'nobody at all' }],
  ['search, score, by user', { search: 'asha', minScore: 50, sortBy: 'user' }],
  ['one quiz', {}, 'quiz'],
  ['one quiz, by score, page 3', { sortBy: 'score', page: 3 }, 'quiz'],
  ['one quiz, search', { search: 'ben' }, 'quiz'],
]

const ANYTHING: ResultsQuery = {
  page: 1,
  limit: 50,
  sortBy: 'submittedAt',
  sortOrder: 'desc',
  search: '',
  minScore: undefined,
  maxScore: undefined,
}

const shown = (milliseconds: number) => milliseconds.toFixed(1).padStart(9)

/** The median time of a question in milliseconds, its figures counted each time or remembered. */
async function medianTime(db: Db, query: ResultsQuery, quizId: string | undefined, remembered: boolean) {
  const deps = { db, clock: Date.now }
  const times: number[] = []
  await answerResults(deps, query, quizId)
  for (let round = 0; round < ROUNDS; round++) {
    if (!remembered) forgetFigures(db)
    const began = performance.now()
    await answerResults(deps, query, quizId)
    times.push(performance.now() - began)
  }
  return median(times)
}

async function measure({ name, open }: EngineKind) {
  const engine = await open()
  const { db } = engine
  const began = performance.now()
  await load(db)
  const seconds = Math.round((performance.now() - began) / 1000)
  const { id } = await db.selectFrom('quizzes').select('id').limit(1).executeTakeFirstOrThrow()
  process.stdout.write(`\n${name}, ${ATTEMPTS} attempts, loaded in ${seconds} s (medians of ${ROUNDS}, ms)\n`)
  process.stdout.write(`${'question'.padEnd(28)}  counted remembered\n`)
  const medians: [number, number][] = []
  for (const [label, query, ofOneQuiz] of CASES) {
    const [asked, quizId] = [{ ...ANYTHING, ...query }, ofOneQuiz && id]
    const both: [number, number] = [
      await medianTime(db, asked, quizId, false),
      await medianTime(db, asked, quizId, true),
    ]
    medians.push(both)
    process.stdout.write(`${label.padEnd(26)}${both.map(shown).join(' ')}\n`)
  }
  for (const share of [0.5, 0.95])
    process.stdout.write(
      `${`p${share * 100}`.padEnd(26)}${[0, 1]
        .map((which) =>
          shown(
            percentile(
              medians.map((pair) => pair[which] ?? 0),
              share,
            ),
          ),
        )
        .join(' ')}\n`,
    )
  await engine.close()
}

const [, , , engine] = process.argv
for (const kind of engines) if (engine === undefined || kind.name === engine) await measure(kind)
