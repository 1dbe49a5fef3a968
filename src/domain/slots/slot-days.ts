import { addDays, DAY_MS, wallDate, wallToInstant } from '../lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from './default-slot-config.ts'
import { hasEnded, type Slot, slotSpan } from './slot.ts'

/** Today and the days of the booking window after it, in the zone. */
export const bookableDates = (
  now: number,
  zone?: string,
  windowDays: number = DEFAULT_SLOT_CONFIG.bookingWindowDays,
): string[] => Array.from({ length: windowDays + 1 }, (_, day) => addDays(wallDate(now, zone), day))

/** The picked date while it is offered, else the first one. */
export const shownDate = (picked: string | undefined, dates: readonly string[]): string | undefined =>
  picked !== undefined && dates.includes(picked) ? picked : dates[0]

/** The dates in the server's zone that a local day overlaps: one, or two if the zones differ. */
export function serverDatesOf(localDate: string, serverZone: string, zone?: string): string[] {
  const from = wallToInstant(localDate, '00:00', zone)
  const to = wallToInstant(addDays(localDate, 1), '00:00', zone) - 1
  const dates = new Set(
    [from, Math.min(from + DAY_MS / 2, to), to].map((instant) => wallDate(instant, serverZone)),
  )
  return [...dates]
}

/** The slots that start on a local day and have not ended, earliest first; full ones included. */
export function slotsOfDay(slots: readonly Slot[], localDate: string, now: number, zone?: string): Slot[] {
  return slots
    .filter((slot) => wallDate(slotSpan(slot).from, zone) === localDate && !hasEnded(slotSpan(slot), now))
    .toSorted((one, other) => slotSpan(one).from - slotSpan(other).from)
}
