import { useStore } from '@nanostores/react'
import { OVERVIEW_DAYS } from '../../domain/slots/slot-board.ts'
import type { SlotOverviewItem } from '../../domain/slots/slot-figures.ts'
import { slotBoard } from '../../messages/en/slot-board.ts'
import { slots } from '../../messages/en/slots.ts'
import { explain } from '../../messages/explain.ts'
import { format } from '../../messages/lib/language.ts'
import { $overview } from '../../stores/slots/slot-board.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardSkeleton } from '../../ui/feedback/spinner.tsx'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { SlotUsage } from '../parts/slots/slot-usage.tsx'

const DayCard = ({ day }: { day: SlotOverviewItem }) => (
  <li className="slot slot-day">
    <h2 className="slot-hour">{format.dayHeading(day.date)}</h2>
    <SlotUsage
      percent={day.utilization}
      figures={[
        [slotBoard.totalSlots, format.count(day.totalSlots)],
        [slotBoard.capacity, format.count(day.totalCapacity)],
        [slots.booked, format.count(day.totalBooked)],
        [slots.available, format.count(day.totalAvailable)],
      ]}
    />
  </li>
)

export function WeekOverview() {
  const overview = useStore($overview)
  return (
    <RemoteView
      remote={overview}
      skeleton={<CardSkeleton count={OVERVIEW_DAYS} />}
      explain={(error) => explain(error, 'fetch-slot-overview')}
      onRetry={$overview.revalidate}
    >
      {({ rows, odd }) => (
        <>
          {rows.length === 0 ? (
            <EmptyState icon="calendar" title={slotBoard.noSlots} note={slotBoard.noSlotsNote} />
          ) : (
            <ul className="slots">
              {rows.map((day) => (
                <DayCard key={day.date} day={day} />
              ))}
            </ul>
          )}
          <UnreadableRows odd={odd} />
        </>
      )}
    </RemoteView>
  )
}
