import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import type { Slot } from '../../domain/slots/slot.ts'
import { serverDatesOf, slotsOfDay } from '../../domain/slots/slot-days.ts'
import { nextFree, partsOfDay, type SlotRow, slotRow } from '../../domain/slots/timetable.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { answered, createRemote } from '../lib/query.ts'
import { $minute } from '../page/clock.ts'
import { $userId } from '../session/session.ts'
import { $availableSlots, $bookingDate, $bookingDates, $daySlots, $myBookings, readSlots } from './booking.ts'
import { $currentSlot } from './current-slot.ts'
import { $openList, $publishedQuizzes } from './open-quizzes.ts'

const rowOf = (slot: Slot) =>
  slotRow<QuizSummary>(slot, $myBookings.get().data?.rows ?? [], $publishedQuizzes.get(), $minute.get())

/** The picked day as this learner sees it. */
const $rows = computedEqual(
  [$daySlots, $myBookings, $publishedQuizzes, $minute],
  (slots, { data }, quizzes, now) =>
    slots.map((slot) => slotRow<QuizSummary>(slot, data?.rows ?? [], quizzes, now)),
)
export const $timetable = computedEqual([$rows], (rows) => partsOfDay(rows))

/** A row of it once all has been read that decides whether the learner is asked before its slot is booked. */
export async function readRow(slotId: string): Promise<SlotRow<QuizSummary> | undefined> {
  await Promise.all([answered($openList), answered($myBookings)])
  return $rows.get().find(({ slot }) => slot._id === slotId)
}

const $suggestedToday = computedEqual([$rows], nextFree)

/** The dates after the picked one, once that day turned out to have nothing to suggest. */
const $laterDates = computedEqual(
  [$availableSlots, $suggestedToday, $bookingDates, $bookingDate, $userId],
  ({ data }, suggested, dates, picked, userId) =>
    data && userId && !suggested ? dates.filter((date) => date > picked).join() || undefined : undefined,
)

/** One day is read after the other, until one has a slot to suggest. */
async function findLater(dates: readonly string[]): Promise<Slot[]> {
  const [date, ...rest] = dates
  if (!date) return []
  const { rows } = await readSlots(serverDatesOf(date, $currentSlot.get().data?.timezone ?? 'UTC'))
  const suggested = nextFree(slotsOfDay(rows, date, $minute.get()).map(rowOf))
  return suggested ? [suggested.slot] : findLater(rest)
}

/** Only a suggestion comes of it, so nobody is told when it fails. */
const $later = createRemote<Slot[]>(['slots', 'later', $laterDates], {
  fetcher: (_noun, _later, dates) => findLater(String(dates).split(',')),
})

/** The next slot to book from the picked day on; undefined while none is known. */
export const $suggestedSlot = computedEqual(
  [$suggestedToday, $laterDates, $later],
  (today, later, { data }): Slot | undefined => today?.slot ?? (later ? data?.[0] : undefined),
)
