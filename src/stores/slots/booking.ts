import { atom } from 'nanostores'
import { bookSlot, cancelBooking, listAvailableSlots, listMyBookings } from '../../api/slots.ts'
import { type Failure, onFailure, UNEXPECTED_ANSWER } from '../../domain/lib/failure.ts'
import { type Rows, rowsTogether } from '../../domain/lib/rows.ts'
import type { BookAnswer, Slot, SlotBooking } from '../../domain/slots/slot.ts'
import { bookableDates, serverDatesOf, shownDate, slotsOfDay } from '../../domain/slots/slot-days.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { explainFailure, noteFailed, notice, reported } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { $currentSlot } from './current-slot.ts'
import { exclusively } from './exclusively.ts'

/** The dates a learner may pick, 'YYYY-MM-DD' in the device's zone. */
export const $bookingDates = computedEqual([$now], (now) => bookableDates(now))

const $picked = atom<string | undefined>()
export const pickBookingDate = (date: string) => $picked.set(date)

/** The picked date; today until one is picked, and again once it has passed. */
export const $bookingDate = computedEqual(
  [$picked, $bookingDates],
  (picked, dates) => shownDate(picked, dates) ?? '',
)

/** A local day may overlap two dates of the server's zone, so both are fetched. */
const $serverDates = computedEqual([$bookingDate, $currentSlot, $userId], (date, { data }, userId) =>
  userId ? serverDatesOf(date, data?.timezone ?? 'UTC').join() : undefined,
)

export const $availableSlots = createRemote<Rows<Slot>>(['slots', $serverDates], {
  fetcher: async (_noun, dates) =>
    rowsTogether(
      await Promise.all(
        String(dates)
          .split(',')
          .map((date) => listAvailableSlots(date)),
      ),
    ),
  onError: noteFailed('fetch-available-slots'),
})

/** The picked day's slots that have not ended, earliest first. */
export const $daySlots = computedEqual([$availableSlots, $bookingDate, $now], ({ data }, date, now) =>
  slotsOfDay(data?.rows ?? [], date, now),
)

export const $myBookings = createRemote<Rows<SlotBooking>>(['my-bookings', $userId], {
  fetcher: () => listMyBookings(),
})

/** The id of the slot being booked, or of the booking being cancelled. */
export const $busyId = atom<string | undefined>()

const refreshSeats = () => refresh('current-slot', 'slots', 'my-bookings', 'quizzes')

const changeSeat = async (id: string, work: () => Promise<boolean>): Promise<boolean> =>
  (await exclusively($busyId, id, () => work().finally(refreshSeats))) ?? false

const findBooking = async (slotId: string, userId: string | undefined): Promise<SlotBooking | undefined> =>
  (await listMyBookings(userId)).rows.find(
    (booking) => booking.status === 'booked' && booking.slotId === slotId,
  )

/** The answer may be lost after the server has booked the seat, so that is checked before a failure is reported. */
async function recoverBooking(
  slotId: string,
  userId: string | undefined,
  failure: Failure,
): Promise<BookAnswer | undefined> {
  const lost = failure.network || failure.code === UNEXPECTED_ANSWER
  const booking = lost ? await findBooking(slotId, userId).catch(onFailure(() => undefined)) : undefined
  if (booking) return { message: undefined, booking }
  explainFailure('book-slot')(failure)
  return undefined
}

/** `userId`: who books, because another person's booking of the slot would not count. */
const sendBooking = (slotId: string, userId = $userId.get()): Promise<BookAnswer | undefined> =>
  bookSlot(slotId).catch(onFailure((failure) => recoverBooking(slotId, userId, failure)))

/** Resolves to true if the user now has a seat in the slot. */
export const bookSeat = (slotId: string): Promise<boolean> =>
  changeSeat(slotId, async () => {
    const answer = await sendBooking(slotId)
    if (!answer) return false
    notice.success({ code: 'slot-booked', said: answer.message })
    emit('slot-booked', { booking: answer.booking ?? null })
    return true
  })

/** Cancels the user's own booking. Resolves to true if that worked. */
export const cancelMyBooking = (bookingId: string): Promise<boolean> =>
  changeSeat(bookingId, async () => {
    const answer = await reported(explainFailure('cancel-booking'), () => cancelBooking(bookingId))
    if (!answer) return false
    notice.success({ code: 'booking-cancelled', said: answer.message })
    emit('slot-cancelled', { bookingId })
    return true
  })
