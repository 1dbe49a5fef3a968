import { atom } from 'nanostores'
import { onFailure } from '../../domain/lib/failure.ts'
import type { Slot } from '../../domain/slots/slot.ts'
import { serverDatesOf, slotsOfDay } from '../../domain/slots/slot-days.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { answered } from '../lib/query.ts'
import { $minute } from '../page/clock.ts'
import { $availableSlots, $bookingDates, $shownServerDates, readSlots } from './booking.ts'
import { $currentSlot } from './current-slot.ts'

/** What has been read since the page was loaded: the slots by id, of these dates in the server's zone. */
const $known = atom({ slots: new Map<string, Slot>(), dates: new Set<string>() })

function know(dates: readonly string[], rows: readonly Slot[]): void {
  const known = $known.get()
  $known.set({
    slots: new Map([...known.slots, ...rows.map((slot) => [slot._id, slot] as const)]),
    dates: new Set([...known.dates, ...dates]),
  })
}

const $zone = computedEqual([$currentSlot], ({ data }) => data?.timezone ?? 'UTC')

const isFree = ({ availableSlots }: Slot) => availableSlots > 0

/** How many slots of each date to pick are free, as far as known. */
export const $freeByDate = computedEqual(
  [$known, $bookingDates, $zone, $minute],
  ({ slots, dates }, bookable, zone, now) =>
    Object.fromEntries(
      bookable
        .filter((date) => serverDatesOf(date, zone).every((each) => dates.has(each)))
        .map((date) => [date, slotsOfDay([...slots.values()], date, now).filter(isFree).length]),
    ),
)

const othersThanShown = () => {
  const shown = $shownServerDates.get()?.split(',') ?? []
  const all = $bookingDates.get().flatMap((date) => serverDatesOf(date, $zone.get()))
  const { dates } = $known.get()
  return [...new Set(all)].filter((date) => !shown.includes(date) && !dates.has(date))
}

/** Reads the days that are not shown, once and one after the other: nothing else waits for them. */
async function readOthers(isWanted: () => boolean): Promise<void> {
  await answered($availableSlots)
  for (const date of othersThanShown()) {
    if (!isWanted()) return
    const read = await readSlots([date]).catch(onFailure(() => undefined))
    // The pages work without it.
    if (!read) return
    know([date], read.rows)
  }
}

/** Keeps `$freeByDate` up to date. Returns the function that stops it. */
export function followFreeDays(): () => void {
  let isWanted = true
  const unsubscribe = $availableSlots.subscribe(({ data }) => {
    if (data) know($shownServerDates.get()?.split(',') ?? [], data.rows)
  })
  void readOthers(() => isWanted)
  return () => {
    isWanted = false
    unsubscribe()
  }
}
