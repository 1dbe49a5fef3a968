import { useStore } from '@nanostores/react'
import { MINUTE_MS } from '../../domain/lib/time.ts'
import { paths } from '../../domain/page/paths.ts'
import { type Slot, slotSpan } from '../../domain/slots/slot.ts'
import { room } from '../../messages/en/room.ts'
import { $roomOffered } from '../../stores/live/room.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $runningSlots } from '../../stores/slots/running-slots.ts'
import { $zone } from '../../stores/slots/slot-board.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

function RunningSlot({ slot }: { slot: Slot }) {
  const [now, zone] = [useStore($minute), useStore($zone)]
  const span = slotSpan(slot)
  const titleId = `running-${slot._id}`
  return (
    <Card as="section" className="row entry" aria-labelledby={titleId}>
      <span className="live-dot" aria-hidden="true" />
      <div className="grow">
        <h2 className="subheading number" id={titleId}>
          {room.isRunning(span, zone)}
        </h2>
        <p className="note number">
          {room.runningNote(slot.bookedSlots, Math.ceil((span.to - now) / MINUTE_MS))}
        </p>
      </div>
      <LinkButton dense aria-describedby={titleId} to={paths.slotRoom(slot._id)}>
        {room.openRoom}
      </LinkButton>
    </Card>
  )
}

const Running = () => useStore($runningSlots).map((slot) => <RunningSlot key={slot._id} slot={slot} />)

/** The running slots, each with a link to its room. Nothing is requested if the API has no room. */
export const RunningSlots = () => useStore($roomOffered) && <Running />
