import { expect, test } from 'vitest'
import { addDays, isZone, wallDate, wallToInstant } from '../../../src/domain/lib/time.ts'
import { format } from '../../../src/messages/lib/language.ts'

test.each([
  ['UTC', '2026-03-04T23:59:59.999Z', '2026-03-04'],
  ['UTC', '2026-03-05T00:00:00Z', '2026-03-05'],
  ['America/Los_Angeles', '2026-03-05T07:59:59Z', '2026-03-04'],
  ['Asia/Kolkata', '2026-03-04T18:29:59Z', '2026-03-04'],
  ['Asia/Kolkata', '2026-03-04T18:30:00Z', '2026-03-05'],
  ['Pacific/Kiritimati', '2026-03-04T10:00:00Z', '2026-03-05'],
  ['Pacific/Niue', '2026-03-04T10:59:59Z', '2026-03-03'],
  ['UTC', '2027-01-01T00:00:00Z', '2027-01-01'],
])('the date in %s at %s is %s', (zone, moment, date) => {
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
    expect(format.time(Date.parse(instant), zone)).toBe(shown)
  },
)

test.each([
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
  ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45Z'],
])('a time that occurs twice in %s, %s %s, means the first one', (zone, date, time, instant) => {
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

test('a zone is known by its IANA name', () => {
  expect([isZone('Asia/Tokyo'), isZone('Mars/Olympus')]).toEqual([true, false])
})
