// SPEC Operation Requests
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { Slot } from '../../../src/domain/slots/slot.ts'
import { SlotOverviewItem, SlotSummary } from '../../../src/domain/slots/slot-figures.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const clear = async ({ deps: { db } }: School) => {
  await db.deleteFrom('bookings').execute()
  await db.deleteFrom('slots').execute()
}

async function bookMany(school: School, slotId: string, count: number) {
  for (let seat = 0; seat < count; seat++) await book(await enrol(school), slotId)
}

const enrolAdmin = (school: School) => enrol(school, { isAdmin: true, name: 'Grace Lin' })

onEachEngine('slots in figures', at('08:30:00'), (school) => {
  let grace: Person
  beforeEach(async () => {
    await clear(school())
    grace = await enrolAdmin(school())
  })
  const get = async (path: string) => (await grace.call('GET', `/admin/slots/${path}`)).body

  test('of a date include all its slots, even past ones', async () => {
    const nine = await storeSlot(school(), at('09:00:00'), 60)
    const over = await storeSlot(school(), at('07:00:00'))
    await storeSlot(school(), at('07:00:00') + DAY_MS)
    await bookMany(school(), nine, 2)
    for (const path of ['statistics?date=2026-03-04', 'statistics'])
      expect(v.parse(v.array(Slot), await get(path))).toMatchObject([
        { _id: over, timeSlot: '07:00-07:30', bookedSlots: 0 },
        { _id: nine, bookedSlots: 2, availableSlots: 58, maxSlots: 60 },
      ])
    expect(await get('statistics?date=2026-03-06')).toEqual([])
  })

  test('of today have a peak, the first one if several are equal', async () => {
    await storeSlot(school(), at('08:00:00'), 100)
    const [eleven, noon] = [
      await storeSlot(school(), at('11:30:00'), 50),
      await storeSlot(school(), at('12:00:00'), 50),
    ]
    await bookMany(school(), noon, 4)
    await bookMany(school(), eleven, 4)
    const totals = { totalSlots: 3, totalCapacity: 200, totalBooked: 8, utilization: 4 }
    const summary = await get('summary')
    expect(v.is(SlotSummary, summary)).toBe(true)
    expect(summary).toEqual({ ...totals, peakHour: '11:30', peakUtilization: 8 })
  })

  test('of a day without slots or bookings have no peak', async () => {
    const none = { totalBooked: 0, utilization: 0, peakHour: null, peakUtilization: null }
    expect(await get('summary')).toEqual({ ...none, totalSlots: 0, totalCapacity: 0 })
    await storeSlot(school(), at('09:00:00'), 50)
    expect(await get('summary')).toEqual({ ...none, totalSlots: 1, totalCapacity: 50 })
  })

  test('use the current date in the zone of the slots', async () => {
    const { db } = school().deps
    await storeSlot(school(), at('23:00:00'))
    await db.updateTable('slots').set({ slot_date: '2026-03-05' }).execute()
    await db.updateTable('slot_config').set({ timezone: 'Asia/Tokyo' }).execute()
    school().clock.now = at('15:30:00')
    expect((await get('summary')).totalSlots).toBe(1)
    await db.updateTable('slot_config').set({ timezone: 'UTC' }).execute()
    expect((await get('summary')).totalSlots).toBe(0)
  })
})

onEachEngine('slots date by date', at('08:30:00'), (school) => {
  let grace: Person
  beforeEach(async () => {
    await clear(school())
    grace = await enrolAdmin(school())
  })
  const get = async (path: string) => (await grace.call('GET', `/admin/slots/${path}`)).body

  test('include every date, and never count less than zero seats', async () => {
    const [small] = [
      await storeSlot(school(), at('09:00:00'), 50),
      await storeSlot(school(), at('10:00:00'), 70),
    ]
    await bookMany(school(), small, 3)
    await storeSlot(school(), at('09:00:00') + 2 * DAY_MS, 50)
    await school().deps.db.updateTable('slots').set({ max_slots: 2 }).where('id', '=', small).execute()
    const none = { totalSlots: 0, totalCapacity: 0, totalBooked: 0, totalAvailable: 0, utilization: 0 }
    const overview = await get('overview?startDate=2026-03-04&endDate=2026-03-06')
    expect(v.is(v.array(SlotOverviewItem), overview)).toBe(true)
    expect(overview).toEqual([
      {
        date: '2026-03-04',
        totalSlots: 2,
        totalCapacity: 72,
        totalBooked: 3,
        totalAvailable: 70,
        utilization: 4,
      },
      { ...none, date: '2026-03-05' },
      { ...none, date: '2026-03-06', totalSlots: 1, totalCapacity: 50, totalAvailable: 50 },
    ])
  })

  test('cover the week that begins today by default, and at most 31 days', async () => {
    const dates = (items: { date: string }[]) => [items[0]?.date, items.at(-1)?.date, items.length]
    expect(dates(await get('overview'))).toEqual(['2026-03-04', '2026-03-10', 7])
    const month = await get('overview?startDate=2026-02-27&endDate=2026-03-29')
    expect(dates(month)).toEqual(['2026-02-27', '2026-03-29', 31])
  })

  test('reach from the first year to the week after the last', async () => {
    const weekOf = async (startDate: string) =>
      (await get(`overview?startDate=${startDate}`)).map(({ date }: { date: string }) => date)
    expect(await weekOf('0001-01-01')).toHaveLength(7)
    expect((await weekOf('9998-12-31')).at(-1)).toBe('9999-01-06')
  })

  test.each([
    'statistics?date=0000-06-15',
    'overview?startDate=0000-06-15',
    'overview?endDate=0000-06-15',
    'overview?startDate=9999-12-30',
    'overview?startDate=9999-12-01&endDate=9999-12-31',
  ])('of %s are refused with the name of the field', async (path) => {
    const [, field] = /[?&](\w+)=[09]{4}/.exec(path) ?? []
    expect(await grace.call('GET', `/admin/slots/${path}`)).toMatchObject({
      status: 400,
      body: { message: `${field}: must be a date of the years 1 to 9998` },
    })
  })
})
