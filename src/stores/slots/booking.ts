import { atom, computed } from 'nanostores'
import { bookSlot, cancelBooking, listAvailableSlots, listMyBookings, moveBooking } from '../../api/slots.ts'
import { waitOf } from '../../domain/attempts/waiting.ts'
import { type Failure, onFailure, UNEXPECTED_ANSWER } from '../../domain/lib/failure.ts'
import { type Rows, rowsTogether } from '../../domain/lib/rows.ts'
import { DEFAULT_SLOT_CONFIG } from '../../domain/slots/default-slot-config.ts'
import {
  type BookAnswer,
  isUpcoming,
  type Slot,
  type SlotBooking,
  slotSpan,
  spanMinutes,
  upcomingSeats,
} from '../../domain/slots/slot.ts'
import { bookableDates, serverDatesOf, shownDate, slotsOfDay } from '../../domain/slots/slot-days.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { exclusively } from '../lib/exclusively.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { $minute, $now, serverNow } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { explainFailure, noteFailed, notice, reported, UNDOABLE_MS } from '../page/notices.ts'
import { offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'
import { $currentSlot } from './current-slot.ts'

/** The dates a learner may pick, 'YYYY-MM-DD' in the device's zone. */
export const $bookingDates = computedEqual([$now, $currentSlot], (now, { data }) =>
  bookableDates(now, undefined, data?.bookingWindowDays),
)

const $picked = atom<string | undefined>()
export const pickBookingDate = (date: string) => $picked.set(date)

/** The slot that a press scrolls to; a new object for each press. */
export const $suggestion = atom<{ slotId: string } | undefined>()

export function suggestSlot(slotId: string, date: string): void {
  $picked.set(date)
  $suggestion.set({ slotId })
}

/** The picked date; today until one is picked, and again once it has passed. */
export const $bookingDate = computedEqual(
  [$picked, $bookingDates],
  (picked, dates) => shownDate(picked, dates) ?? '',
)

/** A local day may overlap two dates of the server's zone, so both are fetched. */
export const $shownServerDates = computedEqual(
  [$bookingDate, $currentSlot, $userId],
  (date, { data }, userId) => (userId ? serverDatesOf(date, data?.timezone ?? 'UTC').join() : undefined),
)

/** The slots on these dates in the server's zone. */
export const readSlots = async (dates: readonly string[]): Promise<Rows<Slot>> =>
  rowsTogether(await Promise.all(dates.map((date) => listAvailableSlots(date))))

export const $availableSlots = createRemote<Rows<Slot>>(['slots', $shownServerDates], {
  fetcher: (_noun, dates) => readSlots(String(dates).split(',')),
  onError: noteFailed('fetch-available-slots'),
})

/** A slot's length in minutes; the default while unknown. */
export const $slotMinutes = computedEqual([$availableSlots], ({ data }) => {
  const slot = data?.rows[0]
  return slot ? spanMinutes(slotSpan(slot)) : DEFAULT_SLOT_CONFIG.slotDurationMinutes
})

/** The picked day's slots that have not ended, earliest first. */
export const $daySlots = computedEqual([$availableSlots, $bookingDate, $now], ({ data }, date, now) =>
  slotsOfDay(data?.rows ?? [], date, now),
)

export const $myBookings = createRemote<Rows<SlotBooking>>(['my-bookings', $userId], {
  fetcher: () => listMyBookings(),
})

/** Seats in future slots, the next one first, with the time until they begin. */
export const $upcomingSeats = computedEqual([$myBookings, $minute], ({ data }, now) =>
  upcomingSeats(data?.rows ?? [], now).map((seat) => ({ ...seat, wait: waitOf(seat.span.from - now) })),
)

/** Bookings that can no longer be changed. */
export const $pastBookings = computedEqual([$myBookings, $minute], ({ data }, now) =>
  data?.rows.filter((booking) => !isUpcoming(booking, now)),
)

/** The limit of upcoming slots, if this person has reached it; otherwise undefined. */
export const $reachedLimit = computedEqual([$currentSlot, $upcomingSeats], ({ data }, { length }) => {
  const most = data?.maxFutureBookings
  return most !== undefined && length >= most ? most : undefined
})

/** The booking being moved: the next slot chosen replaces it. */
const $wanted = atom<{ userId: string | undefined; booking: SlotBooking } | undefined>()

const isGone = ({ _id }: SlotBooking, mine: Rows<SlotBooking> | undefined) =>
  mine !== undefined && !mine.rows.some((booking) => booking._id === _id && booking.status === 'booked')

/** Also undefined once another person has signed in, or the booking was cancelled anywhere. */
export const $moving = computed([$wanted, $userId, $myBookings], (wanted, userId, { data }) =>
  wanted?.userId === userId && wanted && !isGone(wanted.booking, data) ? wanted.booking : undefined,
)
export const startMoving = (booking: SlotBooking) => $wanted.set({ userId: $userId.get(), booking })
export const stopMoving = () => $wanted.set(undefined)

/** Coming back with 'Book Another Slot' means booking another one. */
export function leaveBooking(): void {
  stopMoving()
  $suggestion.set(undefined)
}

/** The id of the slot being booked, or of the booking being cancelled. */
export const $busyId = atom<string | undefined>()

const refreshSeats = () => refresh('current-slot', 'slots', 'my-bookings', 'quizzes')

const changeSeat = async (id: string, work: () => Promise<boolean>): Promise<boolean> =>
  (await exclusively($busyId, id, () => work().finally(refreshSeats))) ?? false

const findBooking = async (slotId: string, userId: string | undefined): Promise<SlotBooking | undefined> =>
  (await listMyBookings(userId)).rows.find(
    (booking) => booking.status === 'booked' && booking.slotId === slotId,
  )

/** The answer may be lost after the server has booked the seat, so check before reporting a failure. */
async function recoverBooking(
  slotId: string,
  userId: string | undefined,
  failure: Failure,
): Promise<BookAnswer | undefined> {
  const lost = failure.network || failure.code === UNEXPECTED_ANSWER
  const booking = lost ? await findBooking(slotId, userId).catch(onFailure(() => undefined)) : undefined
  if (booking) return { booking }
  explainFailure('book-slot')(failure)
  return undefined
}

/** `userId`: the person booking, because another person's booking does not count. */
const sendBooking = (
  slotId: string,
  send = () => bookSlot(slotId),
  userId = $userId.get(),
): Promise<BookAnswer | undefined> =>
  send().catch(onFailure((failure) => recoverBooking(slotId, userId, failure)))

/**
 * Whether the seat was booked earlier, for example in another tab: the API answers with that booking, and nothing
 * changed. The margin allows for the imprecision of the server's clock.
 */
const isEarlier = (booked: BookAnswer['booking'], pressedAt: number) =>
  Date.parse(booked?.createdAt ?? '') < pressedAt - UNDOABLE_MS

/** Undoes the booking just made. */
async function undoBooking(slotId: string, booked: BookAnswer['booking'], userId: string | undefined) {
  const cancel = async () => {
    // Not every API returns the booking.
    const bookingId = booked?._id ?? (await findBooking(slotId, userId))?._id
    return bookingId === undefined ? undefined : { bookingId, ...(await cancelBooking(bookingId)) }
  }
  const answer = await reported(
    (failure) => !failure.sessionExpired && notice.error({ code: 'booking-not-undone', failure }),
    cancel,
  )
  refreshSeats()
  if (!answer) return
  notice.success({ code: 'booking-cancelled', said: answer })
  emit('slot-cancelled', { bookingId: answer.bookingId })
}

/** Resolves to true if the user now has a seat in the slot. It can be undone for a while, unless the slot has begun. */
export const bookSeat = (slotId: string, { begun = false } = {}): Promise<boolean> =>
  changeSeat(slotId, async () => {
    const [userId, pressedAt] = [$userId.get(), serverNow()]
    const answer = await sendBooking(slotId)
    if (!answer) return false
    const booked = { code: 'slot-booked', said: answer } as const
    if (begun || isEarlier(answer.booking, pressedAt)) notice.success(booked)
    else notice.undoable(booked, () => void undoBooking(slotId, answer.booking, userId))
    emit('slot-booked', { booking: answer.booking ?? null })
    return true
  })

/** Cancels the user's own booking. Resolves to true on success. */
export const cancelMyBooking = (bookingId: string): Promise<boolean> =>
  changeSeat(bookingId, async () => {
    const answer = await reported(explainFailure('cancel-booking'), () => cancelBooking(bookingId))
    if (!answer) return false
    notice.success({ code: 'booking-cancelled', said: answer })
    emit('slot-cancelled', { bookingId })
    return true
  })

/** If the API cannot move bookings, the new seat is booked before the old one is cancelled. */
async function sendMove(bookingId: string, slotId: string): Promise<BookAnswer | undefined> {
  if (offers('move')) return sendBooking(slotId, () => moveBooking(bookingId, slotId))
  const answer = await sendBooking(slotId)
  if (answer) await reported(explainFailure('cancel-booking'), () => cancelBooking(bookingId))
  return answer
}

/** Moves the chosen booking to this slot. Resolves to true on success. */
export const moveSeat = ({ _id }: SlotBooking, slotId: string): Promise<boolean> =>
  changeSeat(slotId, async () => {
    const answer = await sendMove(_id, slotId)
    if (!answer) return false
    stopMoving()
    notice.told({ code: 'booking-moved' })
    emit('slot-cancelled', { bookingId: _id })
    emit('slot-booked', { booking: answer.booking ?? null })
    return true
  })
