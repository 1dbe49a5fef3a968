// SPEC 2 Book Slot; 5 Validation
import { describe, expect, test } from 'vitest'
import { addDays, MINUTE_MS, wallDate } from '../../../src/domain/lib/time.ts'
import { type Slot, slotMinutes, slotSpan, slotTimeSpan } from '../../../src/domain/slots/slot.ts'
import { bookableDates, serverDatesOf, shownDate, slotsOfDay } from '../../../src/domain/slots/slot-days.ts'
import { format } from '../../../src/messages/lib/language.ts'
import { at, morningSlot } from '../../support/school/fixtures.ts'

test.each([
  ['08:00-08:30', 30],
  ['8:00-8:30', 30],
  ['08:00 - 09:15', 75],
  ['23:30-00:00', 30],
  ['23:30-24:00', 30],
  ['23:00-01:00', 120],
  ['00:00-00:00', 1440],
])('a slot of %s lasts %i minutes', (timeSlot, minutes) => {
  expect(slotMinutes(timeSlot)).toBe(minutes)
})

describe('the span of a slot', () => {
  const { startTime: _, ...withoutStart } = morningSlot
  const rows: [string, Slot, string, string][] = [
    ['told by both instants', morningSlot, '2026-03-04T09:30Z', '2026-03-04T10:00Z'],
    ['told by its end and its length', withoutStart, '2026-03-04T09:30Z', '2026-03-04T10:00Z'],
    [
      'over midnight',
      { ...withoutStart, timeSlot: '23:45-00:15', endTime: '2026-03-05T00:15:00Z' },
      '2026-03-04T23:45Z',
      '2026-03-05T00:15Z',
    ],
    [
      'in wall time of another zone',
      { ...withoutStart, timeSlot: '09:30-10:00', endTime: '2026-03-04T15:00:00Z' },
      '2026-03-04T14:30Z',
      '2026-03-04T15:00Z',
    ],
  ]
  test.each(rows)('is %s', (_, slot, from, to) => {
    expect(slotSpan(slot)).toEqual({ from: Date.parse(from), to: Date.parse(to) })
  })
})

test.each([
  ['UTC', '2026-03-04', '09:30-10:00', '2026-03-04T09:30Z', 30],
  ['Asia/Kolkata', '2026-03-04', '09:30-10:00', '2026-03-04T04:00Z', 30],
  ['Asia/Tokyo', '2026-03-04', '08:00-08:30', '2026-03-03T23:00Z', 30],
  ['America/New_York', '2026-03-07', '8:00-8:30', '2026-03-07T13:00Z', 30],
  ['America/New_York', '2026-03-08', '08:00-08:30', '2026-03-08T12:00Z', 30],
  ['America/New_York', '2026-10-31', '08:00-08:30', '2026-10-31T12:00Z', 30],
  ['America/New_York', '2026-11-01', '08:00-08:30', '2026-11-01T13:00Z', 30],
  ['America/Los_Angeles', '2026-03-04', '23:30-00:30', '2026-03-05T07:30Z', 60],
])('in %s the booked slot of %s, %s, begins at %s', (zone, slotDate, slotTime, begins, minutes) => {
  const from = Date.parse(begins)
  expect(slotTimeSpan({ slotDate, slotTime }, zone)).toEqual({ from, to: from + minutes * MINUTE_MS })
})

test('the instants of the booked slot count where the API gives them', () => {
  const slot = { slotDate: '2026-03-04', slotTime: '09:30-10:00' }
  const [startTime, endTime] = ['2026-03-04T14:30:00Z', '2026-03-04T15:00:00Z']
  expect(slotTimeSpan({ ...slot, startTime, endTime }, 'UTC')).toEqual({
    from: at('14:30:00'),
    to: at('15:00:00'),
  })
  expect(slotTimeSpan({ ...slot, startTime }, 'UTC')).toEqual({ from: at('14:30:00'), to: at('15:00:00') })
})

test.each([
  ['UTC', '2026-03-04T12:00:00Z', '2026-03-04', '2026-03-11'],
  ['Pacific/Kiritimati', '2026-03-04T12:00:00Z', '2026-03-05', '2026-03-12'],
  ['Pacific/Niue', '2026-03-04T10:00:00Z', '2026-03-03', '2026-03-10'],
  ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-07', '2026-03-14'],
])('the picker in %s at %s runs from %s to %s', (zone, moment, first, last) => {
  const dates = bookableDates(Date.parse(moment), zone)
  expect([dates.at(0), dates.at(-1)]).toEqual([first, last])
  expect(new Set(dates).size).toBe(8)
})

test.each([
  [undefined, '2026-03-04'],
  ['2026-03-05', '2026-03-05'],
  ['2026-03-03', '2026-03-04'],
])('the picker of today and tomorrow, with %s picked, shows %s', (picked, shown) => {
  expect(shownDate(picked, ['2026-03-04', '2026-03-05'])).toBe(shown)
})

test('a picker without dates shows none', () => {
  expect(shownDate('2026-03-04', [])).toBeUndefined()
})

test.each([
  ['UTC', 'UTC', ['2026-03-04']],
  ['Asia/Kolkata', 'UTC', ['2026-03-03', '2026-03-04']],
  ['America/New_York', 'UTC', ['2026-03-04', '2026-03-05']],
  ['Pacific/Kiritimati', 'UTC', ['2026-03-03', '2026-03-04']],
  ['Pacific/Niue', 'UTC', ['2026-03-04', '2026-03-05']],
  ['Pacific/Kiritimati', 'Pacific/Niue', ['2026-03-02', '2026-03-03']],
  ['Pacific/Niue', 'Pacific/Kiritimati', ['2026-03-05', '2026-03-06']],
  ['America/New_York', 'America/New_York', ['2026-03-04']],
  ['America/New_York', 'Asia/Tokyo', ['2026-03-04', '2026-03-05']],
])('the fourth of March of a learner in %s is, for a server in %s, %j', (zone, serverZone, dates) => {
  expect(serverDatesOf('2026-03-04', serverZone, zone)).toEqual(dates)
})

test.each([
  ['the day of 23 hours', '2026-03-08', ['2026-03-08', '2026-03-09']],
  ['the day of 25 hours', '2026-11-01', ['2026-11-01', '2026-11-02']],
])('%s in New York touches two dates of UTC', (_, date, dates) => {
  expect(serverDatesOf(date, 'UTC', 'America/New_York')).toEqual(dates)
})

/** Half-hour slots from 8:00 to 18:00 UTC on two dates, latest first. */
const slots: Slot[] = ['2026-03-05', '2026-03-04'].flatMap((date) =>
  Array.from({ length: 20 }, (_, index) => {
    const from = Date.parse(`${date}T17:30:00Z`) - index * 30 * MINUTE_MS
    const wall = [from, from + 30 * MINUTE_MS].map((instant) => new Date(instant).toISOString().slice(11, 16))
    const endTime = new Date(from + 30 * MINUTE_MS).toISOString()
    return {
      ...morningSlot,
      _id: `${date} ${wall[0]}`,
      timeSlot: wall.join('-'),
      date,
      endTime,
      startTime: undefined,
    }
  }).map(({ startTime: _, ...slot }) => slot),
)
const idsOf = (list: Slot[]) => list.map((slot) => slot._id)
const BEFORE = Date.parse('2026-03-01T00:00:00Z')

test.each([
  ['UTC', '2026-03-04', 20, '2026-03-04 08:00', '2026-03-04 17:30'],
  ['Asia/Kolkata', '2026-03-04', 20, '2026-03-04 08:00', '2026-03-04 17:30'],
  ['Pacific/Kiritimati', '2026-03-05', 20, '2026-03-04 10:00', '2026-03-05 09:30'],
  ['Pacific/Niue', '2026-03-04', 20, '2026-03-04 11:00', '2026-03-05 10:30'],
  ['America/New_York', '2026-03-04', 20, '2026-03-04 08:00', '2026-03-04 17:30'],
  ['UTC', '2026-03-06', 0, undefined, undefined],
])('a learner in %s sees, on %s, %i slots, from %s to %s', (zone, date, count, first, last) => {
  const shown = slotsOfDay(slots, date, BEFORE, zone)
  expect(shown).toHaveLength(count)
  expect([shown.at(0)?._id, shown.at(-1)?._id]).toEqual([first, last])
  for (const slot of shown) expect(wallDate(slotSpan(slot).from, zone)).toBe(date)
})

test.each([
  ['08:29:59.999', '2026-03-04 08:00', 20],
  ['08:30:00', '2026-03-04 08:30', 19],
  ['17:59:59', '2026-03-04 17:30', 1],
  ['18:00:00', undefined, 0],
])('at %s the first slot that is not over is %s', (time, first, count) => {
  const shown = slotsOfDay(slots, '2026-03-04', at(time), 'UTC')
  expect([shown[0]?._id, shown.length]).toEqual([first, count])
})

test('a full slot is still shown', () => {
  const full = { ...morningSlot, availableSlots: 0, bookedSlots: 500 }
  expect(idsOf(slotsOfDay([full], '2026-03-04', BEFORE, 'UTC'))).toEqual(['slot-morning'])
})

test('every slot of the server is shown on exactly one of a learner’s days', () => {
  for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Niue']) {
    const days = Array.from({ length: 5 }, (_, day) => addDays('2026-03-02', day))
    const shown = days.flatMap((day) => idsOf(slotsOfDay(slots, day, BEFORE, zone)))
    expect(shown.toSorted()).toEqual(idsOf(slots).toSorted())
  }
})

test('a learner in a half-hour zone sees a slot at local time', () => {
  expect(format.time(slotSpan(morningSlot).from, 'Asia/Kolkata')).toBe('3:00 PM')
})
