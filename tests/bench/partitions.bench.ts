import { randomInt } from 'node:crypto'
import pg from 'pg'
import { openDb } from '../../demo/api/database/db.ts'
import { migrate } from '../../demo/api/database/migrate.ts'
import { clusterStarter } from '../support/server/postgres.ts'
import { median } from './statistics.ts'

/**
 * What partitions cost and save: decision 0014. Run: node --import tsx tests/bench/partitions.bench.ts [rows]. Copies of the
 * tables as they are and partitioned, without foreign keys and triggers, are asked in turn what the API asks most often.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000)
const [PEOPLE, QUIZZES] = [ROWS / 5, 200]
const TIMES = 300
const ROUNDS = 3

const start = clusterStarter()
if (!start) throw new Error('There is no PostgreSQL to measure with')
const cluster = await start({ settings: ['shared_buffers=512MB', 'maintenance_work_mem=256MB'] })
process.once('exit', () => void cluster.stop())
const engine = await openDb({ url: cluster.url })
await engine.withoutTimeouts((db) => migrate(db))
await engine.close()
const client = new pg.Client(cluster.url)
await client.connect()
const ask = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows

/** A partitioned copy of a table, with its indexes; `key` is what hash partitions go by. */
interface Variant {
  name: string
  by: string
  key?: string
  parts: (table: string) => string[]
}

const hashed = (key: string): Variant => ({
  name: `16 by ${key}`,
  by: `partition by hash (${key})`,
  key,
  parts: (table) =>
    Array.from(
      { length: 16 },
      (_, part) =>
        `create table ${table}_${part} partition of ${table} for values with (modulus 16, remainder ${part})`,
    ),
})
const ONE: Variant = { name: 'one table', by: '', parts: () => [] }
const BY_MONTH: Variant = {
  name: 'by month',
  by: 'partition by range (at)',
  key: 'at',
  parts: (table) => [
    `create table ${table}_rest partition of ${table} default`,
    ...Array.from({ length: 13 }, (_, month) => {
      const first = (later: number) => new Date(Date.UTC(2025, month + later)).toISOString()
      return `create table ${table}_${month} partition of ${table} for values from ('${first(0)}') to ('${first(1)}')`
    }),
  ],
}

async function copy(source: string, table: string, { by, key, parts }: Variant) {
  await ask(`create table ${table} (like ${source} including defaults including identity) ${by}`)
  for (const part of parts(table)) await ask(part)
  const indexes = await ask(
    `select pg_get_indexdef(indexrelid) as text, indisunique as one, indisprimary as main from pg_index
     where indrelid = $1::regclass`,
    [source],
  )
  for (const [number, { text, one, main }] of indexes.entries()) {
    const columns = /\(([^)]*)\)/.exec(text)?.[1] ?? ''
    const whole = one && key && !columns.includes(key) ? `${columns}, ${key}` : columns
    const rest = text.slice(text.indexOf(')') + 1)
    if (main && source === 'events') await ask(`create index on ${table} (id)`)
    else await ask(`create ${one ? 'unique ' : ''}index ${table}_i${number} on ${table} (${whole})${rest}`)
  }
}

/** The median of one asking, in milliseconds. */
async function timed(text: string, values: () => unknown[], times = TIMES): Promise<number> {
  const took: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const given = values()
    const began = performance.now()
    await ask(text, given)
    took.push(performance.now() - began)
  }
  return median(took)
}

const uuid = (kind: string, number: number) =>
  `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const ID = (kind: string, number: string) =>
  `('${kind}0000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
const anybody = () => uuid('a', randomInt(PEOPLE))
const anyQuiz = () => uuid('b', randomInt(QUIZZES))
let fresh = PEOPLE
const somebodyNew = () => uuid('a', fresh++)

type Case = [label: string, text: string, values: () => unknown[], times?: number]

async function compare(source: string, fill: string, variants: Variant[], cases: (table: string) => Case[]) {
  const tables = variants.map((variant, number) => ({ variant, table: `${source}_v${number}` }))
  for (const { variant, table } of tables) {
    await copy(source, table, variant)
    const first = tables[0]?.table
    await ask(
      table === first
        ? `insert into ${table} ${fill}`
        : `insert into ${table} overriding system value select * from ${first}`,
    )
    await ask(`vacuum analyze ${table}`)
  }
  process.stdout.write(`\n${source}, ${ROWS} rows, ms: ${variants.map(({ name }) => name).join(' | ')}\n`)
  for (const [index, [label]] of cases('').entries()) {
    const rounds = tables.map((): number[] => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [which, { table }] of tables.entries()) {
        const [, text, values, times] = cases(table)[index] as Case
        rounds[which]?.push(await timed(text, values, times))
      }
    process.stdout.write(
      `${label.padEnd(34)} ${rounds.map((took) => median(took).toFixed(3).padStart(9)).join(' ')}\n`,
    )
  }
  return tables
}

const attempts = (table: string): Case[] => [
  [
    'submit (insert)',
    `insert into ${table} (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score,
    correct_answers, total_questions, time_spent) values ($1, $2, 1, now(), now(), array_fill(1::smallint, array[30]), 50, 15, 30, 9)
    on conflict (quiz_id, user_id) do nothing`,
    () => [anyQuiz(), somebodyNew()],
  ],
  ['own attempt', `select * from ${table} where quiz_id = $1 and user_id = $2`, () => [anyQuiz(), anybody()]],
  [
    'own results',
    `select * from ${table} where user_id = $1 and submitted_at is not null order by submitted_at desc, id desc`,
    () => [anybody()],
  ],
  [
    'page 1 of a quiz',
    `select * from ${table} where quiz_id = $1 and submitted_at is not null order by submitted_at desc, id desc limit 51`,
    () => [anyQuiz()],
  ],
  [
    'page 1 of all',
    `select * from ${table} where submitted_at is not null order by submitted_at desc, id desc limit 51`,
    () => [],
  ],
  [
    'figures of a quiz',
    `select count(*), sum(score), max(score) from ${table} where quiz_id = $1 and submitted_at is not null`,
    () => [anyQuiz()],
    30,
  ],
  [
    'figures of all, by quiz',
    `select quiz_id, count(*), sum(score) from ${table} where submitted_at is not null group by 1`,
    () => [],
    3,
  ],
  [
    'regrade a tenth, then vacuum',
    `update ${table} set score = 51 where quiz_id in (select distinct quiz_id from ${table} limit 1)`,
    () => [],
    1,
  ],
  ['vacuum', `vacuum ${table}`, () => [], 1],
]
const starts = (table: string): Case[] => [
  [
    'start (insert)',
    `insert into ${table} (quiz_id, user_id, started_at, deadline, regular_deadline, quiz_version)
    values ($1, $2, now(), now(), now(), 1) on conflict (quiz_id, user_id) do nothing`,
    () => [anyQuiz(), somebodyNew()],
  ],
  [
    'save (update)',
    `update ${table} set revision = coalesce(revision, 0) + 1, saved_at = now(), answers = array_fill(2::smallint, array[30])
    where quiz_id = $1 and user_id = $2`,
    () => [anyQuiz(), anybody()],
  ],
  [
    'what is due',
    `select * from ${table} where closed_at is null and deadline <= now() order by deadline limit 200`,
    () => [],
  ],
  [
    'who is at work on a quiz',
    `select count(*) from ${table} where quiz_id = $1 and closed_at is null and deadline > now()`,
    () => [anyQuiz()],
  ],
]
const logged = (table: string): Case[] => [
  [
    'note (insert)',
    `insert into ${table} (at, what, who, user_id, quiz_id) values ('2026-01-20', 'saved', $1, $1, $2)`,
    () => [anybody(), anyQuiz()],
  ],
  [
    'page of a person',
    `select * from ${table} where user_id = $1 or who = $1 order by at desc, id desc limit 51`,
    () => [anybody()],
  ],
  [
    'page of a quiz',
    `select * from ${table} where quiz_id = $1 order by at desc, id desc limit 51`,
    () => [anyQuiz()],
  ],
  ['page of all', `select * from ${table} order by at desc, id desc limit 51`, () => []],
  ['number of the newest', `select max(id) from ${table}`, () => []],
]

const pairs = `(select number, ${ID('a', `number / 5`)} as person, ${ID('b', `(number / 5 + (number % 5) * 37) % ${QUIZZES}`)} as quiz,
  timestamptz '2025-01-01 UTC' + number * interval '1 year' / ${ROWS} as moment from generate_series(0, ${ROWS} - 1) number) as pairs`
const hashes = [ONE, hashed('user_id'), hashed('quiz_id')]

await compare(
  'attempts',
  `(quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers, total_questions, time_spent)
   select quiz, person, 1, moment, moment, array_fill(1::smallint, array[30]), (random() * 100)::int, 15, 30, 9 from ${pairs}`,
  hashes,
  attempts,
)
await compare(
  'quiz_starts',
  `(quiz_id, user_id, started_at, deadline, regular_deadline, quiz_version, closed_at, revision, answers)
   select quiz, person, moment, moment, moment, 1, moment, 1, array_fill(1::smallint, array[30]) from ${pairs}`,
  hashes,
  starts,
)
const [one, months] = await compare(
  'events',
  `(at, what, who, user_id, quiz_id) select moment, 'saved', person, person, quiz from ${pairs}`,
  [ONE, BY_MONTH],
  logged,
)
const forget = await timed(`delete from ${one?.table} where at < '2025-02-01'`, () => [], 1)
const vacuum = await timed(`vacuum ${one?.table}`, () => [], 1)
const drop = await timed(`drop table ${months?.table}_0`, () => [], 1)
process.stdout.write(
  `forget a month: delete ${forget.toFixed(0)} + vacuum ${vacuum.toFixed(0)}; drop ${drop.toFixed(1)}\n`,
)
await client.end()
await cluster.stop()
