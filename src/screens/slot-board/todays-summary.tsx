import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { slotSpan } from '../../domain/slots/slot.ts'
import { type SlotSummary, utilizationTone } from '../../domain/slots/slot-figures.ts'
import { fullest, type MapSlot } from '../../domain/slots/slot-map.ts'
import { slotBoard } from '../../messages/en/slot-board.ts'
import { slots } from '../../messages/en/slots.ts'
import { explain } from '../../messages/explain.ts'
import { format } from '../../messages/lib/language.ts'
import { $summary, $zone } from '../../stores/slots/slot-board.ts'
import { $slotMap } from '../../stores/slots/slot-map.ts'
import { DescribedColumns } from '../../ui/data/described-columns.tsx'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { UtilizationBar } from '../parts/slots/slot-usage.tsx'

const SKELETON_LINES = 6

const utilizationStat = (label: string, percent: number) => ({
  label,
  value: format.percent(percent),
  tone: utilizationTone(percent),
})

/** The occupancy of today's slots, with the fullest highlighted. */
function TodaysColumns() {
  const headingId = useId()
  const [{ slots: mapped }, zone] = [useStore($slotMap), useStore($zone)]
  const today = mapped.filter(({ day }) => day === 0)
  const peak = fullest(today)
  const [first, last] = [today[0], today.at(-1)]
  if (!peak || !first || !last) return null
  const timeOf = ({ slot }: MapSlot) => format.time(slotSpan(slot).from, zone)
  return (
    <Card as="section" className="stack by-slot" aria-labelledby={headingId}>
      <h2 className="subheading" id={headingId}>
        {slotBoard.todayBySlot}
      </h2>
      <div>
        <DescribedColumns
          columns={today.map((at) => ({
            id: at.slot._id,
            share: Math.min(at.utilization, 100) / 100,
            words: slotBoard.slotShare(slotSpan(at.slot), at.utilization, zone),
            most: at === peak,
          }))}
          axis={[timeOf(first), timeOf(last)]}
        />
      </div>
    </Card>
  )
}

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
    <div className="summary-split">
      <Card as="section" className="stack" aria-label={slotBoard.tabs.summary}>
        <StatGrid
          bare
          items={[
            { label: slotBoard.totalSlots, value: format.count(totalSlots) },
            { label: slotBoard.totalCapacity, value: format.count(totalCapacity) },
            { label: slotBoard.bookedSlots, value: format.count(totalBooked) },
            utilizationStat(slots.utilization, utilization),
          ]}
        />
        <UtilizationBar percent={utilization} />
      </Card>
      {peakHour != null && (
        <>
          <Peak hour={peakHour} utilization={peakUtilization ?? undefined} />
          <TodaysColumns />
        </>
      )}
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
