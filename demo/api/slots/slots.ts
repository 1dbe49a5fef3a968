import { Hono } from 'hono'
import * as v from 'valibot'
import { MINUTE_MS, wallDate } from '../../../src/domain/lib/time.ts'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import { CurrentSlot, Slot } from '../../../src/domain/slots/slot.ts'
import { batched } from '../database/batch.ts'
import type { SlotRow } from '../database/tables/slot-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { described } from '../http/openapi.ts'
import { type Answered, query } from '../http/problems.ts'
import { CalendarDate } from '../lib/calendar-date.ts'
import { recordPresence } from '../people/presence.ts'
import { requireAdmin, requireUser } from '../session/guards.ts'
import { type Booking, listSeats, toSlot } from './seats.ts'
import { addMissingSlots, readSlotConfig, type StoredConfig, withSlotLock } from './slot-grid.ts'

const findSlots = batched<string, SlotRow[]>({
  groupOf: (date) => date,
  async answerAll(db, asked) {
    const slots = await db
      .selectFrom('slots')
      .selectAll()
      .where('slot_date', '=', asked[0] ?? '')
      .orderBy('starts_at')
      .execute()
    return asked.map(() => slots)
  },
})

/** Slots of a date in the configured zone that have not ended, earliest first. */
async function listSlots({ db }: Deps, date: string, at: Date): Promise<SlotRow[]> {
  const slots = await findSlots(db, date)
  return slots.filter(({ ends_at }) => ends_at > at)
}

const toSlotTime = (booking: Booking) => ({
  slotTime: booking.time_slot,
  slotDate: booking.slot_date,
  startTime: booking.starts_at.toISOString(),
  endTime: booking.ends_at.toISOString(),
})

/** GET /slots/current: the running slot, or else the last one; and the next. */
function currentSlot(live: readonly Booking[], config: StoredConfig, at: Date) {
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
    timezone: config.timezone,
    maxFutureBookings: config.maxFutureBookings,
    bookingWindowDays: config.bookingWindowDays,
  }
}

/** Fills the booking window; returns how many slots were added. Idempotent, also concurrently. */
export const ensureSlots = (deps: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  withSlotLock(deps.db, async (db) => addMissingSlots(db, await readSlotConfig(db), nowOf(deps)))

export function slotRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get(
    '/slots/current',
    described('Shows your running, last and next slot', CurrentSlot),
    user,
    recordPresence(deps),
    async (c) => {
      const at = nowOf(deps)
      const [seats, config] = await Promise.all([
        listSeats(deps.db, c.get('user').id, at),
        readSlotConfig(deps.db),
      ])
      return c.json(currentSlot(seats, config, at))
    },
  )

  routes.get(
    '/slots/available',
    described('Lists the slots of a date that have not ended', v.array(Slot)),
    user,
    query(v.object({ date: v.optional(CalendarDate) })),
    async (c) => {
      const date =
        c.req.valid('query').date ?? wallDate(deps.clock(), (await readSlotConfig(deps.db)).timezone)
      return c.json((await listSlots(deps, date, nowOf(deps))).map(toSlot))
    },
  )

  routes.post(
    '/slots/generate',
    described('Fills the booking window with slots; administrators only', MessageAnswer),
    requireAdmin(deps),
    async (c) => {
      const made = await ensureSlots(deps)
      const answer: Answered = made
        ? {
            message: made === 1 ? '1 slot generated successfully' : `${made} slots generated successfully`,
            code: 'slots_generated',
            parameters: { count: made },
          }
        : { message: 'All slots exist already', code: 'slots_exist' }
      return c.json(answer)
    },
  )

  return routes
}
