import { atom, onMount } from 'nanostores'
import {
  cancelAnyBooking,
  getSlotOverview,
  getSlotSummary,
  listSlotBookings,
  listSlotStatistics,
} from '../../api/slot-admin.ts'
import { generateSlots } from '../../api/slots.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import { itemsOnPage, pageSpan } from '../../domain/lib/paging.ts'
import { addDays } from '../../domain/lib/time.ts'
import {
  bookableDates,
  type Slot,
  type SlotBooking,
  type SlotOverviewItem,
  type SlotSummary,
} from '../../domain/slots/slot.ts'
import {
  BOOKING_PAGE_SIZE,
  type BookingFilter,
  filterBookings,
  isZone,
  NO_FILTER,
  OVERVIEW_DAYS,
} from '../../domain/slots/slot-board.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { explainFailure, noteFailed, notice, reported } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { $slotConfig } from './slot-config.ts'

export type BoardTab = 'summary' | 'date' | 'overview'
export const $tab = atom<BoardTab>('summary')

/** Whether the configuration could not be read. A second try must not take the dates away meanwhile. */
const $unreadable = atom(false)
onMount($unreadable, () => $slotConfig.subscribe(({ error }) => error && $unreadable.set(true)))

/** The zone that slots are made in, which is the one their dates are of; undefined while nobody knows. */
export const $zone = computedEqual([$slotConfig, $unreadable], ({ data }, unreadable) => {
  if (!data) return unreadable ? 'UTC' : undefined
  return isZone(data.timezone) ? data.timezone : 'UTC'
})

/** The dates that can be picked, in that zone. */
export const $dates = computedEqual([$now, $zone], (now, zone) => (zone ? bookableDates(now, zone) : []))
const $today = computedEqual([$dates], ([today]) => today)

const $picked = atom<string | undefined>()
export const pickDate = (date: string) => $picked.set(date)

/** The picked date, today at first and again when the picked one has passed. */
export const $date = computedEqual([$picked, $dates], (picked, dates) =>
  picked !== undefined && dates.includes(picked) ? picked : dates[0],
)

export const $summary = createRemote<SlotSummary>(['slot-summary', $adminId, $today], {
  fetcher: () => getSlotSummary(),
  onError: noteFailed('fetch-slot-summary'),
})

export const $statistics = createRemote<Slot[]>(['slot-statistics', $adminId, $date], {
  fetcher: (_noun, _admin, date) => listSlotStatistics(String(date)),
  onError: noteFailed('fetch-slot-statistics'),
})

export const $overview = createRemote<SlotOverviewItem[]>(['slot-overview', $adminId, $today], {
  fetcher: (_noun, _admin, today) =>
    getSlotOverview(String(today), addDays(String(today), OVERVIEW_DAYS - 1)),
  onError: noteFailed('fetch-slot-overview'),
})

/** The slot whose bookings are looked at. */
export const $openSlot = atom<Slot | undefined>()
const $openSlotId = computedEqual([$openSlot], (slot) => slot?._id)
/** Whoever comes back later finds the page, not a dialog over it. */
onMount($openSlot, () => () => $openSlot.set(undefined))

export const $bookings = createRemote<SlotBooking[]>(['slot-bookings', $adminId, $openSlotId], {
  fetcher: (_noun, _admin, slotId) => listSlotBookings(String(slotId)),
  onError: noteFailed('fetch-slot-bookings'),
})

export const $filter = atom<BookingFilter>(NO_FILTER)
const $wantedPage = atom(1)
export const turnToBookings = (page: number) => $wantedPage.set(page)

export function changeFilter(change: Partial<BookingFilter>): void {
  $filter.set({ ...$filter.get(), ...change })
  turnToBookings(1)
}

export function openBookings(slot: Slot): void {
  changeFilter(NO_FILTER)
  $openSlot.set(slot)
}
export const closeBookings = () => $openSlot.set(undefined)

/** The bookings that the filter leaves, a page of them at a time: a slot may have a thousand. */
export const $bookingPage = computedEqual(
  [$bookings, $filter, $wantedPage],
  ({ data = [] }, filter, wanted) => {
    const found = filterBookings(data, filter)
    const span = pageSpan(found.length, BOOKING_PAGE_SIZE, wanted)
    return { total: data.length, found: found.length, span, rows: itemsOnPage(found, span) }
  },
)

/** Reads anew whatever tells of slots and their bookings, on this page and on the learners'. */
const refreshSlots = () => refresh('slot', 'current-slot', 'my-bookings')

/** 'Refresh Data': what is shown stays until the answers are there. */
export const refreshBoard = () => refresh('slot')

export const $generating = atom(false)

/** Fills the booking window with slots. A second click meanwhile does nothing. */
export async function generate(): Promise<void> {
  if ($generating.get()) return
  $generating.set(true)
  try {
    const answer = await reported(noteFailed('generate-slots'), generateSlots)
    if (answer) notice.success({ code: 'slots-generated', said: answer.message })
  } finally {
    $generating.set(false)
    refreshSlots()
  }
}

export const $cancellingId = atom<string | undefined>()

/** Somebody else was faster, or the slot is over: then the API's reason is the news. */
const cameTooLate = ({ status }: Failure) => status === 404 || status === 409

async function sendCancellation(bookingId: string): Promise<boolean> {
  const cancel = async () => {
    const { message } = await cancelAnyBooking(bookingId)
    notice.success({ code: 'booking-cancelled', said: message })
    return true
  }
  const report = (failure: Failure) =>
    (cameTooLate(failure) ? explainFailure : noteFailed)('cancel-booking')(failure)
  return reported(report, cancel, (failure) => !failure.sessionExpired && cameTooLate(failure))
}

/** Cancels anybody's booking. True when it needs no second try: it is cancelled, or cannot be any more. */
export async function cancelBooking(bookingId: string): Promise<boolean> {
  if ($cancellingId.get() !== undefined) return false
  $cancellingId.set(bookingId)
  try {
    return await sendCancellation(bookingId)
  } finally {
    $cancellingId.set(undefined)
    refreshSlots()
  }
}
