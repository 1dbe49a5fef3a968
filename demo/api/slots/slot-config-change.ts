import { sql } from 'kysely'
import type { SlotConfig } from '../../../src/domain/slots/slot-config.ts'
import type { Db } from '../database/db.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { note } from '../log/note.ts'
import { addMissingSlots, readSlotConfig, slotGrid, wallTimes, withSlotLock } from './slot-grid.ts'

const storeConfig = (db: Db, { maxFutureBookings, ...config }: SlotConfig) =>
  db
    .updateTable('slot_config')
    .set({
      ...(maxFutureBookings !== undefined && { max_future_bookings: maxFutureBookings }),
      slot_duration_minutes: config.slotDurationMinutes,
      slot_capacity: config.slotCapacity,
      booking_window_days: config.bookingWindowDays,
      business_hours_start: config.businessHoursStart,
      business_hours_end: config.businessHoursEnd,
      timezone: config.timezone,
    })
    .execute()

/** Whether the configuration has no slot with these times. */
const isUnfit = (config: SlotConfig, at: Date) => sql`
  (starts_at, ends_at) not in (select starts_at, ends_at from (${slotGrid(config, at)}) as wanted)`

/** Counts live bookings in upcoming slots that no longer fit: other times, or more bookings than seats. They stay. */
async function countAffected(db: Db, config: SlotConfig, at: Date): Promise<number> {
  const { rows } = await sql<{ affected: number }>`
    select coalesce(sum(booked), 0)::int as affected from slots
    where starts_at > ${at} and booked > 0
      and (booked > ${config.slotCapacity} or ${isUnfit(config, at)})`.execute(db)
  return rows[0]?.affected ?? 0
}

/**
 * Removes upcoming slots without live bookings that do not fit; those with cancelled bookings move to gone_slots.
 * Locks them first: a concurrent booking either finished, and its slot stays, or finds it gone.
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

/** Upcoming slots get the new capacity; all slots get the wall times of the new zone. */
async function adaptKept(db: Db, { slotCapacity, timezone }: SlotConfig, at: Date): Promise<void> {
  await sql`update slots set max_slots = ${slotCapacity}
    where starts_at > ${at} and max_slots <> ${slotCapacity}`.execute(db)
  await sql`
    update slots set slot_date = wall.slot_date, time_slot = wall.time_slot
    from (select id, ${wallTimes(timezone)} from slots) as wall
    where wall.id = slots.id
      and (slots.slot_date, slots.time_slot) is distinct from (wall.slot_date, wall.time_slot)`.execute(db)
}

/** Dry run: counts the affected bookings. */
export const previewSlotConfig = async (deps: Deps, config: SlotConfig) => ({
  ...config,
  affectedBookings: await countAffected(deps.db, config, nowOf(deps)),
})

/** Saves the configuration and adapts the slots. No booking is lost or moved. */
export const changeSlotConfig = (deps: Deps, config: SlotConfig, adminId: string | null = null) =>
  withSlotLock(deps.db, async (db) => {
    const at = nowOf(deps)
    await storeConfig(db, config)
    await removeUnfit(db, config, at)
    await adaptKept(db, config, at)
    await addMissingSlots(db, config, at)
    await note(db, { what: 'configured', who: adminId, at })
    return { ...(await readSlotConfig(db)), affectedBookings: await countAffected(db, config, at) }
  })
