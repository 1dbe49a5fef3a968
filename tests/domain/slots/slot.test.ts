// SPEC 4 States; 8 Odd records
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  BookAnswer,
  BookBody,
  CurrentSlot,
  deriveSlotStatus,
  hasEnded,
  Slot,
  SlotBooking,
  spanMinutes,
} from '../../../src/domain/slots/slot.ts'
import { at, bookingJson, morningSlot } from '../../support/school/fixtures.ts'

test.each([
  ['08:00-08:30', true],
  ['8:00-8:30', true],
  ['08:00 - 08:30', true],
  ['23:30-00:00', true],
  ['23:30-24:00', true],
  ['24:00-24:30', false],
  ['25:00-25:30', false],
  ['08:60-09:30', false],
  ['08:00', false],
  ['8 AM-9 AM', false],
  ['', false],
])('"%s" is a time slot: %s', (timeSlot, accepted) => {
  expect(v.is(Slot, { ...morningSlot, timeSlot })).toBe(accepted)
})

test('null counts as missing in slots and bookings', () => {
  const slot = v.parse(Slot, { ...morningSlot, date: null, startTime: null })
  expect([slot.date, slot.startTime]).toEqual([undefined, undefined])
  const user = { _id: null, name: null, email: null }
  const booking = v.parse(SlotBooking, { ...bookingJson, userId: user, createdAt: null, slot: { _id: 's1' } })
  expect([booking.userId?.name, booking.createdAt, booking.slot]).toEqual([undefined, undefined, undefined])
  expect(v.parse(BookAnswer, { message: null, booking: { _id: 'b1' } })).toEqual({
    message: undefined,
    booking: undefined,
  })
})

test.each([
  [null, 'UTC'],
  [undefined, 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ['Asia/Tokyo', 'Asia/Tokyo'],
])('the zone of the current slot is that of the configuration if it is known: %s', (timezone, zone) => {
  const slot = { slotTime: '09:00-09:30', slotDate: '2026-03-04', startTime: null, endTime: null }
  const current = v.parse(CurrentSlot, { isActive: true, hasUpcomingSlot: null, slot, timezone })
  expect(current).toMatchObject({ hasUpcomingSlot: false, timezone: zone })
  expect(deriveSlotStatus(current, at('09:10:00')).state).toMatch(zone === 'UTC' ? 'active' : 'inactive')
})

test.each([
  ['a page of HTML', '<html>'],
  ['no id', { ...morningSlot, _id: undefined }],
  ['no end', { ...morningSlot, endTime: undefined }],
  ['an end in words', { ...morningSlot, endTime: '10 o’clock' }],
  ['seats in words', { ...morningSlot, availableSlots: 'many' }],
])('%s is not a slot', (_, json) => {
  expect(v.is(Slot, json)).toBe(false)
})

test.each([
  ['a user with name and email', bookingJson, { name: 'Asha Rao' }],
  ['a user that is an id', { ...bookingJson, userId: 'user-asha' }, { _id: 'user-asha' }],
  ['a user that is gone', { ...bookingJson, userId: null }, null],
])('a booking has %s', (_, json, user) => {
  const { userId } = v.parse(SlotBooking, json)
  if (user) expect(userId).toMatchObject(user)
  else expect(userId).toBeNull()
})

test.each([
  ['an id', 'slot-morning'],
  ['an object', { _id: 'slot-morning', timeSlot: '09:30-10:00' }],
])('the slot of a booking comes as %s', (_, slotId) => {
  expect(v.parse(SlotBooking, { ...bookingJson, slotId }).slotId).toBe('slot-morning')
})

test.each([
  ['booked', true],
  ['cancelled', true],
  ['used', true],
  ['expired', true],
  ['Booked', false],
  ['pending', false],
  [undefined, false],
])('a booking may be %s: %s', (status, allowed) => {
  expect(v.is(SlotBooking, { ...bookingJson, status })).toBe(allowed)
})

test('a booking names a slot, and its answer has a message, here with the booking', () => {
  expect(v.is(BookBody, { slotId: 'slot-morning' })).toBe(true)
  expect(v.is(BookBody, { slotId: '' })).toBe(false)
  expect(v.is(BookBody, {})).toBe(false)
  expect(v.parse(BookAnswer, { message: 'Booked' }).booking).toBeUndefined()
  expect(v.parse(BookAnswer, { message: 'Booked', booking: bookingJson }).booking?._id).toBe('booking-asha')
})

describe('the current slot', () => {
  const booked = { slotTime: '09:30-10:00', slotDate: '2026-03-04' }
  const later = { slotTime: '14:00-14:30', slotDate: '2026-03-05' }
  const span = { from: at('09:30:00'), to: at('10:00:00') }
  const statusAt = (json: object, time: string) =>
    deriveSlotStatus(v.parse(CurrentSlot, { isActive: false, ...json }), at(time))

  test.each([
    ['09:29:59.999', { state: 'upcoming', span }],
    ['09:30:00', { state: 'active', span, minutesRemaining: 30 }],
    ['09:30:00.001', { state: 'active', span, minutesRemaining: 30 }],
    ['09:31:00', { state: 'active', span, minutesRemaining: 29 }],
    ['09:59:59.999', { state: 'active', span, minutesRemaining: 1 }],
    ['10:00:00', { state: 'inactive', span }],
    ['23:00:00', { state: 'inactive', span }],
  ])('at %s follows the clock', (time, status) => {
    expect(statusAt({ isActive: true, slot: booked }, time)).toEqual(status)
  })

  test.each([
    ['absent', {}],
    ['null', { slot: null, upcomingSlot: null, timeRemaining: null }],
  ])('does not exist if the booked and the upcoming slot are %s', (_, json) => {
    expect(statusAt(json, '09:45:00')).toEqual({ state: 'none' })
  })

  test.each([
    ['09:45:00', 'active'],
    ['10:30:00', 'upcoming'],
  ])('at %s, with another one to come, is %s', (time, state) => {
    expect(statusAt({ slot: booked, upcomingSlot: later }, time)).toMatchObject({ state })
  })

  test('becomes active while the page is open, though the API had called it upcoming', () => {
    expect(statusAt({ hasUpcomingSlot: true, upcomingSlot: booked }, '09:45:00').state).toBe('active')
  })

  test('is counted in the zone of the configuration', () => {
    const json = { slot: booked, timezone: 'America/New_York' }
    expect(statusAt(json, '14:29:59').state).toBe('upcoming')
    expect(statusAt(json, '14:30:00').state).toBe('active')
    expect(statusAt(json, '15:00:00').state).toBe('inactive')
  })

  test.each(['2026-03-04', '2026-03-04T00:00:00.000Z'])('has the date %s', (slotDate) => {
    expect(statusAt({ slot: { ...booked, slotDate } }, '09:45:00').state).toBe('active')
  })

  test.each(['', 'today', 'Wed Mar 04 2026', '2026-13-04'])(
    'is not understood with the date "%s"',
    (slotDate) => {
      expect(v.is(CurrentSlot, { isActive: true, slot: { ...booked, slotDate } })).toBe(false)
    },
  )

  test.each([['<html>'], [[]], [null], [{}], [{ isActive: 'yes' }]])('cannot be read from %j', (json) => {
    expect(v.is(CurrentSlot, json)).toBe(false)
  })
})

test.each([
  ['09:59:59.999', false],
  ['10:00:00', true],
])('at %s a slot until ten is over: %s', (time, ended) => {
  expect(hasEnded({ from: at('09:30:00'), to: at('10:00:00') }, at(time))).toBe(ended)
})

test.each([
  ['half an hour', 0, 1_800_000, 30],
  ['two hours', 0, 7_200_000, 120],
  ['nothing', 5, 5, 30],
  ['negative length', 7_200_000, 0, 30],
  ['unknown length', 0, Number.NaN, 30],
])('a span of %s has a length in minutes', (_, from, to, minutes) => {
  expect(spanMinutes({ from, to })).toBe(minutes)
})
