import { percent } from '../../../src/domain/lib/score.ts'
import { addDays } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'
import type { SlotRow } from '../database/tables/slot-tables.ts'

/** Slots from first to last date, both included, past ones too, earliest first. */
export const listSlotsOf = (db: Db, first: string, last: string): Promise<SlotRow[]> =>
  db
    .selectFrom('slots')
    .selectAll()
    .where('slot_date', '>=', first)
    .where('slot_date', '<=', last)
    .orderBy('starts_at')
    .execute()

/** Dates from first to last, both included, 'YYYY-MM-DD'. */
export const datesBetween = (first: string, last: string): string[] =>
  first > last ? [] : [first, ...datesBetween(addDays(first, 1), last)]

const sumOf = (slots: readonly SlotRow[], figure: (slot: SlotRow) => number) =>
  slots.reduce((sum, slot) => sum + figure(slot), 0)

const utilizationOf = ({ booked, max_slots }: SlotRow) => (booked * 100) / max_slots

function totalsOf(slots: readonly SlotRow[]) {
  const totalCapacity = sumOf(slots, ({ max_slots }) => max_slots)
  const totalBooked = sumOf(slots, ({ booked }) => booked)
  return {
    totalSlots: slots.length,
    totalCapacity,
    totalBooked,
    utilization: percent(totalBooked, totalCapacity),
  }
}

/** One entry per date, even without slots. */
export const overviewOf = (slots: readonly SlotRow[], dates: readonly string[]) =>
  dates.map((date) => {
    const own = slots.filter(({ slot_date }) => slot_date === date)
    const totalAvailable = sumOf(own, ({ max_slots, booked }) => Math.max(0, max_slots - booked))
    return { date, ...totalsOf(own), totalAvailable }
  })

/** Figures of a day. The peak is the first slot with the highest utilization; null without bookings. */
export function summaryOf(slots: readonly SlotRow[]) {
  const [peak] = slots
    .filter(({ booked }) => booked > 0)
    .toSorted((one, other) => utilizationOf(other) - utilizationOf(one))
  return {
    ...totalsOf(slots),
    peakHour: peak?.time_slot.slice(0, 5) ?? null,
    peakUtilization: peak ? percent(peak.booked, peak.max_slots) : null,
  }
}
