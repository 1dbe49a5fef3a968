import { sql } from 'kysely'
import type { SlotConfig } from '../../../src/domain/slots/slot-config.ts'
import type { Db } from '../database/db.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { addMissingSlots, aloneWithSlots, slotGrid, wallTimes } from './slot-grid.ts'

const storeConfig = (db: Db, config: SlotConfig) =>
  db
    .updateTable('slot_config')
    .set({
      slot_duration_minutes: config.slotDurationMinutes,
      slot_capacity: config.slotCapacity,
      booking_window_days: config.bookingWindowDays,
      business_hours_start: config.businessHoursStart,
      business_hours_end: config.businessHoursEnd,
      timezone: config.timezone,
    })
    .execute()

/** True of a slot whose times are not among those that the configuration wants. */
const isUnfit = (config: SlotConfig, at: Date) => sql`
  (starts_at, ends_at) not in (select starts_at, ends_at from (${slotGrid(config, at)}) as wanted)`

/**
 * Live bookings in slots to come that do not match: of other times than the configuration wants, or with more bookings
 * than it has seats. They stay.
 */
async function countAffected(db: Db, config: SlotConfig, at: Date): Promise<number> {
  const { rows } = await sql<{ affected: number }>`
    select coalesce(sum(booked), 0)::int as affected from slots
    where starts_at > ${at} and booked > 0
      and (booked > ${config.slotCapacity} or ${isUnfit(config, at)})`.execute(db)
  return rows[0]?.affected ?? 0
}

/**
 * Removes the slots to come that do not fit and that nobody holds a seat in; those with cancelled bookings are kept for
 * them, out of the way. They are locked first: whoever is booking one at this moment either is done, and it stays, or
 * finds it gone.
 */
async function removeUnfit(db: Db, config: SlotConfig, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from slots where starts_at > ${at} and booked = 0 and ${isUnfit(config, at)}
    order by starts_at for update`.execute(db)
  const ids = rows.map(({ id }) => id)
  const areUnfit = sql`slot_id = any(${ids}::uuid[])`
  await sql`
    insert into gone_slots select * from slots
    where id in (select slot_id from bookings where ${areUnfit})`.execute(db)
  await sql`update bookings set slot_id = null, gone_slot_id = slot_id where ${areUnfit}`.execute(db)
  await sql`delete from slots where id = any(${ids}::uuid[])`.execute(db)
}

/** Slots that stay get the new capacity while they are still to come, and all of them are told in the new zone. */
async function adaptKept(db: Db, { slotCapacity, timezone }: SlotConfig, at: Date): Promise<void> {
  await sql`update slots set max_slots = ${slotCapacity}
    where starts_at > ${at} and max_slots <> ${slotCapacity}`.execute(db)
  await sql`
    update slots set slot_date = told.slot_date, time_slot = told.time_slot
    from (select id, ${wallTimes(timezone)} from slots) as told
    where told.id = slots.id
      and (slots.slot_date, slots.time_slot) is distinct from (told.slot_date, told.time_slot)`.execute(db)
}

/** What a change of the configuration would touch; nothing is saved. */
export const previewSlotConfig = async (deps: Deps, config: SlotConfig) => ({
  ...config,
  affectedBookings: await countAffected(deps.db, config, nowOf(deps)),
})

/** Saves the configuration and makes the booking window follow it. No booking is lost or moved. */
export const changeSlotConfig = (deps: Deps, config: SlotConfig) =>
  aloneWithSlots(deps.db, async (db) => {
    const at = nowOf(deps)
    await storeConfig(db, config)
    await removeUnfit(db, config, at)
    await adaptKept(db, config, at)
    await addMissingSlots(db, config, at)
    return { ...config, affectedBookings: await countAffected(db, config, at) }
  })
