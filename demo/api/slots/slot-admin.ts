import { Hono } from 'hono'
import * as v from 'valibot'
import { addDays, wallDate } from '../../../src/domain/lib/time.ts'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import { Slot, SlotBooking } from '../../../src/domain/slots/slot.ts'
import { SlotOverviewItem, SlotSummary } from '../../../src/domain/slots/slot-figures.ts'
import type { Deps, Env } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { type Answered, badRequest, query, uuidParam } from '../http/problems.ts'
import { CalendarDate } from '../lib/calendar-date.ts'
import { requireAdmin } from '../session/guards.ts'
import { noBooking } from './bookings.ts'
import { toSlot } from './seats.ts'
import { cancelAnyBooking, listSlotBookings, NEWEST_BOOKINGS } from './slot-bookings.ts'
import { datesBetween, listSlotsOf, overviewOf, summaryOf } from './slot-figures.ts'
import { readSlotConfig } from './slot-grid.ts'

const USUAL_DAYS = 7
const MAX_DAYS = 31

const OverviewQuery = v.object({ startDate: v.optional(CalendarDate), endDate: v.optional(CalendarDate) })

/** Today in the configured time zone. */
const todayOf = async ({ db, clock }: Deps) => wallDate(clock(), (await readSlotConfig(db)).timezone)

/** First and last date of an overview; a week from today by default. Throws 400. */
async function spanOf(deps: Deps, { startDate, endDate }: v.InferOutput<typeof OverviewQuery>) {
  const first = startDate ?? (await todayOf(deps))
  const last = endDate ?? addDays(first, USUAL_DAYS - 1)
  if (last < first) throw badRequest('endDate: must not be before startDate', { code: 'dates_reversed' })
  if (last > addDays(first, MAX_DAYS - 1))
    throw badRequest(`endDate: must be within ${MAX_DAYS} days`, { code: 'dates_too_many', days: MAX_DAYS })
  return { first, last }
}

/** Routes for administrators: slots, bookings, cancelling any booking. */
export function slotAdminRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const admin = requireAdmin(deps)

  routes.get(
    '/admin/slots/statistics',
    described('Lists all slots of a date, by default today; administrators only', v.array(Slot)),
    admin,
    query(v.object({ date: v.optional(CalendarDate) })),
    async (c) => {
      const date = c.req.valid('query').date ?? (await todayOf(deps))
      return c.json((await listSlotsOf(deps.db, date, date)).map(toSlot))
    },
  )

  routes.get(
    '/admin/slots/bookings',
    described(
      `Lists the bookings of a slot, or the newest ${NEWEST_BOOKINGS}; administrators only`,
      v.array(SlotBooking),
    ),
    admin,
    query(v.object({ slotId: v.optional(v.string()) })),
    async (c) => c.json(await listSlotBookings(deps, c.req.valid('query').slotId)),
  )

  routes.get(
    '/admin/slots/overview',
    described('Summarizes the slots of each date; administrators only', v.array(SlotOverviewItem)),
    admin,
    query(OverviewQuery),
    async (c) => {
      const { first, last } = await spanOf(deps, c.req.valid('query'))
      return c.json(overviewOf(await listSlotsOf(deps.db, first, last), datesBetween(first, last)))
    },
  )

  routes.get(
    '/admin/slots/summary',
    described("Summarizes today's slots; administrators only", SlotSummary),
    admin,
    async (c) => {
      const today = await todayOf(deps)
      return c.json(summaryOf(await listSlotsOf(deps.db, today, today)))
    },
  )

  routes.delete(
    '/admin/slots/cancel/:id',
    described("Cancels anybody's booking; administrators only", MessageAnswer),
    admin,
    limit(deps, 'write'),
    uuidParam('id', noBooking),
    async (c) => {
      await cancelAnyBooking(deps, c.req.valid('param').id)
      return c.json({ message: 'Booking cancelled successfully', code: 'cancelled' } satisfies Answered)
    },
  )

  return routes
}
