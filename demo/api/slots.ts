import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { MessageAnswer } from '../../src/domain/session.ts'
import { BookAnswer, BookBody, CurrentSlot, Slot, SlotBooking } from '../../src/domain/slot.ts'
import { MINUTE_MS, wallDate } from '../../src/domain/time.ts'
import { type Booking, bookSeat, cancelBooking, listBookings, toBooking, toSlot } from './bookings.ts'
import { type Deps, type Env, nowOf } from './deps.ts'
import { limit } from './limits.ts'
import { described } from './openapi.ts'
import { body, query, uuidParam } from './problems.ts'
import { requireAdmin, requireUser } from './session.ts'

const CalendarDate = v.pipe(
  v.string(),
  v.check((text) => isCalendarDate(text), 'must be a date like 2026-03-04'),
)

/** `2026-02-30` has the form of a date and is none. */
const isCalendarDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const readZone = async ({ db }: Deps) =>
  (await db.selectFrom('slot_config').select('timezone').executeTakeFirstOrThrow()).timezone

/** The slots of a date of the configured zone that can still be attended, earliest first. */
const listSlots = ({ db }: Deps, date: string, at: Date) =>
  db
    .selectFrom('slots')
    .selectAll()
    .where('slot_date', '=', date)
    .where('ends_at', '>', at)
    .orderBy('starts_at')
    .execute()

const toSlotTime = (booking: Booking) => ({
  slotTime: booking.time_slot,
  slotDate: booking.slot_date,
  startTime: booking.starts_at.toISOString(),
  endTime: booking.ends_at.toISOString(),
})

/** A person's slots as GET /slots/current tells them: the running one, else the one that ended last; and the next. */
function currentSlot(bookings: readonly Booking[], timezone: string, at: Date) {
  const live = bookings.filter(({ status }) => status === 'booked')
  const active = live.find((booking) => booking.starts_at <= at && at < booking.ends_at)
  const past = live.filter((booking) => booking.ends_at <= at).at(-1)
  const upcoming = live.find((booking) => booking.starts_at > at)
  const shown = active ?? past
  return {
    isActive: Boolean(active),
    hasUpcomingSlot: Boolean(upcoming),
    slot: shown ? toSlotTime(shown) : null,
    upcomingSlot: upcoming ? toSlotTime(upcoming) : null,
    timeRemaining: active ? Math.ceil((active.ends_at.getTime() - at.getTime()) / MINUTE_MS) : null,
    timezone,
  }
}

/**
 * Makes the slots that the booking window still lacks, from the configuration; returns how many. Safe to repeat and to run
 * twice at once. Slots made under an older configuration stay, and nothing is made that would overlap them.
 */
export async function ensureSlots(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const made = await sql`
    insert into slots (starts_at, ends_at, slot_date, time_slot, max_slots)
    select span.starts_at, span.ends_at, (span.starts_at at time zone config.timezone)::date,
      to_char(span.starts_at at time zone config.timezone, 'HH24:MI') || '-' ||
      to_char(span.ends_at at time zone config.timezone, 'HH24:MI'),
      config.slot_capacity
    from slot_config config
    cross join generate_series(0, config.booking_window_days) as day
    cross join generate_series(config.business_hours_start * 60,
      config.business_hours_end * 60 - config.slot_duration_minutes, config.slot_duration_minutes) as minute
    cross join lateral (select ((${nowOf(deps)}::timestamptz at time zone config.timezone)::date + day
      + make_interval(mins => minute)) at time zone config.timezone as starts_at) as start
    cross join lateral (select start.starts_at,
      start.starts_at + make_interval(mins => config.slot_duration_minutes) as ends_at) as span
    where not exists (select 1 from slots other where other.starts_at < span.ends_at
      and other.ends_at > span.starts_at and other.starts_at > span.starts_at - interval '1 day')
    order by span.starts_at
    on conflict (starts_at) do nothing`.execute(deps.db)
  return Number(made.numAffectedRows ?? 0)
}

export function slotRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get(
    '/slots/current',
    described('Tells your running, last and next slot', CurrentSlot),
    user,
    async (c) => {
      const [bookings, timezone] = await Promise.all([
        listBookings(deps.db, c.get('user').id),
        readZone(deps),
      ])
      return c.json(currentSlot(bookings, timezone, nowOf(deps)))
    },
  )

  routes.get(
    '/slots/available',
    described('Lists the slots of a date that have not ended', v.array(Slot)),
    user,
    query(v.object({ date: v.optional(CalendarDate) })),
    async (c) => {
      const date = c.req.valid('query').date ?? wallDate(deps.clock(), await readZone(deps))
      return c.json((await listSlots(deps, date, nowOf(deps))).map(toSlot))
    },
  )

  routes.post(
    '/slots/book',
    described('Books a seat; again the same slot: the same booking', BookAnswer),
    user,
    limit(deps, 'book'),
    body(BookBody),
    async (c) => c.json(await bookSeat(deps, c.req.valid('json').slotId, c.get('user'))),
  )

  routes.get(
    '/slots/my-bookings',
    described('Lists your bookings', v.array(SlotBooking)),
    user,
    async (c) => {
      const bookings = await listBookings(deps.db, c.get('user').id)
      return c.json(bookings.map((booking) => toBooking(booking, c.get('user'), nowOf(deps))))
    },
  )

  routes.delete(
    '/slots/cancel/:id',
    described('Cancels your own booking of a slot that has not begun', MessageAnswer),
    user,
    uuidParam('id', 'Booking not found'),
    async (c) => {
      await cancelBooking(deps, c.req.valid('param').id, c.get('user').id)
      return c.json({ message: 'Booking cancelled successfully' })
    },
  )

  routes.post(
    '/slots/generate',
    described('Fills the booking window with slots; administrators only', MessageAnswer),
    requireAdmin(deps),
    async (c) => {
      const made = await ensureSlots(deps)
      return c.json({ message: made ? `${made} slots generated successfully` : 'All slots exist already' })
    },
  )

  return routes
}
