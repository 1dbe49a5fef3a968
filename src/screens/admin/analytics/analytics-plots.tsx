import { type ScoreBin, tally } from '../../../domain/analysis/analytics.ts'
import { scoreTone } from '../../../domain/lib/score.ts'
import { wallToInstant } from '../../../domain/lib/time.ts'
import { format } from '../../../messages/english.ts'
import { results } from '../../../messages/results/en.ts'
import type { RecentAttempts } from '../../../stores/analysis/analytics.ts'
import { BarPlot } from '../../../ui/data/bar-plot.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'

const dayName = (date: string) => format.date(wallToInstant(date, '12:00'))

export function RecentPlot({ recent: { days, cut } }: { recent: RecentAttempts }) {
  const { total, most } = tally(days)
  const first = days[0]
  if (!most || !first) return <p className="note">No attempts in the last {days.length} days.</p>
  return (
    <>
      {cut && (
        <Banner tone="yellow">
          Only the newest {results.attempts(total)} were read, so the oldest days show too few.
        </Banner>
      )}
      <BarPlot
        summary={`Attempts per day: ${results.attempts(total)} in the last ${days.length} days, most on ${dayName(most.date)} (${most.attempts})`}
        bars={days.map(({ date, attempts }) => ({ label: dayName(date), value: attempts, tone: 'blue' }))}
        columns={['Day', 'Attempts']}
        axis={[dayName(first.date), 'Today']}
        note={`${results.attempts(total)} in the last ${days.length} days`}
      />
    </>
  )
}

const binName = ({ from, to }: ScoreBin) => `${from}–${to}`

export function ScorePlot({ bins }: { bins: readonly ScoreBin[] }) {
  const { total, most } = tally(bins)
  if (!most) return <p className="note">No attempts yet.</p>
  return (
    <BarPlot
      summary={`Score distribution of ${results.attempts(total)}: most lie between ${most.from} and ${most.to} percent (${most.attempts})`}
      bars={bins.map((bin) => ({ label: binName(bin), value: bin.attempts, tone: scoreTone(bin.from) }))}
      columns={['Score (%)', 'Attempts']}
      axis={['0', '20', '40', '60', '80', '100']}
      note={`Score in percent, ${results.attempts(total)}; each bar begins with its lower number`}
    />
  )
}
