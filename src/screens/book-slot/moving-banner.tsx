import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { type SlotBooking, slotSpan } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { slots } from '../../messages/en/slots.ts'
import { $moving, $reachedLimit, stopMoving } from '../../stores/slots/booking.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'

interface MovingProps {
  booking: SlotBooking
  onKeep: () => void
}

function Moving({ booking: { slot }, onKeep }: MovingProps) {
  const text = useRef<HTMLParagraphElement>(null)
  // The bookings list is far below the times to choose from.
  useEffect(() => text.current?.focus(), [])
  return (
    <Banner
      tone="blue"
      icon="calendar"
      action={
        <Button dense onClick={onKeep}>
          {slots.keepBooking}
        </Button>
      }
    >
      <p ref={text} tabIndex={-1}>
        <strong>{slotBooking.chooseNew(slotBooking.bookedTime(slot ? slotSpan(slot) : undefined))}</strong>
      </p>
      <p>{slotBooking.chooseNewNote}</p>
    </Banner>
  )
}

/** Says what choosing a time will do: move a booking, or nothing if the limit is reached. */
export function MovingBanner({ onKept }: { onKept: () => void }) {
  const [moving, limit] = [useStore($moving), useStore($reachedLimit)]
  const keep = () => {
    stopMoving()
    onKept()
  }
  if (moving) return <Moving key={moving._id} booking={moving} onKeep={keep} />
  return limit !== undefined && <Banner tone="yellow">{slotBooking.limit(limit)}</Banner>
}
