// SPEC 2 Book Slot
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { type Slot, type SlotBooking, slotSpan, upcomingSeats } from '../../../src/domain/slots/slot.ts'
import {
  asksFirst,
  dayPartOf,
  freeNow,
  freeRows,
  openIn,
  partsOfDay,
  slotRow,
} from '../../../src/domain/slots/timetable.ts'
import { at, bookingJson, morningSlot } from '../../support/school/fixtures.ts'

const NOON = at('12:00:00')

/** The half hour from that time on. */
const slotFrom = (time: string, facts: Partial<Slot> = {}): Slot => {
  const from = at(time)
  const instants = {
    startTime: new Date(from).toISOString(),
    endTime: new Date(from + 30 * MINUTE_MS).toISOString(),
  }
  return { ...morningSlot, _id: time, ...instants, ...facts }
}

const quiz = (opens: string, closes: string) => ({
  startTime: `2026-03-04T${opens}Z`,
  endTime: `2026-03-04T${closes}Z`,
})

const bookingOf = (slot: Slot, facts: Partial<SlotBooking> = {}): SlotBooking => ({
  ...bookingJson,
  _id: `booking of ${slot._id}`,
  slotId: slot._id,
  status: 'booked',
  slot,
  ...facts,
})

describe('the part of the day', () => {
  test.each([
    ['00:00:00', 'UTC', 'morning'],
    ['11:59:59', 'UTC', 'morning'],
    ['12:00:00', 'UTC', 'afternoon'],
    ['16:59:59', 'UTC', 'afternoon'],
    ['17:00:00', 'UTC', 'evening'],
    ['23:30:00', 'UTC', 'evening'],
    ['11:30:00', 'Europe/Paris', 'afternoon'],
    ['06:30:00', 'Asia/Kolkata', 'afternoon'],
    ['20:00:00', 'Asia/Tokyo', 'morning'],
  ])('at %s UTC in %s is %s', (time, zone, part) => {
    expect(dayPartOf(at(time), zone)).toBe(part)
  })

  test('groups a day by the wall clock, without parts that have no slot', () => {
    const slots = ['09:00:00', '09:30:00', '18:00:00'].map((time) => slotFrom(time))
    const rows = slots.map((slot) => slotRow(slot, [], [], at('08:00:00')))
    const shape = (zone: string) =>
      partsOfDay(rows, zone).map((part) => [part.part, part.rows.map((row) => row.slot._id)])
    expect(shape('UTC')).toEqual([
      ['morning', ['09:00:00', '09:30:00']],
      ['evening', ['18:00:00']],
    ])
    expect(shape('Asia/Kolkata')).toEqual([
      ['afternoon', ['09:00:00', '09:30:00']],
      ['evening', ['18:00:00']],
    ])
  })

  test('keeps the hour that is shown twice in its order', () => {
    const zone = 'America/Los_Angeles'
    const slots = ['08:00', '08:30', '09:00', '09:30'].map((time) => ({
      ...morningSlot,
      _id: time,
      startTime: `2026-11-01T${time}:00Z`,
      endTime: new Date(Date.parse(`2026-11-01T${time}:00Z`) + 30 * MINUTE_MS).toISOString(),
    }))
    const rows = slots.map((slot) => slotRow(slot, [], undefined, at('08:00:00')))
    const [night] = partsOfDay(rows, zone)
    expect(night?.rows.map(({ slot }) => slot._id)).toEqual(['08:00', '08:30', '09:00', '09:30'])
    expect(night?.open).toBeUndefined()
  })
})

describe('the quizzes open in a slot', () => {
  test.each([
    ['that closes as the slot begins', quiz('10:00:00', '12:00:00'), false],
    ['that closes a second into the slot', quiz('10:00:00', '12:00:01'), true],
    ['that opens and closes in the slot', quiz('12:10:00', '12:20:00'), true],
    ['that opens as the slot ends', quiz('12:30:00', '13:00:00'), false],
    ['that cannot be read', { startTime: 'never', endTime: 'never' }, false],
  ])('include one %s, or do not: %#', (_, candidate, isOpen) => {
    const span = slotSpan(slotFrom('12:00:00'))
    expect(openIn([candidate], span, at('09:00:00'))).toEqual(isOpen ? [candidate] : [])
  })

  test('exclude one that has closed while the slot runs', () => {
    const span = slotSpan(slotFrom('12:00:00'))
    expect(openIn([quiz('10:00:00', '12:10:00')], span, at('12:10:00'))).toEqual([])
  })

  test('are counted for a part of the day, at the fewest and at the most', () => {
    const quizzes = [quiz('09:00:00', '10:00:00'), quiz('09:30:00', '10:00:00')]
    const rows = ['09:00:00', '09:30:00'].map((time) => slotRow(slotFrom(time), [], quizzes, at('08:00:00')))
    expect(partsOfDay(rows, 'UTC')[0]?.open).toEqual([1, 2])
  })
})

describe('a slot', () => {
  const slot = slotFrom('12:00:00')
  test.each([
    ['booked', { status: 'booked' }, true],
    ['used', { status: 'used' }, true],
    ['cancelled', { status: 'cancelled' }, false],
    ['expired', { status: 'expired' }, false],
    ['told by the booking alone', { slotId: undefined }, true],
    ['of another slot', { slotId: 'another' }, false],
  ] as const)('whose booking is %s is the learner’s own, or is not: %#', (_, facts, isOwn) => {
    expect(slotRow(slot, [bookingOf(slot, facts)], [], NOON).own !== undefined).toBe(isOwn)
  })

  test.each([
    ['before it begins', '11:59:59', undefined],
    ['as it begins', '12:00:00', 30],
    ['a minute and a half before its end', '12:28:30', 2],
  ])('has its minutes left, %s: %#', (_, time, minutes) => {
    expect(slotRow(slot, [], [], at(time)).minutesLeft).toBe(minutes)
  })
})

describe('the next free slot', () => {
  const day = (slots: Slot[], quizzes?: ReturnType<typeof quiz>[], bookings: SlotBooking[] = []) =>
    freeRows(slots.map((slot) => slotRow(slot, bookings, quizzes, NOON)))[0]?.slot._id
  const [running, full, free] = [
    slotFrom('11:45:00'),
    slotFrom('12:30:00', { availableSlots: 0 }),
    slotFrom('13:00:00'),
  ]

  test('has not begun, and has a seat', () => {
    expect(day([running, full, free])).toBe('13:00:00')
    expect(day([running, full])).toBeUndefined()
  })

  test('may be the running one instead, unless it is full, booked or without a quiz', () => {
    const now = (slot: Slot, quizzes?: ReturnType<typeof quiz>[], bookings: SlotBooking[] = []) =>
      freeNow([slot, free].map((one) => slotRow(one, bookings, quizzes, NOON)))?.slot._id
    expect(now(running)).toBe('11:45:00')
    expect(now(slotFrom('11:45:00', { availableSlots: 0 }))).toBeUndefined()
    expect(now(running, [])).toBeUndefined()
    expect(now(running, undefined, [bookingOf(running)])).toBeUndefined()
    expect(now(slotFrom('12:30:00'))).toBeUndefined()
  })

  test('is not one that the learner has booked', () => {
    const later = slotFrom('14:00:00')
    expect(day([free, later], undefined, [bookingOf(free)])).toBe('14:00:00')
  })

  test('has an open quiz in it, if the quizzes are known', () => {
    const later = slotFrom('14:00:00')
    expect(day([free, later], [quiz('14:00:00', '15:00:00')])).toBe('14:00:00')
    expect(day([free, later], [])).toBeUndefined()
  })
})

describe('a learner about to book', () => {
  const open = [quiz('09:00:00', '18:00:00')]
  test.each([
    ['there is nothing to decide', '13:00:00', open, false, false],
    ['nothing is known of quizzes', '13:00:00', undefined, false, false],
    ['no quiz is open in it', '13:00:00', [], false, true],
    ['it runs already', '11:45:00', open, false, true],
    ['a seat of the learner’s own may be given back', '13:00:00', open, true, true],
  ])('is asked, or is not, where %s: %#', (_, time, quizzes, holdsSeats, asks) => {
    expect(asksFirst(slotRow(slotFrom(time), [], quizzes, NOON), holdsSeats)).toBe(asks)
  })
})

test('upcoming seats are listed from the next one on', () => {
  const [late, soon, running] = [slotFrom('15:00:00'), slotFrom('13:00:00'), slotFrom('11:45:00')]
  const bookings = [
    bookingOf(late),
    bookingOf(running),
    bookingOf(soon),
    bookingOf(slotFrom('14:00:00'), { status: 'cancelled' }),
    bookingOf(slotFrom('14:30:00'), { slot: undefined }),
  ]
  expect(upcomingSeats(bookings, NOON).map(({ booking }) => booking.slotId)).toEqual(['13:00:00', '15:00:00'])
})
