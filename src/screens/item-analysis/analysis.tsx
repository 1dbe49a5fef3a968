import { useStore } from '@nanostores/react'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { explain } from '../../messages/explain.ts'
import {
  $analysisProgress,
  $awaitsStart,
  $itemAnalysis,
  type AnalysisProgress,
  refreshItemAnalysis,
} from '../../stores/analysis/item-analysis.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import { Card } from '../../ui/layout/card.tsx'
import { AnalysisReport } from './analysis-report.tsx'

const SKELETON_LINES = 6

interface AnalysisProps {
  number: number | undefined
  attempts: number
  onStart: () => void
  onCancel: () => void
}

function Offer({ attempts, onStart }: Pick<AnalysisProps, 'attempts' | 'onStart'>) {
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

function Progress({ onCancel }: Pick<AnalysisProps, 'onCancel'>) {
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

/** The report, or how far it is; many attempts are read on request. */
export function Analysis({ number, attempts, onStart, onCancel }: AnalysisProps) {
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
      {(analysed) => <AnalysisReport key={analysed.quizId} analysed={analysed} number={number} />}
    </RemoteView>
  )
}
