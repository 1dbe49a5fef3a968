import type { BookingStatus } from '../../../domain/slots/slot.ts'
import { slots } from '../../../messages/en/slots.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import type { Tone } from '../../../ui/lib/tone.ts'

const TONES: Record<BookingStatus, Tone> = {
  booked: 'blue',
  cancelled: 'red',
  used: 'green',
  expired: 'gray',
}

export const BookingBadge = ({ status }: { status: BookingStatus }) => (
  <Badge tone={TONES[status]}>{slots.status(status)}</Badge>
)
