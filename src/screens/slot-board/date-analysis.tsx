import { useStore } from '@nanostores/react'
import { type Slot, slotSpan, utilization } from '../../domain/slots/slot.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { $date, $dates, $statistics, $zone, openBookings, pickDate } from '../../stores/slots/slot-board.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardBones } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { DayPicker } from '../parts/day-picker.tsx'
import { Usage } from './usage.tsx'

function SlotCard({ slot }: { slot: Slot }) {
  const zone = useStore($zone)
  const { from, to } = slotSpan(slot)
  const headingId = `slot-${slot._id}`
  return (
    <li className="slot">
      <h3 className="slot-hour" id={headingId}>
        {format.shortTimeRange(from, to, zone)}
      </h3>
      <div className="slot-action">
        <Button dense aria-describedby={headingId} onClick={() => openBookings(slot)}>
          View Details
        </Button>
      </div>
      <Usage
        percent={utilization(slot)}
        figures={[
          ['Available', Math.max(0, slot.availableSlots)],
          ['Booked', slot.bookedSlots],
        ]}
      />
    </li>
  )
}

function DaySlots({ date, slots }: { date: string; slots: readonly Slot[] }) {
  if (slots.length === 0)
    return (
      <EmptyState
        icon="calendar"
        title="No slots found"
        note={`There are no slots on ${format.dayHeading(date)}.`}
      />
    )
  return (
    <>
      <div className="section-head">
        <h2 className="heading">Slots on {format.dayHeading(date)}</h2>
        <p className="note">
          {slots.length} {slots.length === 1 ? 'slot' : 'slots'}
        </p>
      </div>
      <ul className="slots">
        {slots.map((slot) => (
          <SlotCard key={slot._id} slot={slot} />
        ))}
      </ul>
    </>
  )
}

export function DateAnalysis() {
  const [dates, date, statistics] = [useStore($dates), useStore($date), useStore($statistics)]
  return (
    <section className="stack" aria-label="Slots of a date">
      <DayPicker name="board-date" dates={dates} picked={date} onPick={pickDate} />
      <RemoteView
        remote={statistics}
        bones={<CardBones count={6} />}
        explain={(error) => explain(error, 'fetch-slot-statistics')}
        onRetry={$statistics.revalidate}
      >
        {(slots) => <DaySlots date={date ?? ''} slots={slots} />}
      </RemoteView>
    </section>
  )
}
