import * as v from 'valibot'
import { percent, type RatingTone } from '../lib/score.ts'
import { type Slot, SlotDate } from './slot.ts'

/** GET /admin/slots/summary; `utilization` and `peakUtilization` are percentages. */
export const SlotSummary = v.object({
  totalSlots: v.number(),
  totalCapacity: v.number(),
  totalBooked: v.number(),
  utilization: v.number(),
  peakHour: v.nullish(v.union([v.string(), v.number()])),
  peakUtilization: v.nullish(v.number()),
})
export type SlotSummary = v.InferOutput<typeof SlotSummary>

/** One date of GET /admin/slots/overview; `utilization` is a percentage. */
export const SlotOverviewItem = v.object({
  date: SlotDate,
  totalSlots: v.number(),
  totalCapacity: v.number(),
  totalBooked: v.number(),
  totalAvailable: v.number(),
  utilization: v.number(),
})
export type SlotOverviewItem = v.InferOutput<typeof SlotOverviewItem>

/** Booked as a percentage of the capacity; above 100 if the capacity was lowered below the bookings. */
export const utilization = (slot: Pick<Slot, 'bookedSlots' | 'maxSlots'>) =>
  percent(slot.bookedSlots, slot.maxSlots)

/** 90 and up red, 70 and up yellow, below green; rated as it is shown: rounded. */
export function utilizationTone(utilizationPercent: number): RatingTone {
  const shown = Math.round(utilizationPercent)
  if (shown >= 90) return 'red'
  return shown >= 70 ? 'yellow' : 'green'
}
