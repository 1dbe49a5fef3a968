import { rowsOf } from '../domain/lib/rows.ts'
import { MessageAnswer } from '../domain/session/session.ts'
import { BookAnswer, CurrentSlot, Slot, SlotBooking } from '../domain/slots/slot.ts'
import { call } from './client.ts'

export const getCurrentSlot = () => call(CurrentSlot, '/slots/current')
/** The slots of `date`, 'YYYY-MM-DD' in the server's zone; without it the server chooses the dates. */
export const listAvailableSlots = (date?: string) =>
  call(rowsOf(Slot), '/slots/available', { query: { date } })
export const bookSlot = (slotId: string) =>
  call(BookAnswer, '/slots/book', { method: 'POST', body: { slotId } })
export const moveBooking = (bookingId: string, slotId: string) =>
  call(BookAnswer, `/slots/move/${encodeURIComponent(bookingId)}`, { method: 'POST', body: { slotId } })
export const listMyBookings = (userId?: string) => call(rowsOf(SlotBooking), '/slots/my-bookings', { userId })
export const cancelBooking = (bookingId: string) =>
  call(MessageAnswer, `/slots/cancel/${encodeURIComponent(bookingId)}`, { method: 'DELETE' })
export const generateSlots = () => call(MessageAnswer, '/slots/generate', { method: 'POST' })
