import { useStore } from '@nanostores/react'
import { wallDate } from '../../domain/lib/time.ts'
import { slotSpan } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { $bookingDate, pickBookingDate } from '../../stores/slots/booking.ts'
import { $suggestedSlot } from '../../stores/slots/timetable.ts'
import { Button } from '../../ui/forms/button.tsx'

/** The wish to be led to a slot; a new object for each press. */
export interface Suggestion {
  slotId: string
}

/** Leads to the next free slot; nothing while none is known. */
export function NextFree({ onSuggest }: { onSuggest: (suggestion: Suggestion) => void }) {
  const [slot, date] = [useStore($suggestedSlot), useStore($bookingDate)]
  if (!slot) return null
  const span = slotSpan(slot)
  const lead = () => {
    pickBookingDate(wallDate(span.from))
    onSuggest({ slotId: slot._id })
  }
  return (
    <Button dense icon="clock" onClick={lead}>
      {slotBooking.nextFree(span, date)}
    </Button>
  )
}
