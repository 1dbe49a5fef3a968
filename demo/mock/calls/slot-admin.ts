import { percent } from '../../../src/domain/lib/score.ts'
import { addDays, DAY_MS } from '../../../src/domain/lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import { SlotConfig } from '../../../src/domain/slots/slot-config.ts'
import { read } from '../school/refusal.ts'
import type { School } from '../school/school.ts'
import {
  addMissingSlots,
  liveIn,
  type SampleSlot,
  slotGrid,
  slotRow,
  slotsOf,
  slotTime,
} from '../school/slots.ts'
import { type Ask, admin, type Calls } from './router.ts'
import { cancel, dateIn, getBooking, getSlot, rowOf } from './slot-calls.ts'

function totalsOf({ slots }: School, own: readonly SampleSlot[]) {
  const totalCapacity = own.reduce((sum, { capacity }) => sum + capacity, 0)
  const totalBooked = own.reduce((sum, slot) => sum + liveIn(slots, slot).length, 0)
  return {
    totalSlots: own.length,
    totalCapacity,
    totalBooked,
    utilization: percent(totalBooked, totalCapacity),
  }
}

function overview(ask: Ask) {
  const { school } = ask
  const [first, last] = [dateIn(ask, 'startDate'), dateIn(ask, 'endDate')]
  const days = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
  return Array.from({ length: Math.min(Math.max(days, 0), 31) }, (_, day) => {
    const date = addDays(first, day)
    const totals = totalsOf(school, slotsOf(school.slots, date))
    return { date, ...totals, totalAvailable: totals.totalCapacity - totals.totalBooked }
  })
}

/** Of today. */
function summary(ask: Ask) {
  const { slots } = ask.school
  const own = slotsOf(slots, dateIn(ask))
  const used = (slot: SampleSlot) => percent(liveIn(slots, slot).length, slot.capacity)
  const peak = own.filter((slot) => used(slot) > 0).toSorted((one, other) => used(other) - used(one))[0]
  return {
    ...totalsOf(ask.school, own),
    peakHour: peak ? slotTime(slots, peak).slotTime.slice(0, 5) : null,
    peakUtilization: peak ? used(peak) : null,
  }
}

/** Bookings stay. Upcoming slots that nobody holds a seat in are made anew. */
function configure({ slots, now }: School, { maxFutureBookings, ...config }: SlotConfig) {
  slots.config = { ...slots.config, ...config, ...(maxFutureBookings && { maxFutureBookings }) }
  const wanted = new Set(slotGrid(slots.config, now()).map(({ from, to }) => `${from}-${to}`))
  slots.slots = slots.slots.filter(
    (slot) => slot.from <= now() || liveIn(slots, slot).length > 0 || wanted.has(`${slot.from}-${slot.to}`),
  )
  for (const slot of slots.slots) if (slot.from > now()) slot.capacity = slots.config.slotCapacity
  addMissingSlots(slots, now())
  return slots.config
}

function generate({ slots, now }: School) {
  const count = addMissingSlots(slots, now())
  return count > 0
    ? { message: `${count} slots generated successfully`, code: 'slots_generated', parameters: { count } }
    : { message: 'All slots exist already', code: 'slots_exist' }
}

export const slotAdminCalls: Calls = {
  'POST /slots/generate': admin(({ school }) => generate(school)),
  'GET /admin/slots/statistics': admin((ask) =>
    slotsOf(ask.school.slots, dateIn(ask)).map((slot) => slotRow(ask.school.slots, slot)),
  ),
  'GET /admin/slots/overview': admin(overview),
  'GET /admin/slots/summary': admin(summary),
  'GET /admin/slots/bookings': admin(({ school, query }) => {
    const slot = query.has('slotId') ? getSlot(school, query.get('slotId') ?? '') : undefined
    return school.slots.bookings
      .filter((booking) => slot === undefined || booking.slot === slot)
      .slice(0, 1000)
      .map((booking) => rowOf(school, booking))
  }),
  'DELETE /admin/slots/cancel/:id': admin(({ school }, id = '') =>
    cancel(getBooking(school, id, () => true, 'to')),
  ),
  'GET /admin/slot-config': admin(({ school }) => school.slots.config),
  'PUT /admin/slot-config': admin(({ school, body }) => configure(school, read(SlotConfig, body))),
  'POST /admin/slot-config/reset': admin(({ school }) => configure(school, DEFAULT_SLOT_CONFIG)),
}
