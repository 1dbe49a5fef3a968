import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { DraftQuestion } from '../../../domain/authoring/quiz-draft.ts'
import { openNewQuestion } from '../../../stores/authoring/question-draft.ts'
import { $draft, $editing, $errors, $page, $removed } from '../../../stores/authoring/quiz-draft.ts'
import { openPage } from '../../../stores/authoring/quiz-draft-form.ts'
import { undoRemove } from '../../../stores/authoring/quiz-draft-questions.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { ImportExport } from '../exchange/import-export.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionOrder } from './question-order.tsx'

interface QuestionPagerProps {
  page: number
  count: number
  /** While a question is in the editor, it is the one that is shown. */
  held: boolean
}

/** Both stay focusable at the ends, for those who walk with the keyboard. */
function QuestionPager({ page, count, held }: QuestionPagerProps) {
  const [first, last] = [held || page === 0, held || page === count - 1]
  return (
    <nav className="row" aria-label="Questions">
      <Button dense icon="left" aria-disabled={first} onClick={() => first || openPage(page - 1)}>
        Previous Question
      </Button>
      <span className="note number" role="status">
        Page {page + 1} of {count}
      </span>
      <Button dense iconEnd="right" aria-disabled={last} onClick={() => last || openPage(page + 1)}>
        Next Question
      </Button>
    </nav>
  )
}

function Order({ questions, page }: { questions: readonly DraftQuestion[]; page: number }) {
  return (
    <details className="card flush fold">
      <summary>
        <Icon name="list" />
        <h4 className="subheading">Reorder questions</h4>
        <Icon name="down" />
      </summary>
      <div className="fold-body">
        <QuestionOrder questions={questions} page={page} />
      </div>
    </details>
  )
}

function Removed() {
  const removed = useStore($removed)
  if (!removed) return null
  return (
    <Banner
      tone="gray"
      role="status"
      action={
        <Button dense onClick={undoRemove}>
          Undo
        </Button>
      }
    >
      Question {removed.index + 1} deleted
    </Banner>
  )
}

/** What the page shows: the editor while one is open, else the question of the page. */
function Shown({ onGone }: { onGone: () => void }) {
  const [{ questions }, editing, page] = [useStore($draft), useStore($editing), useStore($page)]
  const question = questions[page]
  if (editing) {
    const number = editing.isNew ? questions.length + 1 : page + 1
    return <QuestionEditor key={editing.question.key} editing={editing} number={number} onClosed={onGone} />
  }
  if (question)
    return <QuestionCard key={question.key} question={question} number={page + 1} onRemoved={onGone} />
  return (
    <EmptyState
      icon="list"
      title="No questions yet"
      note="Write the first one, or bring questions from another place."
    />
  )
}

function QuestionsError() {
  const { questions: error } = useStore($errors)
  if (!error) return null
  return (
    <p className="field-error">
      <Icon name="alert" />
      {error}
    </p>
  )
}

/** The questions of the draft, one per page, with the editor in its place. */
export function QuestionList() {
  const [{ questions }, editing, page] = [useStore($draft), useStore($editing), useStore($page)]
  const adding = useRef<HTMLButtonElement>(null)
  const [gone, setGone] = useState(0)
  // What had the focus is no more; the button is drawn again once the editor is closed.
  useEffect(() => {
    if (gone > 0) adding.current?.focus()
  }, [gone])
  return (
    <section className="stack" aria-label="Questions">
      <div className="row apart">
        <h3 className="heading">Questions ({questions.length})</h3>
        {questions.length > 0 && (
          <QuestionPager page={page} count={questions.length} held={editing !== undefined} />
        )}
      </div>
      {!editing && <ImportExport />}
      <QuestionsError />
      <Removed />
      <Shown onGone={() => setGone((count) => count + 1)} />
      {!editing && (
        <div className="row">
          <Button icon="plus" ref={adding} onClick={openNewQuestion}>
            Add New Question
          </Button>
        </div>
      )}
      {!editing && questions.length > 1 && <Order questions={questions} page={page} />}
    </section>
  )
}
