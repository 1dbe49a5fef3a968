// SPEC 2 Book Slot
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ensureSlots } from '../../../demo/api/slots/slots.ts'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { Slot } from '../../../src/domain/slots/slot.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const NONE = {
  isActive: false,
  hasUpcomingSlot: false,
  slot: null,
  upcomingSlot: null,
  timeRemaining: null,
  timezone: 'UTC',
  maxFutureBookings: 3,
  bookingWindowDays: 7,
}
const ten = { slotTime: '10:00-10:30', slotDate: '2026-03-04', endTime: '2026-03-04T10:30:00.000Z' }
const noon = { slotTime: '12:00-12:30', slotDate: '2026-03-04', startTime: '2026-03-04T12:00:00.000Z' }
const waiting = { hasUpcomingSlot: true, upcomingSlot: noon }

onEachEngine('your current slot', at('08:00:00'), (school) => {
  test('is empty for a person without bookings', async () => {
    const asha = await enrol(school())
    expect((await asha.call('GET', '/slots/current')).body).toEqual(NONE)
  })

  test.each([
    ['before the first', '09:59:59', { ...NONE, hasUpcomingSlot: true, upcomingSlot: ten }],
    ['as the first begins', '10:00:00', { ...waiting, isActive: true, slot: ten, timeRemaining: 30 }],
    ['in its last minute', '10:29:01', { ...waiting, isActive: true, slot: ten, timeRemaining: 1 }],
    ['between the two', '10:30:00', { ...waiting, isActive: false, slot: ten, timeRemaining: null }],
    ['in the second', '12:10:00', { ...NONE, isActive: true, slot: noon, timeRemaining: 20 }],
    ['after both', '12:30:00', { ...NONE, slot: noon }],
  ])('is the right one %s of two, at %s', async (_, time, expected) => {
    const asha = await enrol(school())
    await book(asha, await storeSlot(school(), at('12:00:00')))
    await book(asha, await storeSlot(school(), at('10:00:00')))
    school().clock.now = at(time)
    expect((await asha.call('GET', '/slots/current')).body).toMatchObject(expected)
  })

  test('is never a cancelled one', async () => {
    const asha = await enrol(school())
    const booking = await book(asha, await storeSlot(school(), at('15:00:00')))
    await asha.call('DELETE', `/slots/cancel/${booking._id}`)
    expect((await asha.call('GET', '/slots/current')).body).toEqual(NONE)
  })
})

onEachEngine('available slots', at('08:00:00'), (school) => {
  const listed = async (path: string) =>
    v.parse(v.array(Slot), (await (await enrol(school())).call('GET', path)).body)

  test('are those of the date with their free seats, earliest first, without past ones', async () => {
    const second = await storeSlot(school(), at('09:00:00') + 2 * DAY_MS, 50)
    await storeSlot(school(), at('08:00:00') + 2 * DAY_MS)
    await book(await enrol(school()), second)
    const path = '/slots/available?date=2026-03-06'
    expect((await listed(path)).map(({ timeSlot }) => timeSlot)).toEqual(['08:00-08:30', '09:00-09:30'])
    school().clock.now = at('08:30:00') + 2 * DAY_MS
    const counts = { availableSlots: 49, bookedSlots: 1, maxSlots: 50 }
    const instants = { startTime: '2026-03-06T09:00:00.000Z', endTime: '2026-03-06T09:30:00.000Z' }
    expect(await listed(path)).toEqual([
      { _id: second, timeSlot: '09:00-09:30', date: '2026-03-06', ...counts, ...instants },
    ])
  })

  test("are today's by default", async () => {
    const slot = await storeSlot(school(), at('23:00:00') + 3 * DAY_MS)
    school().clock.now = at('06:00:00') + 3 * DAY_MS
    expect((await listed('/slots/available')).map(({ _id }) => _id)).toEqual([slot])
  })

  test.each([
    '2026-02-30',
    '04.03.2026',
    '2026-3-4',
    '',
    '2026-03-04T10:00:00Z',
    "2026-03-04'--",
    '0000-06-15',
    '9999-12-31',
  ])('of the date %j are refused', async (date) => {
    const { call } = await enrol(school())
    const { status, body } = await call('GET', `/slots/available?date=${encodeURIComponent(date)}`)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^date: /) },
    })
  })

  test('are only for people who are signed in', async () => {
    expect((await api(school())('GET', '/slots/available')).status).toBe(401)
  })
})

onEachEngine('generating slots', at('23:30:00'), (school) => {
  const configure = async ({ deps }: School, timezone: string, minutes = 30) => {
    await deps.db.deleteFrom('slots').execute()
    await deps.db.updateTable('slot_config').set({ timezone, slot_duration_minutes: minutes }).execute()
  }
  const slots = () => school().deps.db.selectFrom('slots').selectAll().orderBy('starts_at').execute()
  const today = async () => (await slots()).filter(({ slot_date }) => slot_date === '2026-03-04')

  test('is only for administrators, and fills the booking window once', async () => {
    await configure(school(), 'UTC')
    const [asha, grace] = [await enrol(school()), await enrol(school(), { isAdmin: true })]
    expect((await asha.call('POST', '/slots/generate')).status).toBe(403)
    const generate = async () => (await grace.call('POST', '/slots/generate')).body
    expect(await generate()).toEqual({
      message: '160 slots generated successfully',
      code: 'slots_generated',
      parameters: { count: 160 },
    })
    expect(await generate()).toEqual({ message: 'All slots exist already', code: 'slots_exist' })
    expect(await slots()).toHaveLength(160)
  })

  test.each([
    ['UTC', '2026-03-04', '2026-03-04T08:00:00.000Z', '2026-03-11T17:30:00.000Z'],
    // Summer time begins on March 8 there: the wall clock stays, the instants move.
    ['America/New_York', '2026-03-04', '2026-03-04T13:00:00.000Z', '2026-03-11T21:30:00.000Z'],
    ['Asia/Tokyo', '2026-03-05', '2026-03-04T23:00:00.000Z', '2026-03-12T08:30:00.000Z'],
  ])('in %s begins with its own today, %s', async (timezone, date, first, last) => {
    await configure(school(), timezone)
    await ensureSlots(school().deps)
    const made = await slots()
    expect(made).toHaveLength(160)
    expect(made[0]).toMatchObject({ slot_date: date, time_slot: '08:00-08:30', starts_at: new Date(first) })
    expect(made.at(-1)).toMatchObject({ time_slot: '17:30-18:00', starts_at: new Date(last), max_slots: 500 })
  })

  test('creates nothing that overlaps an existing slot', async () => {
    await configure(school(), 'UTC')
    await storeSlot(school(), at('08:15:00'))
    await ensureSlots(school().deps)
    expect((await today()).slice(0, 2).map((slot) => slot.time_slot)).toEqual(['08:15-08:45', '09:00-09:30'])
  })

  test('leaves out a slot that would run past the end of the business hours', async () => {
    await configure(school(), 'UTC', 45)
    await ensureSlots(school().deps)
    expect((await today()).map((slot) => slot.time_slot).at(-1)).toBe('17:00-17:45')
  })
})
