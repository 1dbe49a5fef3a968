import { atom, onMount } from 'nanostores'
import {
  cancelAnyBooking,
  getSlotOverview,
  getSlotSummary,
  listSlotBookings,
} from '../../api/admin/slot-admin.ts'
import { generateSlots } from '../../api/slots.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import { itemsOnPage, pageSpan } from '../../domain/lib/paging.ts'
import type { Rows } from '../../domain/lib/rows.ts'
import { addDays, isZone } from '../../domain/lib/time.ts'
import type { Slot, SlotBooking } from '../../domain/slots/slot.ts'
import {
  BOOKING_PAGE_SIZE,
  type BookingFilter,
  filterBookings,
  NO_FILTER,
  OVERVIEW_DAYS,
} from '../../domain/slots/slot-board.ts'
import { bookableDates, shownDate } from '../../domain/slots/slot-days.ts'
import type { SlotOverviewItem, SlotSummary } from '../../domain/slots/slot-figures.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { exclusively } from '../lib/exclusively.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { explainFailure, noteFailed, notice, reported } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { createDaySlots } from './day-slots.ts'
import { $zoneConfig } from './slot-config.ts'

export type BoardTab = 'summary' | 'date' | 'overview'
export const $tab = atom<BoardTab>('summary')

/** Whether reading the configuration failed. Stays set during a retry, which would otherwise clear the dates. */
const $unreadable = atom(false)
onMount($unreadable, () => $zoneConfig.subscribe(({ error }) => error && $unreadable.set(true)))

/** The zone of the slots' dates, UTC as a fallback; undefined until the configuration is read. */
export const $zone = computedEqual([$zoneConfig, $unreadable], ({ data }, unreadable) => {
  if (!data) return unreadable ? 'UTC' : undefined
  return isZone(data.timezone) ? data.timezone : 'UTC'
})

/** The dates an administrator may pick, 'YYYY-MM-DD' in that zone. */
export const $boardDates = computedEqual([$now, $zone], (now, zone) => (zone ? bookableDates(now, zone) : []))
const $today = computedEqual([$boardDates], ([today]) => today)

const $picked = atom<string | undefined>()
export const pickBoardDate = (date: string) => $picked.set(date)

/** The picked date; today until one is picked, and again once it has passed. */
export const $boardDate = computedEqual([$picked, $boardDates], shownDate)

export const $summary = createRemote<SlotSummary>(['slot-summary', $adminId, $today], {
  fetcher: () => getSlotSummary(),
  onError: noteFailed('fetch-slot-summary'),
})

export const $statistics = createDaySlots($boardDate)

export const $overview = createRemote<Rows<SlotOverviewItem>>(['slot-overview', $adminId, $today], {
  fetcher: (_noun, _admin, today) =>
    getSlotOverview(String(today), addDays(String(today), OVERVIEW_DAYS - 1)),
  onError: noteFailed('fetch-slot-overview'),
})

/** The slot whose bookings are shown. */
export const $openSlot = atom<Slot | undefined>()
const $openSlotId = computedEqual([$openSlot], (slot) => slot?._id)
/** Leaving the page closes the dialog. */
onMount($openSlot, () => () => $openSlot.set(undefined))

export const $bookings = createRemote<Rows<SlotBooking>>(['slot-bookings', $adminId, $openSlotId], {
  fetcher: (_noun, _admin, slotId) => listSlotBookings(String(slotId)),
  onError: noteFailed('fetch-slot-bookings'),
})

export const $bookingFilter = atom<BookingFilter>(NO_FILTER)
const $wantedPage = atom(1)
export const turnToBookings = (page: number) => $wantedPage.set(page)

export function changeBookingFilter(change: Partial<BookingFilter>): void {
  $bookingFilter.set({ ...$bookingFilter.get(), ...change })
  turnToBookings(1)
}

export function openBookings(slot: Slot): void {
  changeBookingFilter(NO_FILTER)
  $openSlot.set(slot)
}
export const closeBookings = () => $openSlot.set(undefined)

/** The bookings that match the filter, paged because a slot may have a thousand. */
export const $bookingPage = computedEqual(
  [$bookings, $bookingFilter, $wantedPage],
  ({ data }, filter, wanted) => {
    const all = data?.rows ?? []
    const found = filterBookings(all, filter)
    const span = pageSpan(found.length, BOOKING_PAGE_SIZE, wanted)
    return { total: all.length, found: found.length, span, rows: itemsOnPage(found, span) }
  },
)

/** Everything that counts slots or bookings, here and on the learners' pages. */
const refreshSlots = () => refresh('slot', 'current-slot', 'my-bookings')

/** 'Refresh Data': the old data stays until the new has arrived. */
export const refreshBoard = () => refresh('slot')

export const $generating = atom(false)

async function sendGeneration(): Promise<void> {
  const answer = await generateSlots()
  notice.success({ code: 'slots-generated', said: answer })
}

/** Fills the booking window with slots. */
export async function generate(): Promise<void> {
  await exclusively($generating, true, () =>
    reported(noteFailed('generate-slots'), sendGeneration).finally(refreshSlots),
  )
}

export const $cancellingId = atom<string | undefined>()

/** Already cancelled by somebody else, or the slot is over: show the API's reason, as a retry is pointless. */
const cameTooLate = ({ status }: Failure) => status === 404 || status === 409

const reportCancellation = (failure: Failure) =>
  (cameTooLate(failure) ? explainFailure : noteFailed)('cancel-booking')(failure)

async function sendCancellation(bookingId: string): Promise<true> {
  const answer = await cancelAnyBooking(bookingId)
  notice.success({ code: 'booking-cancelled', said: answer })
  return true
}

/** Cancels anyone's booking. Resolves to true if it is cancelled or can no longer be. */
export const cancelLearnerBooking = async (bookingId: string): Promise<boolean> =>
  (await exclusively($cancellingId, bookingId, () =>
    reported(
      reportCancellation,
      () => sendCancellation(bookingId),
      (failure) => !failure.sessionExpired && cameTooLate(failure),
    ).finally(refreshSlots),
  )) ?? false
