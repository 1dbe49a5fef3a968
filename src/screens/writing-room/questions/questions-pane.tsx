import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { exchange } from '../../../messages/en/exchange.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { addNewQuestion, editQuestionAt } from '../../../stores/authoring/question-steps.ts'
import {
  $draftErrors,
  $draftQuestions,
  $editedQuestion,
  $editedQuestionDirty,
  $questionPage,
} from '../../../stores/authoring/quiz-draft.ts'
import { showImport } from '../../../stores/exchange/import-request.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button, IconButton } from '../../../ui/forms/button.tsx'
import { useAfterPaint } from '../../../ui/hooks/use-after-paint.ts'
import { QuestionLines } from './question-lines.tsx'
import { QuestionOrder } from './question-order.tsx'

interface PaneHeadProps {
  count: number
  reorders: boolean
  onReorder: () => void
}

function PaneHead({ count, reorders, onReorder }: PaneHeadProps) {
  return (
    <header>
      <h2 className="subheading">{quizForm.questions.heading(count)}</h2>
      <IconButton
        dense
        className="push"
        icon="download"
        label={exchange.importQuestions}
        data-imports
        onClick={showImport}
      />
      {count > 1 && (
        <IconButton
          dense
          icon="list"
          label={quizForm.list.reorder}
          aria-pressed={reorders}
          onClick={onReorder}
        />
      )}
    </header>
  )
}

/** The text of a new question, once something of it is written. */
function useNewText(): string | undefined {
  const [editing, isWritten] = [useStore($editedQuestion), useStore($editedQuestionDirty)]
  return editing?.isNew && isWritten ? editing.question.text : undefined
}

interface LinesProps {
  reorders: boolean
  onOpen: (index: number) => void
  onShowNew: () => void
}

/** The lines of all questions, or the handles to move them. */
function Lines({ reorders, onOpen, onShowNew }: LinesProps) {
  // Hundreds of lines take too long for a click response.
  const questions = useAfterPaint(useStore($draftQuestions))
  const [shown, editing] = [useStore($questionPage), useStore($editedQuestion)]
  const page = editing?.isNew ? -1 : shown
  const newText = useAfterPaint(useNewText())
  if (questions.length === 0 && newText === undefined)
    return <EmptyState icon="list" title={quizForm.questions.empty} note={quizForm.list.emptyNote} />
  if (reorders && questions.length > 1)
    return <QuestionOrder questions={questions} page={page} onOpen={onOpen} />
  return (
    <QuestionLines
      questions={questions}
      page={page}
      onOpen={onOpen}
      newText={newText}
      onShowNew={onShowNew}
    />
  )
}

interface QuestionsPaneProps {
  /** After a question was opened. */
  onOpened: () => void
  /** The question in the editor has errors and stays open. */
  onRefused: () => void
}

/** All questions: open, add, move, import and export. */
export function QuestionsPane({ onOpened, onRefused }: QuestionsPaneProps) {
  const count = useStore($draftQuestions).length
  const isMissing = useStore($draftErrors).questions?.code === 'no-questions'
  const [reorders, setReorders] = useState(false)
  const settle = useCallback((opened: boolean) => (opened ? onOpened() : onRefused()), [onOpened, onRefused])
  const open = useCallback((index: number) => settle(editQuestionAt(index)), [settle])
  return (
    <section className="write-list" aria-label={quizForm.list.label}>
      <PaneHead count={count} reorders={reorders} onReorder={() => setReorders(!reorders)} />
      <div className="write-lines">
        <Lines reorders={reorders} onOpen={open} onShowNew={onOpened} />
      </div>
      <footer>
        <Button
          wide
          icon="plus"
          data-adds
          data-missing={isMissing || undefined}
          onClick={() => settle(addNewQuestion())}
        >
          {quizForm.questions.add}
        </Button>
      </footer>
    </section>
  )
}
