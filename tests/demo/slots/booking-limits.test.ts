// SPEC 2 Book Slot
import { expect, test } from 'vitest'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import { at } from '../../support/school/fixtures.ts'
import { allowBookings, book, enrol, type Person, storeSlot } from '../../support/school/school.ts'
import { engines } from '../../support/server/engines.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { startTestServer } from '../../support/server/server.ts'

const LIMIT = {
  status: 409,
  body: {
    code: 'booking_limit',
    message: 'You hold as many upcoming slots as you may. Move or cancel one to book another.',
  },
}
const ask = ({ call }: Person, slotId: string) => call('POST', '/slots/book', { slotId })

onEachEngine('the limit of upcoming slots for one person', at('08:00:00'), (school) => {
  const slotsAt = (...times: string[]) => Promise.all(times.map((time) => storeSlot(school(), at(time))))

  test('is three by default, and a fourth booking is refused with a message', async () => {
    await allowBookings(school(), 3)
    const [asha, ben] = [await enrol(school()), await enrol(school())]
    const [ten = '', noon = '', two = '', four = ''] = await slotsAt(
      '10:00:00',
      '12:00:00',
      '14:00:00',
      '16:00:00',
    )
    const first = await book(asha, ten)
    await book(asha, noon)
    await book(asha, two)
    expect(await ask(asha, four)).toMatchObject(LIMIT)
    expect((await ask(asha, two)).status, 'again the same').toBe(200)
    expect((await ask(ben, four)).status, 'somebody else').toBe(200)
    await asha.call('DELETE', `/slots/cancel/${first._id}`)
    expect((await ask(asha, four)).status, 'after one was cancelled').toBe(200)
  })

  test('counts neither the running slot nor past ones', async () => {
    await allowBookings(school(), 1)
    const asha = await enrol(school())
    const [ten = '', noon = '', two = ''] = await slotsAt('10:00:00', '12:00:00', '14:00:00')
    await book(asha, noon)
    school().clock.now = at('10:10:00')
    expect((await ask(asha, ten)).status, 'the running one').toBe(200)
    expect(await ask(asha, two)).toMatchObject(LIMIT)
    school().clock.now = at('12:00:00')
    expect((await ask(asha, two)).status, 'once the other has begun').toBe(200)
  })

  test('follows the configuration, which keeps it if a body does not include it', async () => {
    const grace = await enrol(school(), { isAdmin: true })
    const { maxFutureBookings: _, ...plain } = DEFAULT_SLOT_CONFIG
    const change = async (body: object) => (await grace.call('PUT', '/admin/slot-config', body)).body
    expect(await change({ ...plain, maxFutureBookings: 5 })).toMatchObject({ maxFutureBookings: 5 })
    expect(await change(plain)).toMatchObject({ maxFutureBookings: 5 })
    expect(await change({ ...plain, maxFutureBookings: 0 })).toMatchObject({
      message: expect.stringContaining('maxFutureBookings'),
    })
    const current = await (await enrol(school())).call('GET', '/slots/current')
    expect(current.body.maxFutureBookings).toBe(5)
  })

  test('counts a slot once for a person who books and cancels it again and again', async () => {
    const [asha, grace] = [await enrol(school()), await enrol(school(), { isAdmin: true })]
    const [noon = ''] = await slotsAt('12:00:00')
    for (let round = 0; round < 5; round++) {
      const { _id } = await book(asha, noon)
      await asha.call('DELETE', `/slots/cancel/${_id}`)
    }
    expect((await asha.call('GET', '/slots/my-bookings')).body).toHaveLength(1)
    const { body } = await grace.call('GET', `/admin/slots/bookings?slotId=${noon}`)
    expect(body.filter(({ userId }: { userId: { _id: string } }) => userId._id === asha.id)).toHaveLength(1)
  })
})

onEachEngine('moving a booking', at('08:00:00'), (school) => {
  const move = ({ call }: Person, bookingId: string, slotId: string) =>
    call('POST', `/slots/move/${bookingId}`, { slotId })
  const seatsOf = async (slotId: string) => {
    const slot = school().deps.db.selectFrom('slots').select('booked').where('id', '=', slotId)
    return (await slot.executeTakeFirstOrThrow()).booked
  }
  const setting = async () => {
    const asha = await enrol(school())
    const [ten, noon] = [await storeSlot(school(), at('10:00:00')), await storeSlot(school(), at('12:00:00'))]
    return { asha, ten, noon, booking: await book(asha, ten) }
  }

  test('takes the new seat and frees the old one, and is idempotent', async () => {
    const { asha, ten, noon, booking } = await setting()
    const [before, there] = [await seatsOf(ten), await seatsOf(noon)]
    const moved = await move(asha, booking._id, noon)
    expect(moved).toMatchObject({
      status: 200,
      body: { message: 'Booking moved successfully', booking: { _id: booking._id, slotId: noon } },
    })
    expect(await move(asha, booking._id, noon)).toMatchObject({ status: 200, body: moved.body })
    expect([await seatsOf(ten), await seatsOf(noon)]).toEqual([before - 1, there + 1])
    expect((await asha.call('GET', '/slots/my-bookings')).body).toHaveLength(1)
  })

  test('works at the limit, and leaves one row per slot, however often it is done', async () => {
    await allowBookings(school(), 1)
    const { asha, ten, noon, booking } = await setting()
    expect((await move(asha, booking._id, noon)).status).toBe(200)
    await asha.call('DELETE', `/slots/cancel/${booking._id}`)
    for (let round = 0; round < 3; round++) {
      const { _id } = await book(asha, ten)
      expect((await move(asha, _id, noon)).status).toBe(200)
      await asha.call('DELETE', `/slots/cancel/${_id}`)
    }
    expect((await asha.call('GET', '/slots/my-bookings')).body).toHaveLength(1)
    await allowBookings(school(), 3)
  })

  test.each([
    ['to a full slot', '08:00:00', 409, 'This slot is fully booked'],
    ['once it has begun', '10:00:00', 409, 'This slot has already started'],
  ])('%s is refused and changes nothing', async (_, time, status, message) => {
    const { asha, ten, booking } = await setting()
    const two = await storeSlot(school(), at('14:00:00'), 1)
    await school().deps.db.updateTable('slots').set({ booked: 1 }).where('id', '=', two).execute()
    const before = await seatsOf(ten)
    school().clock.now = at(time)
    expect(await move(asha, booking._id, two)).toMatchObject({ status, body: { message } })
    expect([await seatsOf(ten), await seatsOf(two)]).toEqual([before, 1])
  })

  test('is refused for a slot that is over, unknown or taken, or a booking that is cancelled or not your own', async () => {
    const { asha, ten, noon, booking } = await setting()
    const past = await storeSlot(school(), at('07:00:00'))
    const refused = async (bookingId: string, slotId: string) => {
      const { status, body } = await move(asha, bookingId, slotId)
      return [status, body.message]
    }
    expect(await refused(booking._id, past)).toEqual([409, 'This slot has already ended'])
    expect(await refused(booking._id, 'nonsense')).toEqual([404, 'Slot not found'])
    expect(await refused(booking._id, booking._id)).toEqual([404, 'Slot not found'])
    const others = await book(await enrol(school()), ten)
    expect(await refused(others._id, noon)).toEqual([404, 'Booking not found'])
    const second = await book(asha, noon)
    expect(await refused(booking._id, noon)).toEqual([409, 'You have already booked this slot'])
    await asha.call('DELETE', `/slots/cancel/${second._id}`)
    expect(await refused(second._id, ten)).toEqual([409, 'This booking is cancelled already'])
  })
})

test.each([...engines])('cancelling has a limit of its own, on $name', async ({ open }) => {
  const server = await startTestServer({ engine: await open(), ceilings: { cancel: 1 } })
  const asha = await enrol(server)
  const booking = await book(asha, await storeSlot(server, at('12:00:00')))
  const cancel = async () => (await asha.call('DELETE', `/slots/cancel/${booking._id}`)).status
  expect([await cancel(), await cancel()]).toEqual([200, 429])
  await server.close()
})
