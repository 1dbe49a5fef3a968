import { sql } from 'kysely'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { ensureSlots } from '../slots/slots.ts'
import { advanceClass, beginClass } from './class-at-work.ts'
import { bookTomorrow, seatBen } from './seed-bookings.ts'
import { hasClasses, storeClasses } from './seed-classes.ts'
import { ensureCrowd, makeRoom, seatCrowd } from './seed-crowd.ts'
import { storeSampleQuizzes } from './seed-quizzes.ts'
import { storeReports } from './seed-reports.ts'
import { storeBensResults } from './seed-results.ts'

/** Processes that start together seed one after another. */
const ADVISORY_LOCK = 727_275
const HALF_HOUR_MS = 30 * MINUTE_MS

/** Runs in a transaction, one process at a time. */
const withSeedLock = (deps: Deps, work: (db: Db) => Promise<void>) =>
  deps.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction)
    await work(transaction)
  })

const findRunningSlot = (db: Db, at: Date) =>
  db
    .selectFrom('slots')
    .selectAll()
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('starts_at', 'desc')
    .executeTakeFirst()

/** Adds a slot for the current half hour, for demos outside business hours. */
const addHalfHour = (db: Db, at: Date) => {
  const from = new Date(Math.floor(at.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS)
  return sql`
    insert into slots (starts_at, ends_at, slot_date, time_slot, max_slots)
    select span.from_time, span.to_time, (span.from_time at time zone config.timezone)::date,
      to_char(span.from_time at time zone config.timezone, 'HH24:MI') || '-' ||
      to_char(span.to_time at time zone config.timezone, 'HH24:MI'), config.slot_capacity
    from slot_config config, (select ${from}::timestamptz as from_time,
      ${new Date(from.getTime() + HALF_HOUR_MS)}::timestamptz as to_time) as span
    on conflict (starts_at) do nothing`.execute(db)
}

async function fillSlots(db: Db, deps: Deps, at: Date) {
  await ensureSlots({ db, clock: deps.clock })
  if (!(await findRunningSlot(db, at))) await addHalfHour(db, at)
  await seatCrowd(db, at)
  const running = await findRunningSlot(db, at)
  if (running && running.booked >= running.max_slots) await makeRoom(db, running.id, at)
  if (running && (await hasClasses(db))) await seatBen(db, running, at)
}

/** Keeps a running slot with a free seat, and fills the booking window. */
export const keepDemoSlotOpen = (deps: Deps) => withSeedLock(deps, (db) => fillSlots(db, deps, nowOf(deps)))

async function beginNextClass(db: Db, at: Date) {
  const running = await findRunningSlot(db, at)
  if (running) await beginClass(db, running, at)
}

/** Keeps a class at work in the running slot, whose answers come in. Does nothing in a demo without classes. */
export async function keepClassAtWork(deps: Deps): Promise<void> {
  if (await advanceClass(deps)) return
  await withSeedLock(deps, (db) => beginNextClass(db, nowOf(deps)))
  await advanceClass(deps)
}

const isEmpty = async (db: Db) =>
  (await db.selectFrom('quizzes').select('id').limit(1).executeTakeFirst()) === undefined

interface Wanted {
  /** Also classes with some 400 attempts, their pace and a few reports, if the database is empty. */
  classes?: boolean
}

/**
 * Sample quizzes, bookings and Ben's results. Idempotent: what people did stays, and open and upcoming quizzes are
 * rescheduled.
 */
export const seedDemo = (deps: Deps, { classes = false }: Wanted = {}) =>
  withSeedLock(deps, async (db) => {
    const at = nowOf(deps)
    const isLiving = classes && (await isEmpty(db))
    const added = await storeSampleQuizzes(db, deps.address.publicUrl, at)
    await storeBensResults(db, added, at)
    await ensureCrowd(db, at)
    if (isLiving) {
      await storeClasses(db, added, at)
      await storeReports(db, added, at)
    }
    await fillSlots(db, deps, at)
    if (isLiving) await bookTomorrow(db, at)
  })

/** The whole sample school, with a class at work from the first moment on. */
export async function fillDemo(deps: Deps): Promise<void> {
  await seedDemo(deps, { classes: true })
  await keepClassAtWork(deps)
}
