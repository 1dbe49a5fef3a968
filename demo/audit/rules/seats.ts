import * as v from 'valibot'
import { SlotRequired } from '../../../src/domain/attempts/attempt-calls.ts'
import { BookAnswer, CurrentSlot, Slot } from '../../../src/domain/slots/slot.ts'
import type { Caller } from '../caller.ts'
import { breach, isOk, isRefusal, misshapen, readAs } from '../reply.ts'
import type { Rule } from '../rule.ts'

/** How many seats of a slot are booked; undefined if the list does not have it. */
async function bookedSeats(caller: Caller, slotId: string): Promise<number | undefined> {
  const slots = readAs(v.array(Slot), await caller.call('GET', '/slots/available'))
  return slots?.find(({ _id }) => _id === slotId)?.bookedSlots
}

/** So many presses of Book Slot at once. */
const bookAtOnce = (caller: Caller, slotId: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, () =>
      caller.call('POST', '/slots/book', { body: { slotId }, takes429: true }),
    ),
  )

/** Only with `--write`; the first while nobody has a seat. */
export const SEAT_RULES: readonly Rule[] = [
  {
    id: 'attempt.slot-required',
    level: 'MUST',
    says: 'GET /quiz/{id}/access without a running slot answers 403 with slotRequired: true.',
    breaks: 'a quiz can be taken outside one’s slot',
    as: ['second', 'admin'],
    writes: true,
    async *check({ second, admin }, { scratch }) {
      const { path } = await scratch.quiz(admin)
      const current = await second.call('GET', '/slots/current')
      if (readAs(CurrentSlot, current)?.isActive !== false) return
      const reply = await second.call('GET', `${path}/access`)
      if (!readAs(SlotRequired, reply)) yield breach(reply, '403 {"message": "…", "slotRequired": true}')
    },
  },
  {
    id: 'slots.book',
    level: 'MUST',
    says: 'POST /slots/book books one seat, also if the first press arrives five times at once, and answers with a message.',
    breaks: 'nobody can book',
    as: ['learner', 'admin'],
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { _id } = await scratch.slot(learner, admin)
      const before = await bookedSeats(learner, _id)
      const replies = await bookAtOnce(learner, _id, 5)
      const reply = replies.find(isOk) ?? replies[0]
      const found = reply && misshapen(reply, BookAnswer, '{message, booking}')
      if (found) yield found
      const after = await bookedSeats(learner, _id)
      if (reply && before !== undefined && after !== undefined && after > before + 1)
        yield breach(reply, `one seat booked, but there are ${after - before}`)
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
      const before = await bookedSeats(learner, slotId)
      const replies = await bookAtOnce(learner, slotId, 10)
      const failed = replies.find(({ status }) => status >= 500 || status === 0)
      if (failed) yield breach(failed, '200 with the booking that is there, or 409')
      const after = await bookedSeats(learner, slotId)
      const [reply] = replies
      if (reply && before !== undefined && after !== undefined && after > before)
        yield breach(reply, `${before} seats booked, as before, but there are ${after}`)
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
