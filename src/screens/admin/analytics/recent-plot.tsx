import { tally } from '../../../domain/analysis/analytics.ts'
import { analytics } from '../../../messages/en/analytics.ts'
import type { RecentAttempts } from '../../../stores/analysis/analytics.ts'
import { BarPlot } from '../../../ui/data/bar-plot.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'

/** Attempts per day. */
export function RecentPlot({ recent: { days, cut } }: { recent: RecentAttempts }) {
  const { total, most } = tally(days)
  const first = days[0]
  if (!most || !first) return <p className="note">{analytics.noRecentAttempts(days.length)}</p>
  return (
    <>
      {cut && <Banner tone="yellow">{analytics.oldestDaysIncomplete(total)}</Banner>}
      <BarPlot
        summary={analytics.recentSummary(total, days.length, most)}
        bars={days.map(({ date, attempts }) => ({
          label: analytics.day(date),
          value: attempts,
          tone: 'blue',
        }))}
        columns={[analytics.dayColumn, analytics.attempts]}
        axis={[analytics.day(first.date), analytics.today]}
        note={analytics.recentAttempts(total, days.length)}
      />
    </>
  )
}
