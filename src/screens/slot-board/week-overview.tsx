import { useStore } from '@nanostores/react'
import { OVERVIEW_DAYS } from '../../domain/slots/slot-board.ts'
import { type SlotOverviewItem, utilizationTone } from '../../domain/slots/slot-figures.ts'
import { slotBoard } from '../../messages/en/slot-board.ts'
import { slots } from '../../messages/en/slots.ts'
import { explain } from '../../messages/explain.ts'
import { format } from '../../messages/lib/language.ts'
import { $overview } from '../../stores/slots/slot-board.ts'
import { type Column, FoldingTable } from '../../ui/data/folding-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardSkeleton } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { UtilizationBar } from '../parts/slots/slot-usage.tsx'

const columns = (): Column<SlotOverviewItem>[] => [
  { title: slotBoard.day, as: 'head', cell: ({ date }) => format.dayHeading(date) },
  {
    title: slots.utilization,
    as: 'whole',
    className: 'day-usage',
    cell: ({ utilization }) => (
      <div className="day-gauge">
        <UtilizationBar percent={utilization} />
        <b className={`tone number ${utilizationTone(utilization)}`}>{format.percent(utilization)}</b>
      </div>
    ),
  },
  { title: slotBoard.totalSlots, ofNumber: true, cell: (day) => format.count(day.totalSlots) },
  { title: slotBoard.capacity, ofNumber: true, cell: (day) => format.count(day.totalCapacity) },
  { title: slots.booked, ofNumber: true, cell: (day) => format.count(day.totalBooked) },
  { title: slots.available, ofNumber: true, cell: (day) => format.count(day.totalAvailable) },
]

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
            <Card flush className="week">
              <FoldingTable
                columns={columns()}
                rows={rows}
                keyOf={({ date }) => date}
                label={slotBoard.tabs.overview}
              />
            </Card>
          )}
          <UnreadableRows odd={odd} />
        </>
      )}
    </RemoteView>
  )
}
