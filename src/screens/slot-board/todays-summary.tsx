import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { type SlotSummary, utilizationTone } from '../../domain/slots/slot-figures.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { slotBoard } from '../../messages/slot-board/en.ts'
import { slots } from '../../messages/slots/en.ts'
import { $summary } from '../../stores/slots/slot-board.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { UtilizationBar } from '../parts/slot-usage.tsx'

const SKELETON_LINES = 6

const utilizationStat = (label: string, percent: number) => ({
  label,
  value: format.percent(percent),
  tone: utilizationTone(percent),
})

function Peak({ hour, utilization }: { hour: string | number; utilization: number | undefined }) {
  const headingId = useId()
  return (
    <Card as="section" className="stack" aria-labelledby={headingId}>
      <h2 className="subheading" id={headingId}>
        {slotBoard.peakTitle}
      </h2>
      <StatGrid
        bare
        items={[
          { label: slotBoard.peakHour, value: slotBoard.peak(hour) },
          ...(utilization === undefined ? [] : [utilizationStat(slotBoard.peakUtilization, utilization)]),
        ]}
      />
    </Card>
  )
}

function Summary({ summary }: { summary: SlotSummary }) {
  const { totalSlots, totalCapacity, totalBooked, utilization, peakHour, peakUtilization } = summary
  return (
    <div className="stack">
      <StatGrid
        items={[
          { label: slotBoard.totalSlots, value: format.count(totalSlots) },
          { label: slotBoard.totalCapacity, value: format.count(totalCapacity) },
          { label: slotBoard.bookedSlots, value: format.count(totalBooked) },
          utilizationStat(slots.utilization, utilization),
        ]}
      />
      <UtilizationBar percent={utilization} />
      {peakHour != null && <Peak hour={peakHour} utilization={peakUtilization ?? undefined} />}
    </div>
  )
}

export function TodaysSummary() {
  const summary = useStore($summary)
  return (
    <RemoteView
      remote={summary}
      skeleton={<LineSkeleton lines={SKELETON_LINES} />}
      explain={(error) => explain(error, 'fetch-slot-summary')}
      onRetry={$summary.revalidate}
    >
      {(data) =>
        data.totalSlots === 0 ? (
          <EmptyState icon="calendar" title={slotBoard.noData} note={slotBoard.noDataNote} />
        ) : (
          <Summary summary={data} />
        )
      }
    </RemoteView>
  )
}
