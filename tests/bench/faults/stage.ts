import { sql } from 'kysely'
import pg from 'pg'
import { type DbOptions, openDb } from '../../../demo/api/database/db.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { start } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrolMany } from '../../support/school/many-learners.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import type { Cluster } from '../../support/server/postgres.ts'
import { type ApiAnswer, api, startTestServer, type TestServer } from '../../support/server/server.ts'

const BOOKERS = 30

/** A school, and somebody whom no fault concerns. */
export interface Stage {
  server: TestServer
  bystander: Person
  quizId: string
}

/** On a PostgreSQL of its own. */
export interface PostgresStage extends Stage {
  cluster: Cluster
}

/** Every setting is what it is where nobody sets it. */
export async function setStage(options: Pick<DbOptions, 'url' | 'dir'>): Promise<Stage> {
  const server = await startTestServer({
    engine: await openDb(options),
    now: at('10:05:00'),
    ceilings: { book: 10_000, submit: 10_000, save: 10_000 },
  })
  const bystander = await enrol(server)
  const quizId = await storeQuiz(server)
  await book(bystander, await storeSlot(server, at('10:00:00')))
  await start(bystander, quizId)
  return { server, bystander, quizId }
}

/** Runs statements as somebody in psql does, until the function that comes back is called. */
export async function inPsql({ url }: Pick<Cluster, 'url'>, ...statements: string[]) {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  return () => client.end()
}

export async function once(cluster: Cluster, ...statements: string[]): Promise<void> {
  const end = await inPsql(cluster, ...statements)
  await end()
}

type Ask = () => Promise<ApiAnswer>

/** What somebody does meanwhile who needs nothing of what is in trouble. */
export const others = ({ bystander: { call, token }, quizId }: Stage): Ask[] => [
  () => call('GET', '/health'),
  () => call('GET', '/auth/me'),
  () => call('GET', '/quiz'),
  () => call('GET', '/slots/available?date=2026-03-04'),
  () => call('POST', '/auth/token', { token }),
  () => call('PUT', `/quiz/${quizId}/attempt`, { revision: 1, answers: [0, 2, null], flags: [], current: 0 }),
]

let slots = 0
/** A slot that nobody has booked, and a crowd that is about to book it. */
export async function gather({ server }: Stage) {
  const slotId = await storeSlot(server, at('11:00:00') + slots++ * 30 * MINUTE_MS)
  const tokens = await enrolMany(server, BOOKERS)
  const asks = tokens.map(
    (token): Ask =>
      () =>
        api(server, token)('POST', '/slots/book', { slotId }),
  )
  return { slotId, asks }
}

/** 'counter 30, seats 30' */
export async function seatsOf({ server }: Pick<Stage, 'server'>, slotId: string) {
  const { rows } = await sql<{ booked: number; seats: number }>`
    select booked, (select count(*) from bookings where slot_id = slots.id and status = 'booked') as seats
    from slots where id = ${slotId}`.execute(server.deps.db)
  const { booked = 0, seats = -1 } = rows[0] ?? {}
  return { text: `counter ${booked}, seats ${seats}`, booked, right: booked === seats }
}
