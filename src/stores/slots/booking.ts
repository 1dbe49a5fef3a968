import { atom } from 'nanostores'
import { bookSlot, cancelBooking, listAvailableSlots, listMyBookings } from '../../api/slots.ts'
import { Failure, UNEXPECTED_ANSWER } from '../../domain/lib/failure.ts'
import {
  bookableDates,
  type Slot,
  type SlotBooking,
  serverDatesOf,
  slotsOfDay,
} from '../../domain/slots/slot.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { explainFailure, noteFailed, notice, reported } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { $currentSlot } from './current-slot.ts'

/** The days that can be picked, 'YYYY-MM-DD' by the device's own calendar. */
export const $dates = computedEqual([$now], (now) => bookableDates(now))

const $picked = atom<string | undefined>()
export const pickDate = (date: string) => $picked.set(date)

/** The picked day, today at first and again when the picked one has passed. */
export const $date = computedEqual([$picked, $dates], (picked, dates) =>
  picked !== undefined && dates.includes(picked) ? picked : (dates[0] ?? ''),
)

/** A local day may touch two days of the server's zone: both are asked for. */
const $serverDates = computedEqual([$date, $currentSlot, $userId], (date, { data }, userId) =>
  userId ? serverDatesOf(date, data?.timezone ?? 'UTC').join() : undefined,
)

export const $availableSlots = createRemote<Slot[]>(['slots', $serverDates], {
  fetcher: async (_noun, dates) =>
    (
      await Promise.all(
        String(dates)
          .split(',')
          .map((date) => listAvailableSlots(date)),
      )
    ).flat(),
  onError: noteFailed('fetch-available-slots'),
})

/** The picked day's slots that are not over, earliest first. */
export const $daySlots = computedEqual([$availableSlots, $date, $now], ({ data = [] }, date, now) =>
  slotsOfDay(data, date, now),
)

export const $myBookings = createRemote<SlotBooking[]>(['my-bookings', $userId], {
  fetcher: () => listMyBookings(),
})

/** The slot that is being booked, or the booking that is being cancelled; a second click meanwhile does nothing. */
export const $busyId = atom<string | undefined>()

async function exclusively(id: string, work: () => Promise<boolean>): Promise<boolean> {
  if ($busyId.get() !== undefined) return false
  $busyId.set(id)
  try {
    return await work()
  } finally {
    $busyId.set(undefined)
    refresh('current-slot', 'slots', 'my-bookings', 'quizzes')
  }
}

/** The live booking of a slot, if the API has one: asked after a lost answer, which may have come after the commit. */
async function findBooking(slotId: string): Promise<SlotBooking | undefined> {
  try {
    const bookings = await listMyBookings()
    return bookings.find((booking) => booking.status === 'booked' && booking.slotId === slotId)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

async function sendBooking(slotId: string) {
  try {
    return await bookSlot(slotId)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const lost = error.network || error.code === UNEXPECTED_ANSWER
    const booking = lost ? await findBooking(slotId) : undefined
    if (booking) return { message: undefined, booking }
    explainFailure('book-slot')(error)
    return undefined
  }
}

/** Books a seat. True when the user holds one now. */
export const book = (slotId: string): Promise<boolean> =>
  exclusively(slotId, async () => {
    const answer = await sendBooking(slotId)
    if (!answer) return false
    notice.success({ code: 'slot-booked', said: answer.message })
    emit('slot-booked', { booking: answer.booking ?? null })
    return true
  })

/** Gives one's own seat back. True when it is free again. */
export const cancel = (bookingId: string): Promise<boolean> =>
  exclusively(bookingId, async () => {
    const answer = await reported(explainFailure('cancel-booking'), () => cancelBooking(bookingId))
    if (!answer) return false
    notice.success({ code: 'booking-cancelled', said: answer.message })
    emit('slot-cancelled', { bookingId })
    return true
  })
