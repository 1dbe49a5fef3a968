import { describe, expect, test } from 'vitest'
import {
  addDays,
  formatClock,
  formatDate,
  formatLongDate,
  formatMoment,
  formatTime,
  formatTimeRange,
  formatTimeSpent,
  wallDate,
  wallToInstant,
  zoneName,
} from '../../../src/domain/lib/time.ts'
import { at } from '../../support/school/fixtures.ts'

test.each([
  [900_000, '15:00'],
  [899_999, '15:00'],
  [899_000, '14:59'],
  [60_000, '01:00'],
  [59_999, '01:00'],
  [59_000, '00:59'],
  [1000, '00:01'],
  [1, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
  [3_600_000, '60:00'],
  [6_000_000, '100:00'],
])('with %i ms left the clock shows %s', (left, shown) => {
  expect(formatClock(left)).toBe(shown)
})

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [425, '7:05'],
  [59.6, '1:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3661, '1:01:01'],
  [36_000, '10:00:00'],
  [-3, '0:00'],
])('%d s spent are shown as %s', (seconds, shown) => {
  expect(formatTimeSpent(seconds)).toBe(shown)
})

describe('moments are written in English, in the zone that is asked for', () => {
  const moment = at('14:00:00')
  test.each([
    ['UTC', 'Mar 4, 2:00 PM', 'Wednesday, March 4, 2026', 'Mar 4, 2026', '2:00 PM'],
    ['America/New_York', 'Mar 4, 9:00 AM', 'Wednesday, March 4, 2026', 'Mar 4, 2026', '9:00 AM'],
    ['Asia/Kolkata', 'Mar 4, 7:30 PM', 'Wednesday, March 4, 2026', 'Mar 4, 2026', '7:30 PM'],
    ['Pacific/Kiritimati', 'Mar 5, 4:00 AM', 'Thursday, March 5, 2026', 'Mar 5, 2026', '4:00 AM'],
  ])('%s', (zone, short, long, date, time) => {
    expect(formatMoment(moment, zone)).toBe(short)
    expect(formatLongDate(moment, zone)).toBe(long)
    expect(formatDate(moment, zone)).toBe(date)
    expect(formatTime(moment, zone)).toBe(time)
  })

  test('a range has both its times', () => {
    expect(formatTimeRange(moment, at('14:30:00'), 'UTC')).toBe('2:00 PM – 2:30 PM')
    expect(formatTimeRange(at('11:30:00'), at('12:00:00'), 'UTC')).toBe('11:30 AM – 12:00 PM')
  })

  test('left out, the zone is the device’s own', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(formatMoment(moment)).toBe(formatMoment(moment, own))
    expect(wallDate(moment)).toBe(wallDate(moment, own))
  })
})

test.each([
  ['UTC', '2026-03-04T12:00:00Z', 'UTC'],
  ['America/New_York', '2026-03-04T12:00:00Z', 'EST'],
  ['America/New_York', '2026-07-04T12:00:00Z', 'EDT'],
  ['Europe/Paris', '2026-03-04T12:00:00Z', 'GMT+1'],
  ['Europe/Paris', '2026-07-04T12:00:00Z', 'GMT+2'],
  ['Asia/Kolkata', '2026-03-04T12:00:00Z', 'GMT+5:30'],
])('the name of %s at %s is %s', (zone, moment, name) => {
  expect(zoneName(Date.parse(moment), zone)).toBe(name)
})

test.each([
  ['UTC', '2026-03-04T23:59:59.999Z', '2026-03-04'],
  ['UTC', '2026-03-05T00:00:00Z', '2026-03-05'],
  ['America/Los_Angeles', '2026-03-05T07:59:59Z', '2026-03-04'],
  ['Asia/Kolkata', '2026-03-04T18:29:59Z', '2026-03-04'],
  ['Asia/Kolkata', '2026-03-04T18:30:00Z', '2026-03-05'],
  ['Pacific/Kiritimati', '2026-03-04T10:00:00Z', '2026-03-05'],
  ['Pacific/Niue', '2026-03-04T10:59:59Z', '2026-03-03'],
  ['UTC', '2027-01-01T00:00:00Z', '2027-01-01'],
])('in %s it is at %s the %s', (zone, moment, date) => {
  expect(wallDate(Date.parse(moment), zone)).toBe(date)
})

test.each([
  ['UTC', '2026-03-04', '08:00', '2026-03-04T08:00Z'],
  ['Asia/Kolkata', '2026-03-04', '08:00', '2026-03-04T02:30Z'],
  ['Asia/Kathmandu', '2026-03-04', '00:00', '2026-03-03T18:15Z'],
  ['Pacific/Kiritimati', '2026-03-04', '00:00', '2026-03-03T10:00Z'],
  ['Pacific/Niue', '2026-03-04', '23:30', '2026-03-05T10:30Z'],
  ['America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59Z'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00Z'],
  ['America/New_York', '2026-11-01', '00:59', '2026-11-01T04:59Z'],
  ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00Z'],
  ['Europe/Paris', '2026-03-29', '01:59', '2026-03-29T00:59Z'],
  ['Europe/Paris', '2026-03-29', '03:00', '2026-03-29T01:00Z'],
  ['Europe/Paris', '2026-10-25', '01:59', '2026-10-24T23:59Z'],
  ['Europe/Paris', '2026-10-25', '03:00', '2026-10-25T02:00Z'],
])('the clocks of %s show %s %s at one instant, %s', (zone, date, time, instant) => {
  expect(wallToInstant(date, time, zone)).toBe(Date.parse(instant))
})

test.each([
  ['America/New_York', '2026-03-08', '02:00', '2026-03-08T07:00Z', '3:00 AM'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30Z', '3:30 AM'],
  ['Europe/Paris', '2026-03-29', '02:30', '2026-03-29T01:30Z', '3:30 AM'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45Z', '2:45 AM'],
  ['Africa/Cairo', '2026-04-24', '00:00', '2026-04-23T22:00Z', '1:00 AM'],
])(
  'a time that daylight saving skips in %s, %s %s, moves on by the gap',
  (zone, date, time, instant, shown) => {
    expect(wallToInstant(date, time, zone)).toBe(Date.parse(instant))
    expect(formatTime(Date.parse(instant), zone)).toBe(shown)
  },
)

test.each([
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
  ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45Z'],
])('of a time that comes twice in %s, %s %s, the first is meant', (zone, date, time, instant) => {
  expect(wallToInstant(date, time, zone)).toBe(Date.parse(instant))
})

test.each(['America/New_York', 'Europe/London', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Pacific/Chatham'])(
  'in %s every day of the year begins on its own date',
  (zone) => {
    for (let day = 0; day < 365; day++) {
      const date = addDays('2026-01-01', day)
      expect(wallDate(wallToInstant(date, '00:00', zone), zone)).toBe(date)
      expect(wallDate(wallToInstant(date, '00:00', zone) - 1, zone)).toBe(addDays(date, -1))
    }
  },
)

test.each([
  ['2026-03-04', 0, '2026-03-04'],
  ['2026-03-04', 7, '2026-03-11'],
  ['2026-03-07', 1, '2026-03-08'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days make %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})
