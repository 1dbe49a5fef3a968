import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import {
  checkSlots,
  findSlot,
  HOURLY,
  listSlots,
  NOW,
  put,
  slotIdAt,
  startOver,
  timesOf,
} from '../../support/server/slot-config.ts'

onEachEngine('the configuration of slots', NOW, (school) => {
  let grace: Person
  beforeEach(async () => {
    await startOver(school())
    grace = await enrol(school(), { isAdmin: true })
  })

  test('is shown, changed and reset', async () => {
    const show = async () => (await grace.call('GET', '/admin/slot-config')).body
    expect(await show()).toEqual({ ...DEFAULT_SLOT_CONFIG, dryRun: true })
    expect(await put(grace, HOURLY)).toMatchObject({ status: 200, body: { ...HOURLY, affectedBookings: 0 } })
    expect(await show()).toMatchObject(HOURLY)
    const { body } = await grace.call('POST', '/admin/slot-config/reset')
    expect(body).toEqual({ ...DEFAULT_SLOT_CONFIG, affectedBookings: 0 })
    expect(await show()).toEqual({ ...DEFAULT_SLOT_CONFIG, dryRun: true })
    expect(await timesOf(school(), '2026-03-05')).toHaveLength(20)
  })

  test('recreates upcoming slots, and leaves those that have started', async () => {
    const running = await slotIdAt(school(), at('08:00:00'))
    await put(grace, HOURLY)
    expect((await timesOf(school(), '2026-03-04')).slice(0, 3)).toEqual([
      '08:00-08:30',
      '09:00-10:00',
      '10:00-11:00',
    ])
    expect((await timesOf(school(), '2026-03-05')).slice(0, 2)).toEqual(['08:00-09:00', '09:00-10:00'])
    expect(await findSlot(school(), at('08:00:00'))).toMatchObject({ id: running, max_slots: 500 })
    expect(await findSlot(school(), at('09:00:00'))).toMatchObject({ max_slots: 80 })
    await checkSlots(school())
  })

  test('keeps every booking where it is, and counts those that do not match', async () => {
    const [asha, ben] = [await enrol(school()), await enrol(school())]
    const [half, whole] = [await slotIdAt(school(), at('10:30:00')), await slotIdAt(school(), at('12:00:00'))]
    for (const slotId of [half, whole]) await book(asha, slotId)
    await book(ben, half)
    const before = (await asha.call('GET', '/slots/my-bookings')).body
    expect((await put(grace, HOURLY)).body.affectedBookings).toBe(3)
    const after = (await asha.call('GET', '/slots/my-bookings')).body
    const facts = (booking: {
      _id: string
      status: string
      slot: { startTime: string; endTime: string }
    }) => [booking._id, booking.status, booking.slot.startTime, booking.slot.endTime]
    expect(after.map(facts)).toEqual(before.map(facts))
    expect((await timesOf(school(), '2026-03-04')).slice(1, 5)).toEqual([
      '09:00-10:00',
      '10:30-11:00',
      '11:00-12:00',
      '12:00-12:30',
    ])
    await checkSlots(school())
    // Back again: the same times fit as before.
    expect((await put(grace, DEFAULT_SLOT_CONFIG)).body.affectedBookings).toBe(0)
    expect(await timesOf(school(), '2026-03-04')).toHaveLength(20)
  })
})

onEachEngine('a configuration that leaves less room', NOW, (school) => {
  let grace: Person
  beforeEach(async () => {
    await startOver(school())
    grace = await enrol(school(), { isAdmin: true })
  })

  test('removes a slot whose bookings were all cancelled, and still knows whose they were', async () => {
    const asha = await enrol(school())
    const { _id } = await book(asha, await slotIdAt(school(), at('10:30:00')))
    await asha.call('DELETE', `/slots/cancel/${_id}`)
    const own = async () => (await asha.call('GET', '/slots/my-bookings')).body
    const before = await own()
    expect((await put(grace, HOURLY)).body.affectedBookings).toBe(0)
    expect(await timesOf(school(), '2026-03-04')).not.toContain('10:30-11:00')
    expect(await own()).toEqual(before)
    expect(before).toMatchObject([{ _id, status: 'cancelled', slot: { timeSlot: '10:30-11:00' } }])
    expect((await grace.call('GET', '/admin/slots/bookings')).body).toMatchObject([{ _id }])
    const again = await grace.call('DELETE', `/admin/slots/cancel/${_id}`)
    expect(again).toMatchObject({ status: 409, body: { message: 'This booking is cancelled already' } })
    const refused = await asha.call('POST', '/slots/book', { slotId: before[0].slotId })
    expect(refused).toMatchObject({ status: 404, body: { message: 'Slot not found' } })
    // Back and forth again: it can go a second time under another id.
    await put(grace, DEFAULT_SLOT_CONFIG)
    const second = await book(asha, await slotIdAt(school(), at('10:30:00')))
    await asha.call('DELETE', `/slots/cancel/${second._id}`)
    await put(grace, HOURLY)
    expect(await own()).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }])
  })

  test('with a shorter window removes slots beyond it, except booked ones', async () => {
    await book(await enrol(school()), await slotIdAt(school(), at('10:00:00') + 5 * DAY_MS))
    const { body } = await put(grace, { ...DEFAULT_SLOT_CONFIG, bookingWindowDays: 2 })
    expect(body.affectedBookings).toBe(1)
    const dates = (await listSlots(school())).map(({ slot_date }) => slot_date)
    expect([...new Set(dates)]).toEqual(['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-09'])
    expect(dates.filter((date) => date === '2026-03-09')).toHaveLength(1)
  })

  test('with a capacity below the number of bookings shows the true number', async () => {
    const slotId = await slotIdAt(school(), at('10:00:00'))
    for (let seat = 0; seat < 51; seat++) await book(await enrol(school()), slotId)
    const { body } = await put(grace, { ...DEFAULT_SLOT_CONFIG, slotCapacity: 50 })
    expect(body.affectedBookings).toBe(51)
    const slots = (await grace.call('GET', '/admin/slots/statistics')).body
    expect(slots.find(({ _id }: { _id: string }) => _id === slotId)).toMatchObject({
      bookedSlots: 51,
      maxSlots: 50,
      availableSlots: 0,
    })
    const refused = await (await enrol(school())).call('POST', '/slots/book', { slotId })
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_full' } })
  })
})
