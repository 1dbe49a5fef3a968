import { useStore } from '@nanostores/react'
import { paths } from '../../domain/page/paths.ts'
import { isRunning, type Slot, slotSpan } from '../../domain/slots/slot.ts'
import { utilization } from '../../domain/slots/slot-figures.ts'
import { room } from '../../messages/en/room.ts'
import { slotBoard } from '../../messages/en/slot-board.ts'
import { slots } from '../../messages/en/slots.ts'
import { explain } from '../../messages/explain.ts'
import { format } from '../../messages/lib/language.ts'
import { $roomOffered } from '../../stores/live/room.ts'
import { $minute } from '../../stores/page/clock.ts'
import {
  $boardDate,
  $boardDates,
  $statistics,
  $zone,
  openBookings,
  pickBoardDate,
} from '../../stores/slots/slot-board.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { DayPicker } from '../parts/slots/day-picker.tsx'
import { SlotUsage } from '../parts/slots/slot-usage.tsx'

/** The whole card is pressed for the details. A running slot stands in ink, with a link to its room. */
function BoardSlot({ slot }: { slot: Slot }) {
  const [zone, now, roomOffered] = [useStore($zone), useStore($minute), useStore($roomOffered)]
  const span = slotSpan(slot)
  const { from, to } = span
  const headingId = `slot-${slot._id}`
  const running = isRunning(span, now)
  return (
    <li className={classNames('slot', 'pressed', running && 'running')}>
      <h3 className="slot-hour" id={headingId}>
        {format.shortTimeRange(from, to, zone)}
      </h3>
      <div className="slot-action">
        <Button
          dense
          kind="quiet"
          className="whole-press"
          aria-describedby={headingId}
          onClick={() => openBookings(slot)}
        >
          {slotBoard.viewDetails}
        </Button>
      </div>
      <SlotUsage
        percent={utilization(slot)}
        figures={[
          [slots.available, format.count(Math.max(0, slot.availableSlots))],
          [slots.booked, format.count(slot.bookedSlots)],
        ]}
      />
      {running && roomOffered && (
        <LinkButton
          dense
          kind="quiet"
          icon="user"
          className="slot-room"
          title={room.openRoom}
          aria-describedby={headingId}
          to={paths.slotRoom(slot._id)}
        >
          {room.openRoom}
        </LinkButton>
      )}
    </li>
  )
}

function DaySlots({ date, daySlots }: { date: string; daySlots: readonly Slot[] }) {
  if (daySlots.length === 0)
    return <EmptyState icon="calendar" title={slotBoard.noSlots} note={slotBoard.noSlotsOn(date)} />
  return (
    <>
      <div className="section-head">
        <h2 className="heading">{slotBoard.slotsOn(date)}</h2>
        <p className="note">{slots.count(daySlots.length)}</p>
      </div>
      <ul className="slots">
        {daySlots.map((slot) => (
          <BoardSlot key={slot._id} slot={slot} />
        ))}
      </ul>
    </>
  )
}

export function DateAnalysis() {
  const [dates, date, statistics] = [useStore($boardDates), useStore($boardDate), useStore($statistics)]
  return (
    <section className="stack" aria-label={slotBoard.datesLabel}>
      <DayPicker name="board-date" dates={dates} picked={date} onPick={pickBoardDate} />
      <RemoteView
        remote={statistics}
        skeleton={<CardSkeleton count={6} />}
        explain={(error) => explain(error, 'fetch-slot-statistics')}
        onRetry={$statistics.revalidate}
      >
        {({ rows, odd }) => (
          <>
            <DaySlots date={date ?? ''} daySlots={rows} />
            <UnreadableRows odd={odd} />
          </>
        )}
      </RemoteView>
    </section>
  )
}
