import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import { overallFigures } from '../../../domain/analysis/analytics.ts'
import type { Failure } from '../../../domain/lib/failure.ts'
import { paths } from '../../../domain/page/paths.ts'
import { analytics } from '../../../messages/en/analytics.ts'
import { explain } from '../../../messages/explain.ts'
import { format } from '../../../messages/lib/language.ts'
import {
  $overallFigures,
  $recentAttempts,
  $scoreBins,
  type AllFigures,
  refreshAnalytics,
} from '../../../stores/analysis/analytics.ts'
import { StatGrid } from '../../../ui/data/stat-grid.tsx'
import { type Remote, RemoteView } from '../../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LinkButton } from '../../parts/page/link-button.tsx'
import { ScorePlot } from '../../parts/quiz/score-plot.tsx'
import { QuizAverages } from './quiz-averages.tsx'
import { RecentPlot } from './recent-plot.tsx'

const SKELETON_LINES = 8

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
        skeleton={<LineSkeleton lines={SKELETON_LINES} />}
        explain={(failure) => explain(failure, 'load-analytics')}
        onRetry={onRetry}
      >
        {children}
      </RemoteView>
    </Card>
  )
}

function Totals({ figures: { totalAttempts, quizzes } }: { figures: AllFigures }) {
  const average = quizzes && (totalAttempts > 0 ? overallFigures(quizzes).averageScore : Number.NaN)
  return (
    <StatGrid
      items={[
        { label: analytics.totalAttempts, value: format.count(totalAttempts) },
        ...(average === undefined ? [] : [{ label: analytics.averageScore, value: format.percent(average) }]),
      ]}
    />
  )
}

/** How quizzes are taken, from the results of all users. */
export function Analytics() {
  const figures = useStore($overallFigures)
  const recent = useStore($recentAttempts)
  const bins = useStore($scoreBins)
  const busy = figures.loading || recent.loading || bins.loading
  return (
    <section className="stack" aria-label={analytics.title}>
      <div className="section-head">
        <h2 className="heading">{analytics.title}</h2>
        <div className="row">
          <IconButton dense icon="refresh" label={analytics.refresh} busy={busy} onClick={refreshAnalytics} />
          <LinkButton dense icon="chart" to={paths.adminResults}>
            {analytics.allResults}
          </LinkButton>
        </div>
      </div>
      {figures.data && <Totals figures={figures.data} />}
      <div className="plots">
        <Panel title={analytics.attemptsPerDay} remote={recent} onRetry={$recentAttempts.revalidate}>
          {(data) => <RecentPlot recent={data} />}
        </Panel>
        <Panel title={analytics.scoreDistribution} remote={bins} onRetry={$scoreBins.revalidate}>
          {(data) => <ScorePlot bins={data} summary={analytics.scoreSummary} />}
        </Panel>
      </div>
      <Panel title={analytics.mostTaken} remote={figures} onRetry={$overallFigures.revalidate}>
        {({ quizzes }) => <QuizAverages quizzes={quizzes} />}
      </Panel>
    </section>
  )
}
