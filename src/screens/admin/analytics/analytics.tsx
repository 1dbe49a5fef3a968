import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import { overallFigures } from '../../../domain/analysis/analytics.ts'
import { formatCount } from '../../../domain/lib/counting.ts'
import type { Failure } from '../../../domain/lib/failure.ts'
import { paths } from '../../../domain/lib/paths.ts'
import {
  $figures,
  $recentAttempts,
  $scoreBins,
  type AllFigures,
  explainAnalytics,
  refreshAnalytics,
} from '../../../stores/analysis/analytics.ts'
import { StatGrid } from '../../../ui/data/stat-grid.tsx'
import { type Remote, RemoteView } from '../../../ui/feedback/remote-view.tsx'
import { LineBones } from '../../../ui/feedback/spinner.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LinkButton } from '../../parts/link-button.tsx'
import { RecentPlot, ScorePlot } from './analytics-plots.tsx'
import { QuizAverages } from './analytics-quizzes.tsx'

const BONE_LINES = 8

interface PanelProps<Data> {
  title: string
  remote: Remote<Data, Failure>
  onRetry: () => void
  children: (data: Data) => ReactNode
}

function Panel<Data>({ title, remote, onRetry, children }: PanelProps<Data>) {
  const headingId = useId()
  return (
    <Card as="section" className="stack" aria-labelledby={headingId}>
      <h3 className="subheading" id={headingId}>
        {title}
      </h3>
      <RemoteView
        remote={remote}
        bones={<LineBones lines={BONE_LINES} />}
        explain={explainAnalytics}
        onRetry={onRetry}
      >
        {children}
      </RemoteView>
    </Card>
  )
}

function Totals({ figures: { totalAttempts, quizzes } }: { figures: AllFigures }) {
  const average = quizzes && overallFigures(quizzes).averageScore
  return (
    <StatGrid
      items={[
        { label: 'Total Attempts', value: formatCount(totalAttempts) },
        ...(average === undefined ? [] : [{ label: 'Average Score', value: `${average}%` }]),
      ]}
    />
  )
}

/** How quizzes are taken, from what the API tells of all results. */
export function Analytics() {
  const figures = useStore($figures)
  const recent = useStore($recentAttempts)
  const bins = useStore($scoreBins)
  const busy = figures.loading || recent.loading || bins.loading
  return (
    <section className="stack" aria-label="Analytics">
      <div className="section-head">
        <h2 className="heading">Analytics</h2>
        <div className="row">
          <IconButton dense icon="refresh" label="Refresh analytics" busy={busy} onClick={refreshAnalytics} />
          <LinkButton dense icon="chart" to={paths.adminResults}>
            All Results
          </LinkButton>
        </div>
      </div>
      {figures.data && <Totals figures={figures.data} />}
      <div className="plots">
        <Panel title="Attempts per day" remote={recent} onRetry={$recentAttempts.revalidate}>
          {(data) => <RecentPlot recent={data} />}
        </Panel>
        <Panel title="Score distribution" remote={bins} onRetry={$scoreBins.revalidate}>
          {(data) => <ScorePlot bins={data} />}
        </Panel>
      </div>
      <Panel title="Most taken quizzes" remote={figures} onRetry={$figures.revalidate}>
        {({ quizzes }) => <QuizAverages quizzes={quizzes} />}
      </Panel>
    </section>
  )
}
