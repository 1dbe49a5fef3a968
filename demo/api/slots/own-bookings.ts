import { Hono } from 'hono'
import * as v from 'valibot'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import { BookAnswer, BookBody, SlotBooking } from '../../../src/domain/slots/slot.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { type Answered, body, uuidParam } from '../http/problems.ts'
import { requireUser } from '../session/guards.ts'
import { bookSeat, cancelBooking, moveBooking, noBooking } from './bookings.ts'
import { listBookings, toBooking } from './seats.ts'

const bookingId = () => uuidParam('id', noBooking)

/** Routes of a person's own bookings: book, move, list, cancel. */
export function ownBookingRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.post(
    '/slots/book',
    described('Books a seat; the same slot again returns the same booking', BookAnswer),
    user,
    limit(deps, 'book'),
    body(BookBody),
    async (c) => c.json(await bookSeat(deps, c.req.valid('json').slotId, c.get('user'))),
  )

  routes.post(
    '/slots/move/:id',
    described('Moves your own booking of a slot that has not started; idempotent', BookAnswer, 'move'),
    user,
    limit(deps, 'book'),
    bookingId(),
    body(BookBody),
    async (c) =>
      c.json(await moveBooking(deps, c.req.valid('param').id, c.req.valid('json').slotId, c.get('user'))),
  )

  routes.get(
    '/slots/my-bookings',
    described('Lists your bookings', v.array(SlotBooking)),
    user,
    async (c) => {
      const at = nowOf(deps)
      const bookings = await listBookings(deps.db, c.get('user').id, at)
      return c.json(bookings.map((booking) => toBooking(booking, c.get('user'), at)))
    },
  )

  routes.delete(
    '/slots/cancel/:id',
    described('Cancels your own booking of a slot that has not started', MessageAnswer),
    user,
    limit(deps, 'cancel'),
    bookingId(),
    async (c) => {
      await cancelBooking(deps, c.req.valid('param').id, c.get('user').id)
      return c.json({ message: 'Booking cancelled successfully', code: 'cancelled' } satisfies Answered)
    },
  )

  return routes
}
