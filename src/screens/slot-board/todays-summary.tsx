import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { type SlotSummary, utilizationTone } from '../../domain/slots/slot.ts'
import { peakLabel } from '../../domain/slots/slot-board.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { $summary } from '../../stores/slots/slot-board.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineBones } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'

const BONE_LINES = 6

function Peak({ hour, utilization }: { hour: string | number; utilization: number | undefined }) {
  const headingId = useId()
  return (
    <Card as="section" className="stack" aria-labelledby={headingId}>
      <h2 className="subheading" id={headingId}>
        Peak Hour Analysis
      </h2>
      <StatGrid
        bare
        items={[
          { label: 'Peak Hour', value: peakLabel(hour) },
          ...(utilization === undefined
            ? []
            : [
                {
                  label: 'Peak Utilization',
                  value: `${utilization}%`,
                  tone: utilizationTone(utilization),
                },
              ]),
        ]}
      />
    </Card>
  )
}

function Summary({ summary }: { summary: SlotSummary }) {
  const { totalSlots, totalCapacity, totalBooked, utilization, peakHour, peakUtilization } = summary
  const tone = utilizationTone(utilization)
  return (
    <div className="stack">
      <StatGrid
        items={[
          { label: 'Total Slots', value: format.count(totalSlots) },
          { label: 'Total Capacity', value: format.count(totalCapacity) },
          { label: 'Booked Slots', value: format.count(totalBooked) },
          { label: 'Utilization', value: `${utilization}%`, tone },
        ]}
      />
      <ProgressBar
        label="Utilization"
        value={utilization}
        max={100}
        tone={tone}
        marks="utilization"
        valueText={`${utilization}%`}
      />
      {peakHour != null && <Peak hour={peakHour} utilization={peakUtilization ?? undefined} />}
    </div>
  )
}

export function TodaysSummary() {
  const summary = useStore($summary)
  return (
    <RemoteView
      remote={summary}
      bones={<LineBones lines={BONE_LINES} />}
      explain={(error) => explain(error, 'fetch-slot-summary')}
      onRetry={$summary.revalidate}
    >
      {(data) =>
        data.totalSlots === 0 ? (
          <EmptyState icon="calendar" title="No data available" note="Generate slots to see summary data." />
        ) : (
          <Summary summary={data} />
        )
      }
    </RemoteView>
  )
}
