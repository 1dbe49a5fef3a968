import * as v from 'valibot'
import { BookAnswer, Slot } from '../../../src/domain/slots/slot.ts'
import { breach, isOk, isRefusal, misshapen, readAs } from '../reply.ts'
import type { Rule } from '../rule.ts'

/** Only with `--write`. */
export const SEAT_RULES: readonly Rule[] = [
  {
    id: 'slots.book',
    level: 'MUST',
    says: 'POST /slots/book books one seat, also if the first press arrives five times at once, and answers with a message.',
    breaks: 'nobody can book',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { _id } = await scratch.slot(learner, admin)
      const read = async () =>
        readAs(v.array(Slot), await learner.call('GET', '/slots/available'))?.find((slot) => slot._id === _id)
      const before = await read()
      const press = () => learner.call('POST', '/slots/book', { body: { slotId: _id }, takes429: true })
      const replies = await Promise.all(Array.from({ length: 5 }, press))
      const reply = replies.find(isOk) ?? replies[0]
      const found = reply && misshapen(reply, BookAnswer, '{message, booking}')
      if (found) yield found
      const after = await read()
      if (reply && before && after && after.bookedSlots > before.bookedSlots + 1)
        yield breach(reply, `one seat booked, but there are ${after.bookedSlots - before.bookedSlots}`)
    },
  },
  {
    id: 'slots.book-again',
    level: 'MUST',
    says: 'The same slot again is the same booking, also if ten requests arrive at once.',
    breaks: 'a double click takes two seats',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { slotId } = await scratch.seat(learner, admin)
      const read = async () =>
        readAs(v.array(Slot), await learner.call('GET', '/slots/available'))?.find(
          ({ _id }) => _id === slotId,
        )
      const before = await read()
      const replies = await Promise.all(
        Array.from({ length: 10 }, () =>
          learner.call('POST', '/slots/book', { body: { slotId }, takes429: true }),
        ),
      )
      const failed = replies.find(({ status }) => status >= 500 || status === 0)
      if (failed) yield breach(failed, '200 with the booking that is there, or 409')
      const after = await read()
      const [reply] = replies
      if (reply && before && after && after.bookedSlots > before.bookedSlots)
        yield breach(
          reply,
          `${before.bookedSlots} seats booked, as before, but there are ${after.bookedSlots}`,
        )
    },
  },
  {
    id: 'slots.unknown',
    level: 'MUST',
    says: 'A slot that does not exist cannot be booked (400, 404 or 409).',
    breaks: 'people hold seats in slots that nobody sees',
    as: ['learner'],
    writes: true,
    async *check({ learner }) {
      const reply = await learner.call('POST', '/slots/book', {
        body: { slotId: '000000000000000000000000' },
      })
      if (!isRefusal(reply)) yield breach(reply, '404')
    },
  },
  {
    id: 'slots.cancel-others',
    level: 'MUST',
    says: 'A learner cannot cancel somebody else’s booking.',
    breaks: 'seats vanish on the day of the exam',
    as: ['learner', 'second', 'admin'],
    writes: true,
    async *check({ learner, second, admin }, { scratch }) {
      const { booking } = await scratch.seat(learner, admin)
      if (!booking) return
      const reply = await second.call('DELETE', `/slots/cancel/${encodeURIComponent(booking._id)}`)
      if (!isRefusal(reply)) yield breach(reply, '403 or 404')
    },
  },
]
