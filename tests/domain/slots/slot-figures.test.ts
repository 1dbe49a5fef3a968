// SPEC 2 Slot Booking Dashboard
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  SlotOverviewItem,
  SlotSummary,
  utilization,
  utilizationTone,
} from '../../../src/domain/slots/slot-figures.ts'

test('the figures of the dashboard are read, and other shapes refused', () => {
  const figures = { totalSlots: 20, totalCapacity: 10_000, totalBooked: 120, utilization: 1 }
  expect(v.is(SlotSummary, { ...figures, peakHour: '09:30', peakUtilization: 24 })).toBe(true)
  expect(v.is(SlotSummary, { ...figures, peakHour: null })).toBe(true)
  expect(v.is(SlotSummary, { ...figures, totalBooked: '120' })).toBe(false)
  expect(v.is(SlotOverviewItem, { ...figures, date: '2026-03-04', totalAvailable: 9880 })).toBe(true)
  expect(v.is(SlotOverviewItem, { ...figures, date: '2026-03-04' })).toBe(false)
})

test.each([
  [0, 500, 0, 'green'],
  [349, 500, 70, 'yellow'],
  [347, 500, 69, 'green'],
  [350, 500, 70, 'yellow'],
  [449, 500, 90, 'red'],
  [447, 500, 89, 'yellow'],
  [450, 500, 90, 'red'],
  [500, 500, 100, 'red'],
  [120, 100, 120, 'red'],
  [0, 0, 0, 'green'],
])('%i booked of %i are %i percent, %s', (bookedSlots, maxSlots, percent, tone) => {
  expect(utilization({ bookedSlots, maxSlots })).toBe(percent)
  expect(utilizationTone(utilization({ bookedSlots, maxSlots }))).toBe(tone)
})

test.each([
  [89.5, 'red'],
  [89.4, 'yellow'],
  [69.5, 'yellow'],
  [69.4, 'green'],
])('a utilization of %d is rated as it is shown: %s', (percent, tone) => {
  expect(utilizationTone(percent)).toBe(tone)
})
