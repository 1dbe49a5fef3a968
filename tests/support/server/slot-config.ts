import { sql } from 'kysely'
import { expect } from 'vitest'
import { ensureSlots } from '../../../demo/api/slots/slots.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import type { SlotConfig } from '../../../src/domain/slots/slot-config.ts'
import { at } from '../school/fixtures.ts'
import type { Person, School } from '../school/school.ts'

export const HOURLY: SlotConfig = { ...DEFAULT_SLOT_CONFIG, slotDurationMinutes: 60, slotCapacity: 80 }

/** A quarter past eight: the slot that begins at eight is running. */
export const NOW = at('08:15:00')

/** No bookings, the usual configuration and its slots. */
export async function startOver({ deps }: School) {
  await deps.db.deleteFrom('bookings').execute()
  await deps.db.deleteFrom('slots').execute()
  await sql`delete from slot_config`.execute(deps.db)
  await sql`insert into slot_config default values`.execute(deps.db)
  await ensureSlots(deps)
}

export const listSlots = ({ deps }: School) =>
  deps.db.selectFrom('slots').selectAll().orderBy('starts_at').execute()

/** The slot that begins then. */
export const findSlot = async (school: School, startsAt: number) =>
  (await listSlots(school)).find(({ starts_at }) => +starts_at === startsAt)

export async function slotIdAt(school: School, startsAt: number): Promise<string> {
  const slot = await findSlot(school, startsAt)
  if (!slot) throw new Error('no such slot')
  return slot.id
}

export const timesOf = async (school: School, date: string) =>
  (await listSlots(school)).filter(({ slot_date }) => slot_date === date).map(({ time_slot }) => time_slot)

/** Whether the counters are what they count and no two slots overlap: what no change may ever break. */
export async function checkSlots({ deps: { db } }: School) {
  const { rows: miscounted } = await sql`select slots.id from slots
    where booked <> (select count(*) from bookings where slot_id = slots.id and status = 'booked')`.execute(
    db,
  )
  const { rows: overlapping } = await sql`select one.time_slot from slots one join slots other
    on one.starts_at < other.ends_at and other.starts_at < one.ends_at and one.id <> other.id`.execute(db)
  expect({ miscounted, overlapping }).toEqual({ miscounted: [], overlapping: [] })
}

/** Changes the configuration. */
export const put = ({ call }: Person, config: object, query = '') =>
  call('PUT', `/admin/slot-config${query}`, config)
