// SPEC 2 Slot configuration
import { expect, test } from 'vitest'
import { slots } from '../../src/messages/en/slots.ts'
import { format } from '../../src/messages/lib/language.ts'
import { at } from '../support/school/fixtures.ts'

test.each([
  [0, '12:00 AM'],
  [8, '8:00 AM'],
  [12, '12:00 PM'],
  [18, '6:00 PM'],
  [23, '11:00 PM'],
  [24, '12:00 AM'],
])('the hour %i is %s', (hour, label) => expect(slots.timeOfDay(hour)).toBe(label))

test('a calendar date is the same day wherever the reader is', () => {
  expect(format.wallDate('2026-03-04', { weekday: 'long', day: 'numeric' })).toBe('4 Wednesday')
})

test('a zone is written with its name and its distance from UTC', () => {
  expect(slots.zone('UTC', at('10:00:00'))).toBe('UTC')
  expect(slots.zone('Asia/Tokyo', at('10:00:00'))).toBe('Asia/Tokyo (GMT+9)')
})
