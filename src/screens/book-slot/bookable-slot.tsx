import { useStore } from '@nanostores/react'
import { type Ref, useEffect, useRef } from 'react'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import { isUpcoming } from '../../domain/slots/slot.ts'
import type { SlotRow } from '../../domain/slots/timetable.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $busyId, $moving } from '../../stores/slots/booking.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { SlotFill, SlotLine } from './slot-line.tsx'
import { ZonedTime } from './zoned-time.tsx'

interface RowProps {
  row: SlotRow<QuizSummary>
  onBook: () => void
  onCancel: () => void
}

function BookButton({ row: { slot }, onBook, ref }: RowProps & { ref: Ref<HTMLButtonElement> }) {
  const [busyId, moving] = [useStore($busyId), useStore($moving)]
  const busy = busyId === slot._id
  const [wish, progress] = moving
    ? [slotBooking.moveToRow, slotBooking.moving]
    : [slotBooking.book, slotBooking.booking]
  if (slot.availableSlots <= 0)
    return (
      <Button dense disabled kind="quiet">
        {slotBooking.fullyBooked}
      </Button>
    )
  return (
    <Button
      dense
      kind="quiet"
      className="whole-row"
      busy={busy}
      disabled={busyId !== undefined && !busy}
      aria-describedby={`slot-${slot._id}`}
      onClick={onBook}
      ref={ref}
    >
      {busy ? progress : wish}
    </Button>
  )
}

function CancelButton({ row: { own, slot }, onCancel }: RowProps) {
  const now = useStore($minute)
  if (!own || !isUpcoming({ ...own, slot }, now)) return null
  return (
    <Button dense kind="danger-quiet" aria-describedby={`slot-${slot._id}`} onClick={onCancel}>
      {slotBooking.cancel}
    </Button>
  )
}

/**
 * A slot in the timetable, with its figures and its button. `suggested`: the request that leads to it, so that its
 * button gets the focus.
 */
export function BookableSlot({ suggested, ...props }: RowProps & { suggested: object | undefined }) {
  const { slot, span, minutesLeft, own } = props.row
  const button = useRef<HTMLButtonElement>(null)
  // The learner pressed a button that leads here. Coming from another screen, the title gets the focus first.
  useEffect(() => {
    if (!suggested) return
    const frame = requestAnimationFrame(() => button.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [suggested])
  return (
    <li
      className={classNames(
        'slot-row',
        own && 'yours',
        suggested && 'suggested',
        !own && slot.availableSlots <= 0 && 'full',
      )}
    >
      <SlotFill slot={slot} />
      <p className="slot-hour" id={`slot-${slot._id}`}>
        <span>
          <ZonedTime span={span} />
        </span>
        {own && (
          <Badge tone="accent" icon="check">
            {slotBooking.yours}
          </Badge>
        )}
        {minutesLeft !== undefined && <Badge tone="yellow">{slotBooking.minutesLeft(minutesLeft)}</Badge>}
      </p>
      {own ? <CancelButton {...props} /> : <BookButton {...props} ref={button} />}
      <SlotLine slot={slot} />
    </li>
  )
}
