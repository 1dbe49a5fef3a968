import { useStore } from '@nanostores/react'
import { wallDate } from '../../domain/lib/time.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { $availableSlots, $bookingDate, suggestSlot } from '../../stores/slots/booking.ts'
import { $nextFree } from '../../stores/slots/next-free.ts'
import { Button } from '../../ui/forms/button.tsx'

function Lead() {
  const [next, date] = [useStore($nextFree), useStore($bookingDate)]
  const [first] = next?.rows ?? []
  if (!first) return null
  const { slot, span } = first
  return (
    <Button dense icon="clock" onClick={() => suggestSlot(slot._id, wallDate(span.from))}>
      {slotBooking.nextFree(span, date)}
    </Button>
  )
}

/** Leads to the next free slot; nothing while unknown. Loaded after the shown day, which must not wait for it. */
export function NextFree() {
  const { data } = useStore($availableSlots)
  return data ? <Lead /> : null
}
