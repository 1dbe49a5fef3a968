import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { DraftQuestion } from '../../../domain/authoring/question-draft.ts'
import { quizDraft } from '../../../messages/quiz-draft/en.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import { afterPaint } from '../../../platform/after-paint.ts'
import { openNewQuestion } from '../../../stores/authoring/question-draft.ts'
import {
  $draftErrors,
  $draftQuestions,
  $editedQuestion,
  $isEditing,
  $questionPage,
  $removedQuestion,
} from '../../../stores/authoring/quiz-draft.ts'
import { turnToQuestion, undoRemoval } from '../../../stores/authoring/quiz-draft-questions.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { useAfterPaint } from '../../../ui/lib/use-after-paint.ts'
import { useFocusAfter } from '../../../ui/lib/use-focus-after.ts'
import { ImportExport } from '../exchange/import-export.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionOrder } from './question-order.tsx'

interface QuestionPagerProps {
  page: number
  count: number
  /** No turning while the editor is open. */
  held: boolean
}

/** Not `disabled` at the ends, which would drop the keyboard focus. */
function QuestionPager({ page, count, held }: QuestionPagerProps) {
  const [first, last] = [held || page === 0, held || page === count - 1]
  return (
    <nav className="row" aria-label={quizForm.questions.title}>
      <Button dense icon="left" aria-disabled={first} onClick={() => first || turnToQuestion(page - 1)}>
        {quizForm.questions.previous}
      </Button>
      <span className="note number" role="status">
        {quizForm.questions.page(page + 1, count)}
      </span>
      <Button dense iconEnd="right" aria-disabled={last} onClick={() => last || turnToQuestion(page + 1)}>
        {quizForm.questions.next}
      </Button>
    </nav>
  )
}

/** Hundreds of lines that most never open: rendered when first opened, and not before the click shows. */
function Order({ questions, page }: { questions: readonly DraftQuestion[]; page: number }) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="card flush fold"
      onToggle={({ currentTarget: { open } }) => open && afterPaint(() => setOpened(true))}
    >
      <summary>
        <Icon name="list" />
        <h4 className="subheading">{quizForm.questions.reorder}</h4>
        <Icon name="down" />
      </summary>
      {opened && (
        <div className="fold-body">
          <QuestionOrder questions={questions} page={page} />
        </div>
      )}
    </details>
  )
}

function RemovedQuestion() {
  const removed = useStore($removedQuestion)
  if (!removed) return null
  return (
    <Banner
      tone="gray"
      role="status"
      action={
        <Button dense onClick={undoRemoval}>
          {quizForm.questions.undo}
        </Button>
      }
    >
      {quizForm.questions.deleted(removed.index + 1)}
    </Banner>
  )
}

/**
 * The editor if it is open, else the question of the current page. Either takes longer to render than a click may wait, but what is
 * typed must show at once.
 */
function ShownQuestion({ onGone }: { onGone: () => void }) {
  const questions = useStore($draftQuestions)
  const edited = useStore($editedQuestion)
  const [shown, page] = [useAfterPaint(edited), useAfterPaint(useStore($questionPage))]
  const question = questions[page]
  if (shown) {
    const editing = edited ?? shown
    const number = editing.isNew ? questions.length + 1 : page + 1
    return <QuestionEditor key={editing.question.key} editing={editing} number={number} onClosed={onGone} />
  }
  if (question)
    return <QuestionCard key={question.key} question={question} number={page + 1} onRemoved={onGone} />
  return <EmptyState icon="list" title={quizForm.questions.empty} note={quizForm.questions.emptyNote} />
}

function QuestionsError() {
  const { questions: error } = useStore($draftErrors)
  if (!error) return null
  return (
    <p className="field-error">
      <Icon name="alert" />
      {quizDraft.problem(error)}
    </p>
  )
}

/** The questions of the draft, one per page; the editor takes the place of the question. */
export function QuestionList() {
  const questions = useStore($draftQuestions)
  const [editing, page] = [useStore($isEditing), useStore($questionPage)]
  const adding = useRef<HTMLButtonElement>(null)
  // The focused button is gone with its question or editor.
  const focusAdding = useFocusAfter(() => adding.current?.focus())
  return (
    <section className="stack" aria-label={quizForm.questions.title}>
      <div className="row apart">
        <h3 className="heading">{quizForm.questions.heading(questions.length)}</h3>
        {questions.length > 0 && <QuestionPager page={page} count={questions.length} held={editing} />}
      </div>
      {!editing && <ImportExport />}
      <QuestionsError />
      <RemovedQuestion />
      <ShownQuestion onGone={focusAdding} />
      {!editing && (
        <div className="row">
          <Button icon="plus" ref={adding} onClick={openNewQuestion}>
            {quizForm.questions.add}
          </Button>
        </div>
      )}
      {!editing && questions.length > 1 && <Order questions={questions} page={page} />}
    </section>
  )
}
