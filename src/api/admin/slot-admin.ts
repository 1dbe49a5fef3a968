import * as v from 'valibot'
import { rowsOf } from '../../domain/lib/rows.ts'
import { MessageAnswer } from '../../domain/session/session.ts'
import { Slot, SlotBooking } from '../../domain/slots/slot.ts'
import { type SlotConfig, StoredSlotConfig, TriedSlotConfig } from '../../domain/slots/slot-config.ts'
import { SlotOverviewItem, SlotSummary } from '../../domain/slots/slot-figures.ts'
import { call } from '../client.ts'

/** Dates are 'YYYY-MM-DD' in the server's zone. */
export const listSlotStatistics = (date: string) =>
  call(rowsOf(Slot), '/admin/slots/statistics', { query: { date } })
export const listSlotBookings = (slotId?: string) =>
  call(rowsOf(SlotBooking), '/admin/slots/bookings', { query: { slotId } })
export const getSlotOverview = (startDate: string, endDate: string) =>
  call(rowsOf(SlotOverviewItem), '/admin/slots/overview', { query: { startDate, endDate } })
export const getSlotSummary = () => call(SlotSummary, '/admin/slots/summary')
export const cancelAnyBooking = (bookingId: string) =>
  call(MessageAnswer, `/admin/slots/cancel/${encodeURIComponent(bookingId)}`, { method: 'DELETE' })

export const getSlotConfig = () => call(StoredSlotConfig, '/admin/slot-config')
/** A dry run. Only call it if the stored configuration says `dryRun`: other APIs would save the body. */
export const trySlotConfig = (body: SlotConfig) =>
  call(TriedSlotConfig, '/admin/slot-config', { method: 'PUT', query: { dryRun: 1 }, body })
export const updateSlotConfig = (body: SlotConfig) =>
  call(v.unknown(), '/admin/slot-config', { method: 'PUT', body })
export const resetSlotConfig = () => call(v.unknown(), '/admin/slot-config/reset', { method: 'POST' })
