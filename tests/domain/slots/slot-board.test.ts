import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SlotBooking } from '../../../src/domain/slots/slot.ts'
import { bookedAt, filterBookings, isZone, peakLabel } from '../../../src/domain/slots/slot-board.ts'
import {
  affectedText,
  configLine,
  DEFAULT_SLOT_CONFIG,
  hourLabel,
  seatsPerDay,
  slotsPerDay,
} from '../../../src/domain/slots/slot-config.ts'
import { format } from '../../../src/messages/english.ts'
import { slots } from '../../../src/messages/slots/en.ts'
import { at, bookingJson } from '../../support/school/fixtures.ts'

const booking = (facts: object) => v.parse(SlotBooking, { ...bookingJson, ...facts })
const asha = booking({ _id: 'asha' })
const ben = booking({
  _id: 'ben',
  status: 'cancelled',
  userId: { name: 'Ben Okafor', email: 'BEN@oak.example' },
})
const nameless = booking({ _id: 'nameless', status: 'used', userId: 'user-gone' })
const nobody = booking({ _id: 'nobody', status: 'expired', userId: null })
const ALL = [asha, ben, nameless, nobody]

test.each([
  ['', 'all', ['asha', 'ben', 'nameless', 'nobody']],
  ['  ', 'all', ['asha', 'ben', 'nameless', 'nobody']],
  ['ASHA', 'all', ['asha']],
  ['okaf', 'all', ['ben']],
  ['ben@oak', 'all', ['ben']],
  [' rao ', 'all', ['asha']],
  ['example', 'all', ['asha', 'ben']],
  ['example', 'cancelled', ['ben']],
  ['', 'booked', ['asha']],
  ['', 'used', ['nameless']],
  ['', 'expired', ['nobody']],
  ['nobody', 'all', []],
] as const)('"%s" among %s finds %j', (search, status, found) => {
  expect(filterBookings(ALL, { search, status }).map(({ _id }) => _id)).toEqual(found)
})

test('the time of a booking is told where the API has one', () => {
  expect(format.moment(bookedAt(asha) ?? Number.NaN)).toMatch(/^Mar 3, \d{1,2}:00 [AP]M$/)
  expect(bookedAt(booking({ createdAt: undefined }))).toBeUndefined()
  expect(bookedAt(booking({ createdAt: 'yesterday' }))).toBeUndefined()
})

test.each([
  [0, '12:00 AM'],
  [8, '8:00 AM'],
  [12, '12:00 PM'],
  [18, '6:00 PM'],
  [23, '11:00 PM'],
  [24, '12:00 AM'],
])('the hour %i is %s', (hour, label) => expect(hourLabel(hour)).toBe(label))

test.each([
  ['11:30', '11:30 AM'],
  ['00:15', '12:15 AM'],
  ['20:00', '8:00 PM'],
  ['14:00-14:30', '2:00 PM'],
  [9, '9:00 AM'],
  ['noon', 'noon'],
])('a peak at %s is told as %s', (peak, label) => expect(peakLabel(peak)).toBe(label))

test('a wall date is the same day wherever the reader is', () => {
  expect(format.wallDate('2026-03-04', { weekday: 'long', day: 'numeric' })).toBe('4 Wednesday')
})

test('a zone is told by its name, and how far it is from UTC', () => {
  expect(slots.zone('UTC', at('10:00:00'))).toBe('UTC')
  expect(slots.zone('Asia/Tokyo', at('10:00:00'))).toBe('Asia/Tokyo (GMT+9)')
  expect([isZone('Asia/Tokyo'), isZone('Mars/Olympus')]).toEqual([true, false])
})

describe('a configuration', () => {
  test('comes to so many slots and seats in a day', () => {
    expect([slotsPerDay(DEFAULT_SLOT_CONFIG), seatsPerDay(DEFAULT_SLOT_CONFIG)]).toEqual([20, 10_000])
    expect(slotsPerDay({ ...DEFAULT_SLOT_CONFIG, slotDurationMinutes: 45 }), 'none is cut short').toBe(13)
    expect(slotsPerDay({ ...DEFAULT_SLOT_CONFIG, businessHoursEnd: 7 })).toBe(0)
  })

  test('is told in a line', () => {
    expect(configLine(DEFAULT_SLOT_CONFIG)).toBe('30-minute slots, 8:00 AM to 6:00 PM, 500 users per slot')
    expect(configLine({ ...DEFAULT_SLOT_CONFIG, timezone: 'Asia/Tokyo', slotDurationMinutes: 45 })).toBe(
      '45-minute slots, 8:00 AM to 6:00 PM (Asia/Tokyo), 500 users per slot',
    )
  })

  test('that bookings do not fit says how many', () => {
    expect(affectedText(1)).toMatch(/^1 booking is in a slot that no longer fits\. It stays valid/)
    expect(affectedText(12)).toMatch(/^12 bookings are in slots that no longer fit\. They stay valid/)
  })
})
