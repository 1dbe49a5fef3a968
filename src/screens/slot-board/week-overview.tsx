import { useStore } from '@nanostores/react'
import type { SlotOverviewItem } from '../../domain/slots/slot.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { $overview } from '../../stores/slots/slot-board.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardBones } from '../../ui/feedback/spinner.tsx'
import { Usage } from './usage.tsx'

function DayCard({ day }: { day: SlotOverviewItem }) {
  return (
    <li className="slot slot-day">
      <h2 className="slot-hour">{format.dayHeading(day.date.slice(0, 10))}</h2>
      <Usage
        percent={day.utilization}
        figures={[
          ['Total Slots', day.totalSlots],
          ['Capacity', day.totalCapacity],
          ['Booked', day.totalBooked],
          ['Available', day.totalAvailable],
        ]}
      />
    </li>
  )
}

export function WeekOverview() {
  const overview = useStore($overview)
  return (
    <RemoteView
      remote={overview}
      bones={<CardBones count={7} />}
      explain={(error) => explain(error, 'fetch-slot-overview')}
      onRetry={$overview.revalidate}
    >
      {(days) =>
        days.length === 0 ? (
          <EmptyState icon="calendar" title="No slots found" note="Generate slots to fill the coming days." />
        ) : (
          <ul className="slots">
            {days.map((day) => (
              <DayCard key={day.date} day={day} />
            ))}
          </ul>
        )
      }
    </RemoteView>
  )
}
