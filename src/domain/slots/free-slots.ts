import { type Slot, type SlotBooking, type Span, slotSpan } from './slot.ts'

/** The first slots to come that have a seat, earliest first. */
export const freeSlots = (slots: readonly Slot[], now: number, most: number) =>
  slots
    .map((slot) => ({ id: slot._id, span: slotSpan(slot), seats: slot.availableSlots }))
    .filter(({ span, seats }) => seats > 0 && span.from > now)
    .toSorted((one, other) => one.span.from - other.span.from)
    .slice(0, most)

/** The seat in the slot of this span. An API that does not tell of the slot leaves no doubt where there is one seat only. */
export function bookingOf(bookings: readonly SlotBooking[], { from }: Span): SlotBooking | undefined {
  const booked = bookings.filter(({ status }) => status === 'booked')
  const [only] = booked
  if (only && booked.length === 1 && !only.slot) return only
  return booked.find(({ slot }) => slot && slotSpan(slot).from === from)
}
