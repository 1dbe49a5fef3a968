// SPEC 2 Waiting room
import { describe, expect, test } from 'vitest'
import { wallToInstant } from '../../../src/domain/lib/time.ts'
import { calendarFile } from '../../../src/domain/slots/calendar-file.ts'
import { slotTimeSpan } from '../../../src/domain/slots/slot.ts'
import { at } from '../../support/school/fixtures.ts'

const appointment = {
  uid: 'booking-7@quiz.example',
  span: { from: at('14:30:00'), to: at('15:00:00') },
  title: 'Quiz slot',
  description: 'Your quizzes open by themselves.',
  url: 'https://quiz.example/#/',
  alarmMinutes: 15,
}

/** As a calendar reads it: folded lines are joined, and each has a name and a value. */
function read(file: string): [string, string][] {
  return file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])
}
const told = (file: string, name: string) => read(file).find(([known]) => known === name)?.[1]

test('the file of a booking has one event with one alarm', () => {
  expect(calendarFile(appointment, at('09:00:00'))).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//quiz//slots//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:booking-7@quiz.example',
      'DTSTAMP:20260304T090000Z',
      'SEQUENCE:5389200',
      'STATUS:CONFIRMED',
      'DTSTART:20260304T143000Z',
      'DTEND:20260304T150000Z',
      'SUMMARY:Quiz slot',
      'DESCRIPTION:Your quizzes open by themselves.',
      'URL:https://quiz.example/#/',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Quiz slot',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['a comma and a semicolon', 'Optics, waves; more', String.raw`Optics\, waves\; more`],
  ['a backslash', String.raw`\frac`, String.raw`\\frac`],
  ['line breaks of every kind', 'a\nb\r\nc\rd', String.raw`a\nb\nc\nd`],
])('%s is escaped', (_, title, expected) => {
  expect(told(calendarFile({ ...appointment, title }, 0), 'SUMMARY')).toBe(expected)
})

test.each([
  ['plain letters', 'x'.repeat(500)],
  ['letters of two and three octets', 'Ohm’sche Ströme – '.repeat(20)],
  ['letters outside the basic plane', '🔭'.repeat(60)],
])('long lines of %s are folded at 75 octets, and read again as they were', (_, title) => {
  const file = calendarFile({ ...appointment, title }, 0)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(told(file, 'SUMMARY')).toBe(title)
})

describe('across a clock change, the instant is that of the wall clock in the slot’s zone', () => {
  test.each([
    ['the day before spring', 'Europe/London', '2026-03-28', '08:00-08:30', '20260328T080000Z'],
    ['the day of spring', 'Europe/London', '2026-03-29', '08:00-08:30', '20260329T070000Z'],
    ['the day of autumn', 'America/New_York', '2026-11-01', '08:00-08:30', '20261101T130000Z'],
    ['any day of a zone without clock changes', 'UTC', '2026-03-29', '08:00-08:30', '20260329T080000Z'],
  ])('on %s, in %s', (_, zone, slotDate, slotTime, expected) => {
    const span = slotTimeSpan({ slotTime, slotDate, startTime: undefined, endTime: undefined }, zone)
    expect(span.from).toBe(wallToInstant(slotDate, '08:00', zone))
    expect(told(calendarFile({ ...appointment, span }, 0), 'DTSTART')).toBe(expected)
  })
})

test('a calendar file saved later replaces the earlier entry of the same booking', () => {
  const first = calendarFile(appointment, at('09:00:00'))
  const span = { from: at('16:00:00'), to: at('16:30:00') }
  const moved = calendarFile({ ...appointment, span }, at('09:00:01'))
  expect(told(moved, 'UID')).toBe(told(first, 'UID'))
  expect(Number(told(moved, 'SEQUENCE'))).toBeGreaterThan(Number(told(first, 'SEQUENCE')))
  expect(told(moved, 'DTSTART')).toBe('20260304T160000Z')
})

test('the file of a cancelled booking removes its entry from the calendar, and has no alarm', () => {
  const first = calendarFile(appointment, at('09:00:00'))
  const file = calendarFile({ ...appointment, isCancelled: true }, at('10:00:00'))
  expect(told(file, 'METHOD')).toBe('CANCEL')
  expect(told(file, 'STATUS')).toBe('CANCELLED')
  expect(told(file, 'UID')).toBe(told(first, 'UID'))
  expect(Number(told(file, 'SEQUENCE'))).toBeGreaterThan(Number(told(first, 'SEQUENCE')))
  expect(file).not.toContain('VALARM')
})
