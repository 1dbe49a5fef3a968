import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import { people } from '../../../messages/en/people.ts'
import { quizAttempts } from '../../../messages/en/quiz-attempts.ts'
import {
  allResultsTable,
  answerColumns,
  marksTable,
  peopleTable,
  resultTable,
} from '../../../messages/results-csv.ts'
import { askedOfAll } from '../../../stores/people/people.ts'
import {
  $exporting,
  cancelExport,
  exportAllResults,
  exportAnswers,
  exportPeople,
  exportResults,
} from '../../../stores/results/results-export.ts'
import { type MenuItem, RowMenu } from '../../../ui/data/row-menu.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ReadingBar } from '../reading/reading-bar.tsx'

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

interface Exporting {
  button: ReactNode
  progress: ReactNode
}

interface ExportOptions {
  onExport: () => Promise<void>
  /** There is nothing to export. */
  isEmpty?: boolean
  /** Other files, and printing. */
  more?: readonly MenuItem[]
}

/** The button that downloads a list, and the progress to show below it meanwhile. */
function useExportButton({ onExport, isEmpty = false, more = [] }: ExportOptions): Exporting {
  const ref = useRef<HTMLButtonElement>(null)
  const busy = useStore($exporting) !== undefined
  const cancel = () => {
    cancelExport()
    // The pressed button disappears.
    ref.current?.focus()
  }
  const button = (
    <span className="row tight no-print">
      <Button icon="download" busy={busy} disabled={isEmpty} ref={ref} onClick={() => void onExport()}>
        {quizAttempts.exportCsv}
      </Button>
      {more.length > 0 && !isEmpty && <RowMenu label={quizAttempts.moreExports} items={more} />}
    </span>
  )
  return { button, progress: <ExportProgress onCancel={cancel} /> }
}

const print = (): MenuItem => ({
  label: quizAttempts.print,
  icon: 'list',
  onChoose: () => window.print(),
})

const OF_QUIZ = { table: resultTable, marks: marksTable }

/** All results of a quiz; from the menu also with a column per question. */
export const useQuizExport = (quiz: { quizId: string; title: string }, isEmpty: boolean) =>
  useExportButton({
    onExport: () => exportResults(quiz, OF_QUIZ),
    isEmpty,
    more: [
      {
        label: quizAttempts.exportAnswers,
        icon: 'download',
        onChoose: () => void exportAnswers(quiz, OF_QUIZ, answerColumns),
      },
      print(),
    ],
  })

/** The results of all quizzes in one file. */
export const useAllExport = () =>
  useExportButton({
    onExport: () => exportAllResults({ table: allResultsTable, marks: marksTable }),
    more: [print()],
  })

/** The learners found. */
export const usePeopleExport = () =>
  useExportButton({ onExport: () => exportPeople(people.file, askedOfAll(), peopleTable), more: [print()] })
