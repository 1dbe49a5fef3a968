import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect } from 'react'
import { itemAnalysis } from '../../../messages/en/item-analysis.ts'
import { explain } from '../../../messages/explain.ts'
import { itemTableWords } from '../../../messages/item-analysis-csv.ts'
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
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { Button, IconButton } from '../../../ui/forms/button.tsx'
import { useAfterPaint } from '../../../ui/hooks/use-after-paint.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { AnalysisReport } from './analysis-report.tsx'

const SKELETON_LINES = 6

/** The page header links to it. */
type Heading = RefObject<HTMLHeadingElement | null>

function Head({ heading }: { heading: Heading }) {
  const { data: analysed, loading } = useStore($itemAnalysis)
  return (
    <div className="section-head">
      <h2 className="heading" id="item-analysis" tabIndex={-1} ref={heading}>
        {itemAnalysis.title}
      </h2>
      <div className="row">
        {analysed && (
          <Button dense icon="download" onClick={() => void exportItemAnalysis(analysed, itemTableWords)}>
            {itemAnalysis.export}
          </Button>
        )}
        <IconButton
          dense
          icon="refresh"
          label={itemAnalysis.refresh}
          busy={loading}
          onClick={refreshItemAnalysis}
        />
      </div>
    </div>
  )
}

interface Actions {
  onStart: () => void
  onCancel: () => void
}

function Offer({ attempts, onStart }: { attempts: number } & Pick<Actions, 'onStart'>) {
  return (
    <Card className="stack near">
      <p>{itemAnalysis.startNote}</p>
      <div className="row">
        <Button icon="chart" onClick={onStart}>
          {itemAnalysis.start(attempts)}
        </Button>
      </div>
    </Card>
  )
}

function progressWords({ stage, done, total }: AnalysisProgress): string {
  if (stage === 'computing') return itemAnalysis.computing
  return total > 0 ? itemAnalysis.reading(done, total) : itemAnalysis.readingAttempts
}

function Progress({ onCancel }: Pick<Actions, 'onCancel'>) {
  const progress = useStore($analysisProgress)
  if (!progress) return <LineSkeleton lines={SKELETON_LINES} />
  const words = progressWords(progress)
  return (
    <Card className="stack near bones">
      <p className="note number">{words}</p>
      <ProgressBar label={itemAnalysis.title} value={progress.done} max={progress.total} valueText={words} />
      <div className="row">
        <Button dense onClick={onCancel}>
          {itemAnalysis.cancel}
        </Button>
      </div>
    </Card>
  )
}

function Analysis({ attempts, onStart, onCancel }: { attempts: number } & Actions) {
  // Rendering the report takes too long for a key response.
  const analysis = useAfterPaint(useStore($itemAnalysis))
  const awaitsStart = useStore($awaitsStart)
  if (awaitsStart) return <Offer attempts={attempts} onStart={onStart} />
  return (
    <RemoteView
      remote={analysis}
      skeleton={<Progress onCancel={onCancel} />}
      explain={(failure) => explain(failure, 'analyse-questions')}
      onRetry={refreshItemAnalysis}
    >
      {(analysed) => <AnalysisReport key={analysed.quizId} analysed={analysed} />}
    </RemoteView>
  )
}

/** The item analysis of a quiz. */
export function ItemAnalysis({ quizId, heading }: { quizId: string; heading: Heading }) {
  // Before paint, so that the figures of the previous quiz do not flash.
  useLayoutEffect(() => showItemAnalysis(quizId), [quizId])
  const count = useStore($attemptCount)
  // The pressed button disappears, so the focus moves to the heading.
  const refocusing = (act: () => void) => () => {
    act()
    heading.current?.focus()
  }
  return (
    <section className="stack" aria-labelledby="item-analysis">
      <Head heading={heading} />
      <RemoteView
        remote={count}
        skeleton={<LineSkeleton lines={SKELETON_LINES} />}
        explain={(failure) => explain(failure, 'analyse-questions')}
        onRetry={refreshItemAnalysis}
      >
        {({ attempts }) =>
          attempts > 0 ? (
            <Analysis
              attempts={attempts}
              onStart={refocusing(startAnalysis)}
              onCancel={refocusing(cancelAnalysis)}
            />
          ) : (
            <EmptyState icon="chart" title={itemAnalysis.empty} note={itemAnalysis.emptyNote} />
          )
        }
      </RemoteView>
    </section>
  )
}
