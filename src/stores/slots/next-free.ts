import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Rows } from '../../domain/lib/rows.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import type { Slot } from '../../domain/slots/slot.ts'
import { serverDatesOf, slotsOfDay } from '../../domain/slots/slot-days.ts'
import { freeNow, freeRows, type SlotRow, slotRow } from '../../domain/slots/timetable.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { $minute } from '../page/clock.ts'
import { $userId } from '../session/session.ts'
import { $bookingDates, $myBookings, readSlots } from './booking.ts'
import { $currentSlot } from './current-slot.ts'
import { $quizzesToTake } from './open-quizzes.ts'

/** How many days are searched, starting today: a suggestion is not worth more reads. */
const MOST_DAYS = 4

interface FreeDay {
  /** Days from today. */
  day: number
  rows: SlotRow<QuizSummary>[]
  /** The slot that runs, if it is still free. */
  now: SlotRow<QuizSummary> | undefined
}

/** Free slots on this day, or else on a later one. A day is read only if the one before has none. */
function freeFrom(day: number, $wanted: ReadableAtom<boolean>): ReadableAtom<FreeDay | undefined> {
  const $date = computedEqual([$wanted, $bookingDates], (wanted, dates) => (wanted ? dates[day] : undefined))
  const $serverDates = computedEqual([$date, $currentSlot, $userId], (date, { data }, userId) =>
    date && data && userId ? serverDatesOf(date, data.timezone).join() : undefined,
  )
  // Shares the booking page's cache. The pages work without it, so a failure is only logged.
  const $slots = createRemote<Rows<Slot>>(['slots', $serverDates], {
    fetcher: (_noun, dates) => readSlots(String(dates).split(',')),
    onError: (error) => console.warn('The next free slots could not be read.', error),
  })
  const $all = computedEqual(
    [$slots, $date, $myBookings, $quizzesToTake, $minute],
    ({ data }, date, mine, quizzes, now) =>
      data && date
        ? slotsOfDay(data.rows, date, now).map((slot) =>
            slotRow<QuizSummary>(slot, mine.data?.rows ?? [], quizzes, now),
          )
        : undefined,
  )
  const $free = computedEqual([$all], (all) => all && { day, rows: freeRows(all), now: freeNow(all) })
  const $later =
    day + 1 < MOST_DAYS
      ? freeFrom(
          day + 1,
          computedEqual([$free], (free) => free?.rows.length === 0),
        )
      : atom(undefined)
  return computedEqual([$free, $later], (free, later) => (free?.rows.length ? free : later))
}

/** Starts after the current render: other components show the same reads and must not be notified during it. */
const $asked = atom(false)
onMount($asked, () => {
  queueMicrotask(() => $asked.set(true))
  return () => $asked.set(false)
})

/** The next free slots, all on one day; undefined until known. */
export const $nextFree = freeFrom(0, $asked)
