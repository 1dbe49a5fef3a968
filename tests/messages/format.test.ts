// SPEC 2 Quiz taking; 8 Odd records
import { describe, expect, test } from 'vitest'
import { MINUTE_MS, wallDate } from '../../src/domain/lib/time.ts'
import { createFormat } from '../../src/messages/lib/format.ts'
import { format } from '../../src/messages/lib/language.ts'
import { at } from '../support/school/fixtures.ts'

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
  expect(format.clock(left)).toBe(shown)
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
  expect(format.timeSpent(seconds)).toBe(shown)
})

describe('moments written in English', () => {
  const moment = at('14:00:00')
  test.each([
    ['UTC', 'Mar 4, 2:00 PM', 'Wednesday, March 4, 2026', 'Mar 4, 2026', '2:00 PM'],
    ['America/New_York', 'Mar 4, 9:00 AM', 'Wednesday, March 4, 2026', 'Mar 4, 2026', '9:00 AM'],
    ['Asia/Kolkata', 'Mar 4, 7:30 PM', 'Wednesday, March 4, 2026', 'Mar 4, 2026', '7:30 PM'],
    ['Pacific/Kiritimati', 'Mar 5, 4:00 AM', 'Thursday, March 5, 2026', 'Mar 5, 2026', '4:00 AM'],
  ])('are those of the zone %s', (zone, short, long, date, time) => {
    expect(format.moment(moment, zone)).toBe(short)
    expect(format.longDate(moment, zone)).toBe(long)
    expect(format.date(moment, zone)).toBe(date)
    expect(format.time(moment, zone)).toBe(time)
  })

  test('have both times of a range', () => {
    expect(format.timeRange(moment, at('14:30:00'), 'UTC')).toBe('2:00 PM – 2:30 PM')
    expect(format.timeRange(at('11:30:00'), at('12:00:00'), 'UTC')).toBe('11:30 AM – 12:00 PM')
  })

  test('are in the zone of the device if none is given', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(format.moment(moment)).toBe(format.moment(moment, own))
    expect(wallDate(moment)).toBe(wallDate(moment, own))
  })
})

describe('on the night when the clocks go back,', () => {
  const [LA, PARIS] = ['America/Los_Angeles', 'Europe/Paris']
  test.each([
    [LA, '2026-11-01T07:30Z', '12:30 – 1:00 AM PDT', '12:30 AM – 1:00 AM PDT'],
    [LA, '2026-11-01T08:00Z', '1:00 – 1:30 AM PDT', '1:00 AM PDT – 1:30 AM PDT'],
    [LA, '2026-11-01T08:30Z', '1:30 AM PDT – 1:00 AM PST', '1:30 AM PDT – 1:00 AM PST'],
    [LA, '2026-11-01T09:00Z', '1:00 – 1:30 AM PST', '1:00 AM PST – 1:30 AM PST'],
    [LA, '2026-11-01T09:30Z', '1:30 – 2:00 AM PST', '1:30 AM PST – 2:00 AM'],
    [LA, '2026-11-01T10:00Z', '2:00 – 2:30 AM', '2:00 AM – 2:30 AM'],
    [LA, '2026-10-31T08:00Z', '1:00 – 1:30 AM', '1:00 AM – 1:30 AM'],
    [LA, '2026-03-08T10:00Z', '3:00 – 3:30 AM', '3:00 AM – 3:30 AM'],
    [PARIS, '2026-10-25T00:00Z', '2:00 – 2:30 AM GMT+2', '2:00 AM GMT+2 – 2:30 AM GMT+2'],
    [PARIS, '2026-10-25T01:00Z', '2:00 – 2:30 AM GMT+1', '2:00 AM GMT+1 – 2:30 AM GMT+1'],
    [
      'Australia/Lord_Howe',
      '2026-04-04T14:30Z',
      '1:30 AM GMT+11 – 1:30 AM GMT+10:30',
      '1:30 AM GMT+11 – 1:30 AM GMT+10:30',
    ],
    ['UTC', '2026-11-01T01:00Z', '1:00 – 1:30 AM', '1:00 AM – 1:30 AM'],
  ])(
    'a range in %s from %s is %s, with the zone of a time that occurs twice',
    (zone, begins, short, long) => {
      const from = Date.parse(begins)
      const to = from + 30 * MINUTE_MS
      const plain = (text: string) => text.replaceAll(/\s/g, ' ')
      expect(plain(format.shortTimeRange(from, to, zone))).toBe(short)
      expect(plain(format.timeRange(from, to, zone))).toBe(long)
    },
  )

  test('a moment that occurs twice has its zone', () => {
    expect(format.moment(Date.parse('2026-11-01T09:00Z'), LA)).toBe('Nov 1, 1:00 AM PST')
    expect(format.moment(Date.parse('2026-11-01T19:00Z'), LA)).toBe('Nov 1, 11:00 AM')
  })
})

test.each([
  ['UTC', '2026-03-04T12:00:00Z', 'UTC'],
  ['America/New_York', '2026-03-04T12:00:00Z', 'EST'],
  ['America/New_York', '2026-07-04T12:00:00Z', 'EDT'],
  ['Europe/Paris', '2026-03-04T12:00:00Z', 'GMT+1'],
  ['Europe/Paris', '2026-07-04T12:00:00Z', 'GMT+2'],
  ['Asia/Kolkata', '2026-03-04T12:00:00Z', 'GMT+5:30'],
])('the zone %s is called at %s %s', (zone, moment, name) => {
  expect(format.zone(Date.parse(moment), zone)).toBe(name)
})

test('an unknown value is a dash, never an exception', () => {
  const [never, moment] = [Date.parse('not a date'), at('14:00:00')]
  for (const say of [format.time, format.moment, format.longDate, format.date, format.count, format.percent])
    expect(say(never)).toBe('–')
  expect(format.shortTimeRange(never, moment, 'UTC')).toBe('–')
  expect(format.shortTimeRange(moment, never, 'UTC')).toBe('–')
  expect(format.timeRange(moment, never, 'UTC')).toBe('2:00 PM – –')
  expect([format.dayHeading('not a date'), format.dayHeading('')]).toEqual(['–', '–'])
})

test.each([
  [66.66666666666667, '67%'],
  [66.4, '66%'],
  [100, '100%'],
  [0, '0%'],
])('a percentage of %d is shown as %s', (percent, text) => expect(format.percent(percent)).toBe(text))

describe('a date', () => {
  const { dayAndMonth, dayHeading, moment } = createFormat('en-US', () => 2026)

  test.each([
    ['of this year', at('14:00:00'), 'UTC', 'Mar 4', 'Mar 4, 2:00 PM'],
    ['of the next one', Date.parse('2027-03-04T14:00Z'), 'UTC', 'Mar 4, 2027', 'Mar 4, 2027, 2:00 PM'],
    ['of the last one', Date.parse('2025-03-04T14:00Z'), 'UTC', 'Mar 4, 2025', 'Mar 4, 2025, 2:00 PM'],
    [
      'that is still this one in its zone',
      Date.parse('2027-01-01T03:00Z'),
      'America/New_York',
      'Dec 31',
      'Dec 31, 10:00 PM',
    ],
    [
      'that is the next one in its zone',
      Date.parse('2026-12-31T20:00Z'),
      'Asia/Tokyo',
      'Jan 1, 2027',
      'Jan 1, 2027, 5:00 AM',
    ],
  ])('has its year only if it is not the current one: one %s', (_, instant, zone, day, withTime) => {
    expect(dayAndMonth(instant, zone)).toBe(day)
    expect(moment(instant, zone)).toBe(withTime)
  })

  test('has its year in a heading, too', () => {
    expect(dayHeading('2026-03-05')).toBe('Thursday, March 5')
    expect(dayHeading('2027-03-05')).toBe('Friday, March 5, 2027')
  })

  test('has no year before the current one is known', () => {
    expect(createFormat('en-US').moment(Date.parse('2027-03-04T14:00Z'), 'UTC')).toBe('Mar 4, 2:00 PM')
  })
})
