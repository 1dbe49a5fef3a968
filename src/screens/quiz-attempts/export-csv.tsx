import { useStore } from '@nanostores/react'
import { type RefObject, useRef } from 'react'
import { quizAttempts } from '../../messages/quiz-attempts/en.ts'
import { resultTable } from '../../messages/results/csv.ts'
import { $figures } from '../../stores/analysis/quiz-figures.ts'
import { $exporting, cancelExport, exportResults } from '../../stores/results/results-export.ts'
import { Button } from '../../ui/forms/button.tsx'
import { ReadingBar } from '../parts/reading-bar.tsx'

interface ExportButtonProps {
  quizId: string
  title: string
  ref: RefObject<HTMLButtonElement | null>
}

function ExportButton({ ref, ...quiz }: ExportButtonProps) {
  const busy = useStore($exporting) !== undefined
  const shown = useStore($figures)
  const isEmpty = shown.scene === 'known' && shown.figures.totalAttempts === 0
  return (
    <Button
      icon="download"
      busy={busy}
      disabled={isEmpty}
      ref={ref}
      onClick={() => void exportResults(quiz, resultTable)}
    >
      {quizAttempts.exportCsv}
    </Button>
  )
}

function ExportProgress({ onCancel }: { onCancel: () => void }) {
  const progress = useStore($exporting)
  if (!progress) return null
  return (
    <div className="export-progress">
      <ReadingBar progress={progress} />
      <Button dense onClick={onCancel}>
        {quizAttempts.cancelExport}
      </Button>
    </div>
  )
}

/** The button that downloads all results, and the progress to show below it while they are read. */
export function useExport(quiz: { quizId: string; title: string }) {
  const ref = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    cancelExport()
    // The pressed button disappears.
    ref.current?.focus()
  }
  return { button: <ExportButton {...quiz} ref={ref} />, progress: <ExportProgress onCancel={cancel} /> }
}
