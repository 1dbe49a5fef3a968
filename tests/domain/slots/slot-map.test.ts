// SPEC 2 Slot Booking Dashboard
import { describe, expect, test } from 'vitest'
import type { Slot } from '../../../src/domain/slots/slot.ts'
import {
  createSlotMap,
  entryOf,
  fullest,
  labelledTimes,
  type MapSlot,
  stepFrom,
} from '../../../src/domain/slots/slot-map.ts'

const DAYS = ['2026-03-04', '2026-03-05', '2026-03-06']

/** A slot in UTC, of 100 seats. */
const slotAt = (day: number, start: string, end: string, bookedSlots = 0): Slot => ({
  _id: `${day} ${start}`,
  timeSlot: `${start}-${end}`,
  availableSlots: 100 - bookedSlots,
  bookedSlots,
  maxSlots: 100,
  endTime: `${DAYS[day]}T${end}:00.000Z`,
  startTime: `${DAYS[day]}T${start}:00.000Z`,
})

const now = Date.parse('2026-03-04T10:45:00Z')
const map = createSlotMap(
  [
    [slotAt(0, '10:30', '11:00', 94), slotAt(0, '10:00', '10:30', 30), slotAt(0, '11:00', '11:30', 94)],
    [],
    [slotAt(2, '10:00', '10:45', 5), slotAt(2, '10:45', '11:30', 101)],
  ],
  now,
)
const found = (id: string): MapSlot =>
  map.slots.find(({ slot }) => slot._id === id) ?? expect.fail(`no slot ${id}`)

describe('a map of slots', () => {
  test('has each slot once, even if an API lists all of them for every date', () => {
    const all = [slotAt(0, '10:00', '10:30'), slotAt(0, '10:30', '11:00')]
    expect(createSlotMap([all, all, all], now).slots.map(({ slot, day }) => [slot._id, day])).toEqual([
      ['0 10:00', 0],
      ['0 10:30', 0],
    ])
  })

  test('has a column for each time at which a slot of any day begins', () => {
    expect(map.times).toEqual(['10:00', '10:30', '10:45', '11:00'])
    expect(map.slots.map(({ slot, day, time }) => [slot._id, day, time])).toEqual([
      ['0 10:00', 0, 0],
      ['0 10:30', 0, 1],
      ['0 11:00', 0, 3],
      ['2 10:00', 2, 0],
      ['2 10:45', 2, 2],
    ])
  })

  test('shows how full a slot is, and whether it is over, running or to come', () => {
    expect(map.slots.map(({ utilization, state }) => [utilization, state])).toEqual([
      [30, 'past'],
      [94, 'running'],
      [94, 'coming'],
      [5, 'coming'],
      [101, 'coming'],
    ])
  })

  test('has two columns for a time that the clocks show twice', () => {
    const [first, second] = ['05:00', '06:00'].map((end) => ({
      ...slotAt(0, '01:00', '01:30'),
      _id: `until ${end}`,
      startTime: undefined,
      endTime: `2026-11-01T${end}:00.000Z`,
    }))
    const twice = createSlotMap([[second as Slot, first as Slot]], now)
    expect(twice.times).toEqual(['01:00', '01:00'])
    expect(twice.slots.map(({ slot, time }) => [slot._id, time])).toEqual([
      ['until 05:00', 0],
      ['until 06:00', 1],
    ])
  })

  test('is entered at the running slot, or else at the next one, or else at the first', () => {
    const entryAt = (time: string) =>
      entryOf(createSlotMap([map.slots.map(({ slot }) => slot)], Date.parse(time)))?.slot._id
    expect(entryAt('2026-03-04T10:45:00Z')).toBe('0 10:30')
    expect(entryAt('2026-03-05T10:45:00Z')).toBe('2 10:00')
    expect(entryAt('2026-03-07T10:45:00Z')).toBe('0 10:00')
    expect(entryOf(createSlotMap([[], []], now))).toBeUndefined()
  })

  test.each([
    ['0 10:30', 'later', '0 11:00'],
    ['0 10:30', 'earlier', '0 10:00'],
    ['0 10:00', 'earlier', undefined],
    ['0 11:00', 'later', undefined],
    ['0 11:00', 'day-after', '2 10:45'],
    ['2 10:45', 'day-before', '0 10:30'],
    ['2 10:00', 'day-after', undefined],
    ['0 10:30', 'first', '0 10:00'],
    ['0 10:30', 'last', '0 11:00'],
  ] as const)('leads from %s %s to %s', (from, step, to) => {
    expect(stepFrom(map, found(from), step)?.slot._id).toBe(to)
  })

  test('names the fullest slot, the first of several, and none where nothing is booked', () => {
    expect(fullest(map.slots.filter(({ day }) => day === 0))?.slot._id).toBe('0 10:30')
    expect(fullest([])).toBeUndefined()
    expect(fullest([{ ...found('0 10:00'), utilization: 0 }])).toBeUndefined()
  })
})

test('the fullest of several slots that show the same percentage is found', () => {
  const thousand = (start: string, bookedSlots: number) => ({
    ...slotAt(0, start, '12:00', bookedSlots),
    maxSlots: 1000,
  })
  const { slots } = createSlotMap([[thousand('10:00', 481), thousand('11:00', 484)]], now)
  expect(slots.map(({ utilization }) => utilization)).toEqual([48, 48])
  expect(fullest(slots)?.slot.bookedSlots).toBe(484)
})

describe('labels of the times', () => {
  const halfHours = (from: number, to: number) =>
    Array.from({ length: (to - from) * 2 }, (_, index) => {
      const hour = String(from + Math.floor(index / 2)).padStart(2, '0')
      return `${hour}:${index % 2 === 0 ? '00' : '30'}`
    })

  test('name each new hour', () => {
    expect(labelledTimes(halfHours(8, 11)).filter(Boolean)).toEqual(['08:00', '09:00', '10:00'])
    expect(labelledTimes(['08:00', '09:00', '10:00'])).toEqual(['08:00', '09:00', '10:00'])
  })

  test('are never in neighbouring columns where columns are narrow', () => {
    const labels = labelledTimes(['03:30', ...halfHours(8, 17), '17:30', '18:30'])
    expect(labels.some((label, index) => label && labels[index + 1])).toBe(false)
    expect(labels.slice(0, 4)).toEqual(['', '08:00', '', '09:00'])
  })
})
