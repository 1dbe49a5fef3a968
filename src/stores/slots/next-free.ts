import type { ReadableAtom } from 'nanostores'
import { listAvailableSlots } from '../../api/slots.ts'
import { type Rows, rowsTogether } from '../../domain/lib/rows.ts'
import { wallDate } from '../../domain/lib/time.ts'
import { freeSlots } from '../../domain/slots/free-slots.ts'
import type { Slot } from '../../domain/slots/slot.ts'
import { bookableDates, serverDatesOf } from '../../domain/slots/slot-days.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { $minute } from '../page/clock.ts'
import { $userId } from '../session/session.ts'
import { $currentSlot } from './current-slot.ts'

/** As many as a phone shows in a row. */
const SHOWN = 3

const readDay = async (dates: string): Promise<Rows<Slot>> =>
  rowsTogether(await Promise.all(dates.split(',').map((date) => listAvailableSlots(date))))

/** In the cache of the booking page. But home is whole without it, so its failure is only logged. */
const daySlots = ($dates: ReadableAtom<string | undefined>) =>
  createRemote<Rows<Slot>>(['slots', $dates], {
    fetcher: (_noun, dates) => readDay(String(dates)),
    onError: (error) => console.warn('The next free slots could not be read.', error),
  })

const datesOf = (day: 0 | 1, now: number, zone: string | undefined) =>
  serverDatesOf(bookableDates(now)[day] ?? wallDate(now), zone ?? 'UTC').join()

const $today = daySlots(
  computedEqual([$minute, $currentSlot, $userId], (now, { data }, userId) =>
    userId && data ? datesOf(0, now, data.timezone) : undefined,
  ),
)

const $freeToday = computedEqual(
  [$today, $minute],
  ({ data }, now) => data && freeSlots(data.rows, now, SHOWN),
)

/** Read only where today has none left. */
const $tomorrow = daySlots(
  computedEqual([$freeToday, $minute, $currentSlot], (free, now, { data }) =>
    free?.length === 0 && data ? datesOf(1, now, data.timezone) : undefined,
  ),
)

/** The next slots with a seat, of today or else of tomorrow; undefined while none are known. */
export const $nextFree = computedEqual([$freeToday, $tomorrow, $minute], (today, { data }, now) => {
  const slots = today?.length ? today : data && freeSlots(data.rows, now, SHOWN)
  return slots?.length
    ? { slots, date: wallDate(slots[0]?.span.from ?? now), isToday: slots === today }
    : undefined
})
