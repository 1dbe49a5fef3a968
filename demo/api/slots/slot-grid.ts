import { type RawBuilder, sql } from 'kysely'
import type { SlotConfig } from '../../../src/domain/slots/slot-config.ts'
import { batched } from '../database/batch.ts'
import type { Db } from '../database/db.ts'

/** Slots and their configuration change one at a time across all processes. */
const ADVISORY_LOCK = 727_276

/** The database accepts any time zone, the form only some. */
export type StoredConfig = Omit<SlotConfig, 'timezone'> & { timezone: string; maxFutureBookings: number }

/** The part of the configuration that determines the slots. */
type Grid = Omit<StoredConfig, 'maxFutureBookings'>

/** Runs `work` under the lock, in a new transaction or the current one. */
export function withSlotLock<Outcome>(db: Db, work: (db: Db) => Promise<Outcome>): Promise<Outcome> {
  const lockAndWork = async (transaction: Db) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction)
    return work(transaction)
  }
  return db.isTransaction ? lockAndWork(db) : db.transaction().execute(lockAndWork)
}

const findConfig = batched<null, StoredConfig>({
  async answerAll(db, asked) {
    const row = await db.selectFrom('slot_config').selectAll().executeTakeFirstOrThrow()
    const config = {
      slotDurationMinutes: row.slot_duration_minutes,
      slotCapacity: row.slot_capacity,
      bookingWindowDays: row.booking_window_days,
      businessHoursStart: row.business_hours_start,
      businessHoursEnd: row.business_hours_end,
      timezone: row.timezone,
      maxFutureBookings: row.max_future_bookings,
    }
    return asked.map(() => config)
  },
})

export const readSlotConfig = (db: Db): Promise<StoredConfig> => findConfig(db, null)

/** Columns `slot_date` and `time_slot` for `starts_at` and `ends_at`. */
export const wallTimes = (timezone: string) => sql`
  (starts_at at time zone ${timezone})::date as slot_date,
  to_char(starts_at at time zone ${timezone}, 'HH24:MI') || '-' ||
    to_char(ends_at at time zone ${timezone}, 'HH24:MI') as time_slot`

/**
 * Rows of `starts_at` and `ends_at` for the booking window. Skips slots that daylight saving would shift or stretch,
 * since they would overlap others.
 */
export const slotGrid = (config: Grid, at: Date): RawBuilder<unknown> => sql`
  select starts_at, starts_at + length as ends_at
  from generate_series(0, ${config.bookingWindowDays}::int) as day
  cross join generate_series(${config.businessHoursStart * 60}::int,
    ${config.businessHoursEnd * 60 - config.slotDurationMinutes}::int, ${config.slotDurationMinutes}::int) as minute
  cross join lateral (select (${at}::timestamptz at time zone ${config.timezone})::date + day
    + make_interval(mins => minute) as wall, make_interval(mins => ${config.slotDurationMinutes}::int) as length) as shown
  cross join lateral (select wall at time zone ${config.timezone} as starts_at) as meant
  where starts_at at time zone ${config.timezone} = wall
    and (starts_at + length) at time zone ${config.timezone} = wall + length`

/**
 * Adds missing slots to the booking window; returns how many. Idempotent. Slots of an older configuration stay, and
 * no new slot overlaps them.
 */
export async function addMissingSlots(db: Db, config: Grid, at: Date): Promise<number> {
  const made = await sql`
    insert into slots (starts_at, ends_at, slot_date, time_slot, max_slots)
    select starts_at, ends_at, ${wallTimes(config.timezone)}, ${config.slotCapacity}::int
    from (${slotGrid(config, at)}) as wanted
    where not exists (select 1 from slots other where other.starts_at < wanted.ends_at
      and other.ends_at > wanted.starts_at and other.starts_at > wanted.starts_at - interval '1 day')
    order by starts_at
    on conflict (starts_at) do nothing`.execute(db)
  return Number(made.numAffectedRows ?? 0)
}
