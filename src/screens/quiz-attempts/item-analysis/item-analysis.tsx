import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { format } from '../../../messages/english.ts'
import { explain } from '../../../messages/failures/explain.ts'
import { results } from '../../../messages/results/en.ts'
import {
  $analysisProgress,
  $attemptCount,
  $awaitsStart,
  $itemAnalysis,
  type AnalysisProgress,
  cancelAnalysis,
  exportItemAnalysis,
  refreshItemAnalysis,
  showItemAnalysis,
  startAnalysis,
} from '../../../stores/analysis/item-analysis.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { RemoteView } from '../../../ui/feedback/remote-view.tsx'
import { LineBones } from '../../../ui/feedback/spinner.tsx'
import { Button, IconButton } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { AnalysisReport } from './item-analysis-report.tsx'

const BONE_LINES = 6

type Heading = RefObject<HTMLHeadingElement | null>

function Head({ heading }: { heading: Heading }) {
  const { data: analysed, loading } = useStore($itemAnalysis)
  return (
    <div className="section-head">
      <h2 className="heading" id="item-analysis" tabIndex={-1} ref={heading}>
        Item analysis
      </h2>
      <div className="row">
        {analysed && (
          <Button dense icon="download" onClick={() => void exportItemAnalysis(analysed)}>
            Export Item Analysis
          </Button>
        )}
        <IconButton
          dense
          icon="refresh"
          label="Refresh item analysis"
          busy={loading}
          onClick={refreshItemAnalysis}
        />
      </div>
    </div>
  )
}

interface Acts {
  onStart: () => void
  onCancel: () => void
}

function Offer({ attempts, onStart }: { attempts: number } & Pick<Acts, 'onStart'>) {
  return (
    <Card className="stack near">
      <p>All attempts are read for it, which may take a while. You can go on working meanwhile.</p>
      <div className="row">
        <Button icon="chart" onClick={onStart}>
          Analyse {results.attempts(attempts)}
        </Button>
      </div>
    </Card>
  )
}

function progressWords({ stage, done, total }: AnalysisProgress): string {
  if (stage === 'computing') return 'Working out the figures…'
  return total > 0 ? `Reading ${format.count(done)} of ${results.attempts(total)}` : 'Reading attempts…'
}

function Progress({ onCancel }: Pick<Acts, 'onCancel'>) {
  const progress = useStore($analysisProgress)
  if (!progress) return <LineBones lines={BONE_LINES} />
  const words = progressWords(progress)
  return (
    <Card className="stack near bones">
      <p className="note number">{words}</p>
      <ProgressBar label="Item analysis" value={progress.done} max={progress.total} valueText={words} />
      <div className="row">
        <Button dense onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Card>
  )
}

function Analysis({ attempts, onStart, onCancel }: { attempts: number } & Acts) {
  const analysis = useStore($itemAnalysis)
  const awaitsStart = useStore($awaitsStart)
  if (awaitsStart) return <Offer attempts={attempts} onStart={onStart} />
  return (
    <RemoteView
      remote={analysis}
      bones={<Progress onCancel={onCancel} />}
      explain={(failure) => explain(failure, 'analyse-questions')}
      onRetry={refreshItemAnalysis}
    >
      {(analysed) => <AnalysisReport key={analysed.quizId} analysed={analysed} />}
    </RemoteView>
  )
}

/** How the questions of a quiz worked, from the answers of all who took it. */
export function ItemAnalysis({ quizId }: { quizId: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The store works for the quiz that is looked at. Before paint, so that the figures of the last one do not flash.
  useLayoutEffect(() => showItemAnalysis(quizId), [quizId])
  const count = useStore($attemptCount)
  // The button that was pressed goes away: reading goes on at the heading.
  const then = (act: () => void) => () => {
    act()
    heading.current?.focus()
  }
  return (
    <section className="stack" aria-labelledby="item-analysis">
      <Head heading={heading} />
      <RemoteView
        remote={count}
        bones={<LineBones lines={BONE_LINES} />}
        explain={(failure) => explain(failure, 'analyse-questions')}
        onRetry={refreshItemAnalysis}
      >
        {({ attempts }) =>
          attempts > 0 ? (
            <Analysis attempts={attempts} onStart={then(startAnalysis)} onCancel={then(cancelAnalysis)} />
          ) : (
            <EmptyState
              icon="chart"
              title="Nothing to analyse yet"
              note="How each question worked is shown here as soon as somebody has submitted this quiz."
            />
          )
        }
      </RemoteView>
    </section>
  )
}
