// SPEC 2 Slot Booking Dashboard
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SlotBooking } from '../../../src/domain/slots/slot.ts'
import { bookedAt, filterBookings } from '../../../src/domain/slots/slot-board.ts'
import { bookingJson } from '../../support/school/fixtures.ts'

const booking = (facts: object) => v.parse(SlotBooking, { ...bookingJson, ...facts })
const asha = booking({ _id: 'asha' })
const ben = booking({
  _id: 'ben',
  status: 'cancelled',
  userId: { name: 'Ben Okafor', email: 'BEN@oak.example' },
})
const nameless = booking({ _id: 'nameless', status: 'used', userId: 'user-gone' })
const nobody = booking({ _id: 'nobody', status: 'expired', userId: null })
const celine = booking({
  _id: 'celine',
  status: 'expired',
  userId: { name: 'Céline Şahin', email: 'c@oak.example' },
})
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
] as const)('the search "%s" among %s finds %j', (search, status, found) => {
  expect(filterBookings(ALL, { search, status }).map(({ _id }) => _id)).toEqual(found)
})

test.each(['celine', 'Ce\u0301line', 'SAHIN'])('the search "%s" finds a name with diacritics', (search) => {
  expect(filterBookings([asha, celine], { search, status: 'all' })).toEqual([celine])
})

test('the time of a booking is known where the API has one', () => {
  expect(bookedAt(asha)).toBe(Date.parse(bookingJson.createdAt))
  expect(bookedAt(booking({ createdAt: undefined }))).toBeUndefined()
  expect(bookedAt(booking({ createdAt: 'yesterday' }))).toBeUndefined()
})
