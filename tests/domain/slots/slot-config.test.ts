// SPEC 5 Validation; 8 Odd records
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import {
  SlotConfig,
  StoredSlotConfig,
  seatsPerDay,
  slotsPerDay,
  TIMEZONES,
} from '../../../src/domain/slots/slot-config.ts'

test('the defaults are those of the specification, with three upcoming slots a person, and are valid', () => {
  expect(v.parse(SlotConfig, DEFAULT_SLOT_CONFIG)).toEqual({
    slotDurationMinutes: 30,
    slotCapacity: 500,
    bookingWindowDays: 7,
    businessHoursStart: 8,
    businessHoursEnd: 18,
    timezone: 'UTC',
    maxFutureBookings: 3,
  })
})

test.each([
  ['slotDurationMinutes', 14, false],
  ['slotDurationMinutes', 15, true],
  ['slotDurationMinutes', 120, true],
  ['slotDurationMinutes', 121, false],
  ['slotDurationMinutes', 30.5, false],
  ['slotCapacity', 49, false],
  ['slotCapacity', 50, true],
  ['slotCapacity', 1000, true],
  ['slotCapacity', 1001, false],
  ['slotCapacity', 99.9, false],
  ['bookingWindowDays', 0, false],
  ['bookingWindowDays', 1, true],
  ['bookingWindowDays', 30, true],
  ['bookingWindowDays', 31, false],
  ['businessHoursStart', -1, false],
  ['businessHoursStart', 0, true],
  ['businessHoursStart', 17, true],
  ['businessHoursStart', 18, false],
  ['businessHoursStart', 23, false],
  ['businessHoursStart', 8.5, false],
  ['businessHoursEnd', 7, false],
  ['businessHoursEnd', 8, false],
  ['businessHoursEnd', 9, true],
  ['businessHoursEnd', 23, true],
  ['businessHoursEnd', 24, false],
  ['timezone', 'Asia/Kolkata', false],
  ['timezone', '', false],
  ['slotCapacity', '500', false],
  ['slotCapacity', null, false],
  ['slotCapacity', undefined, false],
  ['slotCapacity', Number.NaN, false],
])('%s may be %s: %s', (field, value, allowed) => {
  expect(v.is(SlotConfig, { ...DEFAULT_SLOT_CONFIG, [field]: value })).toBe(allowed)
})

test.each([
  ['one slot of an hour in one hour', 8, 9, 60, true],
  ['one slot of two hours in one hour', 8, 9, 120, false],
  ['one slot of two hours in two', 8, 10, 120, true],
  ['the whole day', 0, 23, 15, true],
  ['no time at all', 8, 8, 15, false],
  ['an end before the start', 18, 8, 30, false],
])(
  'the business hours must have room for one slot: %s',
  (_, businessHoursStart, businessHoursEnd, slotDurationMinutes, allowed) => {
    const config = { ...DEFAULT_SLOT_CONFIG, businessHoursStart, businessHoursEnd, slotDurationMinutes }
    expect(v.is(SlotConfig, config)).toBe(allowed)
  },
)

test('the fields that an API may leave out of the stored configuration may be null', () => {
  const { maxFutureBookings: _, ...stored } = DEFAULT_SLOT_CONFIG
  const read = v.parse(StoredSlotConfig, { ...stored, maxFutureBookings: null, dryRun: null })
  expect(read).toEqual({ ...stored, maxFutureBookings: undefined, dryRun: undefined })
})

test('the refusal of hours too short for a slot says so', () => {
  const { issues } = v.safeParse(SlotConfig, { ...DEFAULT_SLOT_CONFIG, businessHoursEnd: 8 })
  expect(issues?.map((issue) => issue.message)).toEqual([
    'At least one slot must fit between the business hours',
  ])
})

test('the zones are the nine of the specification', () => {
  expect(TIMEZONES).toEqual([
    'UTC',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'Europe/London',
    'Europe/Paris',
    'Asia/Tokyo',
    'Asia/Shanghai',
  ])
})

test.each(TIMEZONES)('%s is allowed and known to the platform', (timezone) => {
  expect(v.is(SlotConfig, { ...DEFAULT_SLOT_CONFIG, timezone })).toBe(true)
  expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow()
})

test('a configuration has its number of slots and seats a day', () => {
  expect([slotsPerDay(DEFAULT_SLOT_CONFIG), seatsPerDay(DEFAULT_SLOT_CONFIG)]).toEqual([20, 10_000])
  expect(slotsPerDay({ ...DEFAULT_SLOT_CONFIG, slotDurationMinutes: 45 }), 'none is cut short').toBe(13)
  expect(slotsPerDay({ ...DEFAULT_SLOT_CONFIG, businessHoursEnd: 7 })).toBe(0)
})
