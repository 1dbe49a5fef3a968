import { useStore } from '@nanostores/react'
import { wallDate } from '../../domain/lib/time.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { $availableSlots, $bookingDate, pickBookingDate } from '../../stores/slots/booking.ts'
import { $nextFree } from '../../stores/slots/next-free.ts'
import { Button } from '../../ui/forms/button.tsx'

/** The wish to be led to a slot; a new object for each press. */
export interface Suggestion {
  slotId: string
}

interface NextFreeProps {
  onSuggest: (suggestion: Suggestion) => void
}

function Lead({ onSuggest }: NextFreeProps) {
  const [next, date] = [useStore($nextFree), useStore($bookingDate)]
  const [first] = next?.rows ?? []
  if (!first) return null
  const { slot, span } = first
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

/** Leads to the next free slot; nothing while none is known. Read after the day that is shown, which must not wait for it. */
export function NextFree({ onSuggest }: NextFreeProps) {
  const { data } = useStore($availableSlots)
  return data ? <Lead onSuggest={onSuggest} /> : null
}
