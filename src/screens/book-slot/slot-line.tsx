import type { Slot } from '../../domain/slots/slot.ts'
import { utilization, utilizationTone } from '../../domain/slots/slot-figures.ts'
import { format } from '../../messages/language.ts'
import { slots } from '../../messages/slots/en.ts'

/** The words of the figures below, once at the head of their columns. Where there is room each row hides its own. */
export const SlotHeads = () => (
  <span className="slot-heads" aria-hidden="true">
    <span>{slots.available}</span>
    <span>{slots.booked}</span>
    <span>{slots.utilization}</span>
  </span>
)

/** The figures of a slot. */
export function SlotLine({ slot }: { slot: Slot }) {
  const percent = utilization(slot)
  return (
    <p className="slot-line">
      <span>
        <span className="word">{slots.available}</span>{' '}
        <b>{format.count(Math.max(0, slot.availableSlots))}</b>
      </span>
      <span>
        <span className="word">{slots.booked}</span> <b>{format.count(slot.bookedSlots)}</b>
      </span>
      <span>
        <span className="word">{slots.utilization}</span>{' '}
        <b className={`tone ${utilizationTone(percent)}`}>{format.percent(percent)}</b>
      </span>
    </p>
  )
}

/** How full a slot is, as the lower edge of its row; the figures say the same. */
export function SlotLevel({ slot }: { slot: Slot }) {
  const percent = utilization(slot)
  return (
    <span
      className={`level ${utilizationTone(percent)}`}
      style={{ '--full': Math.min(100, Math.round(percent)) }}
      aria-hidden="true"
    />
  )
}
