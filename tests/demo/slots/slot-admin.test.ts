import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SlotBooking } from '../../../src/domain/slots/slot.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const enrolAdmin = (school: School) => enrol(school, { isAdmin: true, name: 'Grace Lin' })

onEachEngine('bookings of a slot', at('08:30:00'), (school) => {
  const list = async ({ call }: Person, slotId: string) =>
    v.parse(v.array(SlotBooking), (await call('GET', `/admin/slots/bookings?slotId=${slotId}`)).body)

  test('are listed with the person and the status', async () => {
    const [grace, slotId] = [await enrolAdmin(school()), await storeSlot(school(), at('09:00:00'))]
    const [used, cancelled, left] = [
      await enrol(school(), { name: 'Asha Rao' }),
      await enrol(school(), { name: 'Ben' }),
      await enrol(school(), { name: 'Chloé' }),
    ]
    for (const person of [used, cancelled, left]) {
      const { _id } = await book(person, slotId)
      if (person === cancelled) await person.call('DELETE', `/slots/cancel/${_id}`)
      school().clock.advance(1)
    }
    await book(await enrol(school()), await storeSlot(school(), at('09:30:00')))
    await school()
      .deps.db.updateTable('bookings')
      .set({ used_at: new Date(at('09:05:00')) })
      .where('user_id', '=', used.id)
      .execute()
    const told = async () => (await list(grace, slotId)).map(({ userId, status }) => [userId?.name, status])
    const before = [
      ['Asha Rao', 'used'],
      ['Ben', 'cancelled'],
      ['Chloé', 'booked'],
    ]
    expect(await told()).toEqual(before)
    school().clock.now = at('09:30:00')
    expect(await told()).toEqual([...before.slice(0, 2), ['Chloé', 'expired']])
    const [first] = await list(grace, slotId)
    expect(first?.userId).toEqual({
      _id: used.id,
      name: 'Asha Rao',
      email: expect.any(String),
    })
    expect(first).toMatchObject({ slotId, createdAt: '2026-03-04T08:30:00.000Z' })
  })

  test('are the newest of all slots if no slot is given', async () => {
    const [grace, asha] = [await enrolAdmin(school()), await enrol(school())]
    school().clock.now = at('10:00:00')
    const { _id } = await book(asha, await storeSlot(school(), at('12:00:00')))
    const { body } = await grace.call('GET', '/admin/slots/bookings')
    expect(body[0]).toMatchObject({ _id, userId: { _id: asha.id }, slot: { timeSlot: '12:00-12:30' } })
  })

  test('are empty for an empty slot, and 404 for an unknown one', async () => {
    const grace = await enrolAdmin(school())
    expect(await list(grace, await storeSlot(school(), at('15:00:00')))).toEqual([])
    for (const slotId of ['nonsense', '', '3d1f0a52-6a0f-4c8e-9a9e-0d5b1f0c2a11'])
      expect(await grace.call('GET', `/admin/slots/bookings?slotId=${slotId}`)).toMatchObject({
        status: 404,
        body: { message: 'Slot not found' },
      })
  })
})

onEachEngine("cancelling somebody's booking", at('08:30:00'), (school) => {
  const cancel = ({ call }: Person, id: string) => call('DELETE', `/admin/slots/cancel/${id}`)
  const seats = async (id: string) =>
    (await school().deps.db.selectFrom('slots').select('booked').where('id', '=', id).executeTakeFirst())
      ?.booked

  test.each([
    ['to come', '08:40:00', 200, 'Booking cancelled successfully'],
    ['that is running', '09:29:59', 200, 'Booking cancelled successfully'],
    ['that has ended', '09:30:00', 409, 'This slot has already ended'],
  ])('of a slot %s, at %s, answers %d', async (_, time, status, message) => {
    const [grace, asha, slotId] = [
      await enrolAdmin(school()),
      await enrol(school()),
      await storeSlot(school(), at('09:00:00')),
    ]
    const before = await seats(slotId)
    const { _id } = await book(asha, slotId)
    school().clock.now = at(time)
    expect(await cancel(grace, _id)).toMatchObject({ status, body: { message } })
    expect(await seats(slotId)).toBe((before ?? 0) + (status === 200 ? 0 : 1))
    const [booking] = (await asha.call('GET', '/slots/my-bookings')).body
    expect(booking.status).toBe(status === 200 ? 'cancelled' : 'expired')
  })

  test('frees the seat once, however many administrators do it', async () => {
    const [asha, slotId] = [await enrol(school()), await storeSlot(school(), at('11:00:00'))]
    await book(await enrol(school()), slotId)
    const { _id } = await book(asha, slotId)
    const admins = await Promise.all(Array.from({ length: 4 }, () => enrolAdmin(school())))
    const answers = await Promise.all(admins.map((admin) => cancel(admin, _id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await cancel(admins[0] as Person, _id)).toMatchObject({
      body: { message: 'This booking is cancelled already' },
    })
    expect(await seats(slotId)).toBe(1)
    expect((await asha.call('POST', '/slots/book', { slotId })).status).toBe(200)
  })

  test('is refused for a used booking, and for an unknown one', async () => {
    const [grace, asha] = [await enrolAdmin(school()), await enrol(school())]
    const { _id } = await book(asha, await storeSlot(school(), at('12:00:00')))
    const used = { used_at: new Date(at('12:05:00')) }
    await school().deps.db.updateTable('bookings').set(used).where('id', '=', _id).execute()
    expect(await cancel(grace, _id)).toMatchObject({
      status: 409,
      body: { message: 'This booking has been used already' },
    })
    for (const id of ['nonsense', '3d1f0a52-6a0f-4c8e-9a9e-0d5b1f0c2a11'])
      expect(await cancel(grace, id)).toMatchObject({ status: 404, body: { message: 'Booking not found' } })
  })
})

onEachEngine('administration of slots', at('08:30:00'), (school) => {
  test.each([
    ['GET', '/admin/slots/statistics'],
    ['GET', '/admin/slots/bookings'],
    ['GET', '/admin/slots/overview'],
    ['GET', '/admin/slots/summary'],
    ['DELETE', '/admin/slots/cancel/3d1f0a52-6a0f-4c8e-9a9e-0d5b1f0c2a11'],
    ['GET', '/admin/slot-config'],
    ['PUT', '/admin/slot-config'],
    ['POST', '/admin/slot-config/reset'],
  ])('is refused to learners: %s %s', async (method, path) => {
    expect((await api(school())(method, path)).status).toBe(401)
    const { status, body } = await (await enrol(school())).call(method, path)
    expect({ status, body }).toEqual({ status: 403, body: { message: 'Permission denied' } })
  })

  test.each([
    ['statistics?date=04.03.2026', /^date: /],
    ['overview?startDate=2026-02-30', /^startDate: /],
    ['overview?startDate=2026-03-04&endDate=soon', /^endDate: /],
    ['overview?startDate=2026-03-04&endDate=2026-03-03', /^endDate: /],
    ['overview?startDate=2026-03-01&endDate=2026-04-01', /^endDate: /],
    ['overview?endDate=2026-03-03', /^endDate: /],
  ])('refuses %s with the name of the field', async (path, message) => {
    const { status, body } = await (await enrolAdmin(school())).call('GET', `/admin/slots/${path}`)
    expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
  })
})
