import type { Slot } from '../../domain/slots/slot.ts'
import { utilization, utilizationTone } from '../../domain/slots/slot-figures.ts'
import { slots } from '../../messages/en/slots.ts'
import { format } from '../../messages/lib/language.ts'

/** A slot's figures. Colour only when it is nearly full. */
export function SlotLine({ slot }: { slot: Slot }) {
  const percent = utilization(slot)
  const tone = utilizationTone(percent)
  return (
    <p className="slot-line">
      <span>
        <span>{slots.available}</span> <b>{format.count(Math.max(0, slot.availableSlots))}</b>
      </span>
      <span>
        <span>{slots.booked}</span> <b>{format.count(slot.bookedSlots)}</b>
      </span>
      <span className={tone === 'green' ? undefined : `tone ${tone}`}>
        <span>{slots.utilization}</span> <b>{format.percent(percent)}</b>
      </span>
    </p>
  )
}

/** A bubble that fills with the slot; the figures say the same. */
export function SlotFill({ slot }: { slot: Slot }) {
  const percent = utilization(slot)
  return (
    <span
      className={`slot-fill ${utilizationTone(percent)}`}
      style={{ '--full': Math.min(100, Math.round(percent)) }}
      aria-hidden="true"
    />
  )
}
