import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/lib/paths.ts'
import { formatShortTimeRange } from '../../domain/lib/time.ts'
import { type Slot, slotSpan, utilization, utilizationTone } from '../../domain/slots/slot.ts'
import { $busyId, book } from '../../stores/slots/booking.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/lib/class-names.ts'

function BookButton({ slot }: { slot: Slot }) {
  const busyId = useStore($busyId)
  const [, navigate] = useLocation()
  if (slot.availableSlots <= 0)
    return (
      <Button dense disabled>
        Fully Booked
      </Button>
    )
  const bookHere = async () => {
    if (await book(slot._id)) navigate(paths.home)
  }
  return (
    <Button
      dense
      busy={busyId === slot._id}
      busyText="Booking..."
      disabled={busyId !== undefined && busyId !== slot._id}
      aria-describedby={`slot-${slot._id}`}
      onClick={() => void bookHere()}
    >
      Book Slot
    </Button>
  )
}

export function SlotCard({ slot }: { slot: Slot }) {
  const { from, to } = slotSpan(slot)
  const used = utilization(slot)
  const tone = utilizationTone(used)
  return (
    <li className={classNames('slot', slot.availableSlots <= 0 && 'full')}>
      <h3 className="slot-hour" id={`slot-${slot._id}`}>
        {formatShortTimeRange(from, to)}
      </h3>
      <div className="slot-action">
        <BookButton slot={slot} />
      </div>
      <div>
        <ProgressBar
          label="Utilization"
          value={used}
          max={100}
          tone={tone}
          marks="utilization"
          valueText={`${used}%`}
        />
        <div className="slot-figures">
          <span>
            Available <b>{Math.max(0, slot.availableSlots)}</b>
          </span>
          <span>
            Booked <b>{slot.bookedSlots}</b>
          </span>
          <span>
            Utilization <b className={`tone ${tone}`}>{used}%</b>
          </span>
        </div>
      </div>
    </li>
  )
}
