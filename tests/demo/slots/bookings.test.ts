// SPEC Operation Crowds
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bookSeat } from '../../../demo/api/slots/bookings.ts'
import { SlotBooking } from '../../../src/domain/slots/slot.ts'
import { at } from '../../support/school/fixtures.ts'
import { allowBookings, book, enrol, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { seatedIn } from '../../support/server/seats.ts'
import { api } from '../../support/server/server.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

onEachEngine('booking', at('08:00:00'), (school) => {
  test('returns the booking, and the same booking when it is repeated', async () => {
    const asha = await enrol(school(), { name: 'Asha Rao' })
    const slotId = await storeSlot(school(), at('09:00:00'))
    const first = await asha.call('POST', '/slots/book', { slotId })
    const person = { _id: asha.id, name: 'Asha Rao' }
    expect(first.body).toMatchObject({
      message: 'Slot booked successfully',
      booking: { slotId, status: 'booked', userId: person, slot: { _id: slotId, bookedSlots: 1 } },
    })
    const again = await asha.call('POST', '/slots/book', { slotId })
    expect(again.status).toBe(200)
    expect(again.body).toEqual({
      ...first.body,
      message: 'You have already booked this slot',
      code: 'already_booked',
    })
  })

  test('is refused when the slot is full, and works again once somebody cancels', async () => {
    const [asha, ben] = [await enrol(school()), await enrol(school())]
    const slotId = await storeSlot(school(), at('11:00:00'), 1)
    const booking = await book(asha, slotId)
    const refused = await ben.call('POST', '/slots/book', { slotId })
    expect(refused).toMatchObject({ status: 409, body: { message: 'This slot is fully booked' } })
    await asha.call('DELETE', `/slots/cancel/${booking._id}`)
    expect(await book(ben, slotId)).toMatchObject({ status: 'booked', slot: { availableSlots: 0 } })
  })

  test.each([
    ['while it runs', '10:29:59', 200, 'Slot booked successfully'],
    ['once it is over', '10:30:00', 409, 'This slot has already ended'],
  ])('a slot %s, at %s, answers %d', async (_, time, status, message) => {
    const asha = await enrol(school())
    const slotId = await storeSlot(school(), at('10:00:00'))
    school().clock.now = at(time)
    expect(await asha.call('POST', '/slots/book', { slotId })).toMatchObject({ status, body: { message } })
  })

  test.each([
    [{ slotId: UNKNOWN }, 404, 'Slot not found'],
    [{ slotId: "x' or true--" }, 404, 'Slot not found'],
    [{ slotId: '' }, 400, expect.stringMatching(/^slotId: /)],
    [{}, 400, expect.stringMatching(/^slotId: /)],
    [{ slotId: 7 }, 400, expect.stringMatching(/^slotId: /)],
  ])('with %j answers %d', async (body, status, message) => {
    const asha = await enrol(school())
    expect(await asha.call('POST', '/slots/book', body)).toMatchObject({ status, body: { message } })
  })

  test('is only for people who are signed in', async () => {
    const visit = api(school())
    expect((await visit('POST', '/slots/book', { slotId: UNKNOWN })).status).toBe(401)
  })

  test('is refused for a while after too many calls within a minute', async () => {
    const asha = await enrol(school())
    const answers = []
    for (let call = 0; call < 40; call += 1)
      answers.push(await asha.call('POST', '/slots/book', { slotId: UNKNOWN }))
    expect(answers[0]?.status).toBe(404)
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { message: 'Too many requests' } })
  })
})

onEachEngine('cancelling', at('08:00:00'), (school) => {
  test('frees the seat once, however often it is repeated', async () => {
    const asha = await enrol(school())
    const slotId = await storeSlot(school(), at('13:00:00'))
    const { _id } = await book(asha, slotId)
    const first = await asha.call('DELETE', `/slots/cancel/${_id}`)
    expect(first).toMatchObject({ status: 200, body: { message: 'Booking cancelled successfully' } })
    expect((await asha.call('DELETE', `/slots/cancel/${_id}`)).status).toBe(409)
    expect((await book(asha, slotId)).slot?.bookedSlots).toBe(1)
  })

  test.each([
    ['just before it begins', '09:59:59', 200, 'Booking cancelled successfully'],
    ['as it begins', '10:00:00', 409, 'This slot has already started'],
    ['after it ended', '10:30:00', 409, 'This slot has already ended'],
  ])('a booking %s, at %s, answers %d', async (_, time, status, message) => {
    const asha = await enrol(school())
    const { _id } = await book(asha, await storeSlot(school(), at('10:00:00')))
    school().clock.now = at(time)
    expect(await asha.call('DELETE', `/slots/cancel/${_id}`)).toMatchObject({ status, body: { message } })
  })

  test("does not find another person's booking", async () => {
    const [asha, ben] = [await enrol(school()), await enrol(school())]
    const { _id } = await book(asha, await storeSlot(school(), at('10:00:00')))
    const refused = await ben.call('DELETE', `/slots/cancel/${_id}`)
    expect(refused).toMatchObject({ status: 404, body: { message: 'Booking not found' } })
    expect((await ben.call('DELETE', '/slots/cancel/nonsense')).status).toBe(404)
  })
})

onEachEngine('a popular slot', at('08:00:00'), (school) => {
  test('asks a person with a deleted account to sign in, and seats the others', async () => {
    const { deps } = school()
    const [slotId, { id }] = [await storeSlot(school(), at('09:30:00')), await enrol(school())]
    const person = await deps.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const gone = { ...person, id: randomUUID() }
    const [refused, booked] = await Promise.allSettled(
      [gone, person].map((each) => bookSeat(deps, slotId, each)),
    )
    expect(refused).toMatchObject({ reason: { status: 401 } })
    expect(booked).toMatchObject({ value: { code: 'slot_booked' } })
  })

  test('goes to those who came first, and everybody gets an answer', async () => {
    const SEATS = 3
    const slotId = await storeSlot(school(), at('09:00:00'), SEATS)
    const ids: string[] = []
    for (let count = 0; count < 9; count++) ids.push((await enrol(school())).id)
    const people = await school().deps.db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
    const answers = await Promise.allSettled(
      [...people, ...people].map((person) => bookSeat(school().deps, slotId, person)),
    )
    const told = answers.map((answer) =>
      'value' in answer ? [answer.value.code, answer.value.booking.userId._id] : answer.reason.facts.code,
    )
    const [first, others] = [people.slice(0, SEATS), people.slice(SEATS).map(() => 'slot_full')]
    const seated = (code: string) => first.map(({ id }) => [code, id])
    expect(told).toEqual([...seated('slot_booked'), ...others, ...seated('already_booked'), ...others])
    expect(await seatedIn(school(), slotId)).toEqual(first.map(({ id }) => id).toSorted())
  })
})

onEachEngine('your bookings', at('08:00:00'), (school) => {
  test('are listed with their status', async () => {
    const asha = await enrol(school())
    await allowBookings(school(), 4)
    const bookings: SlotBooking[] = []
    for (const time of ['10:00:00', '11:00:00', '12:00:00', '13:00:00'])
      bookings.push(await book(asha, await storeSlot(school(), at(time))))
    const [used = '', , cancelled = ''] = bookings.map(({ _id }) => _id)
    await asha.call('DELETE', `/slots/cancel/${cancelled}`)
    const usedAt = { used_at: new Date(at('10:05:00')) }
    await school().deps.db.updateTable('bookings').set(usedAt).where('id', '=', used).execute()
    school().clock.now = at('12:30:00')
    const listed = v.parse(v.array(SlotBooking), (await asha.call('GET', '/slots/my-bookings')).body)
    expect(listed.map(({ status, slot }) => [slot?.timeSlot, status])).toEqual([
      ['10:00-10:30', 'used'],
      ['11:00-11:30', 'expired'],
      ['12:00-12:30', 'cancelled'],
      ['13:00-13:30', 'booked'],
    ])
  })
})
