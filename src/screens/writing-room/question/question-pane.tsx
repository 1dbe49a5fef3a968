import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { exchange } from '../../../messages/en/exchange.ts'
import { quizDraft } from '../../../messages/en/quiz-draft.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import {
  $draftErrors,
  $draftQuestions,
  $editedQuestion,
  $questionPage,
  $removedQuestion,
} from '../../../stores/authoring/quiz-draft.ts'
import { undoRemoval } from '../../../stores/authoring/quiz-draft-questions.ts'
import { importFile, showImport } from '../../../stores/exchange/import-request.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { useAfterPaint } from '../../../ui/hooks/use-after-paint.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { classNames } from '../../../ui/lib/class-names.ts'
import { useFileDrop } from '../exchange/use-file-drop.ts'
import { QuestionCard } from './question-card.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionPager } from './question-pager.tsx'

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

/** Offers to import questions into an empty quiz. */
function HaveThem() {
  const { over, handlers } = useFileDrop(importFile)
  return (
    <div className="panel panel-body alone">
      <div className={classNames('drop drop-zone', over && 'over')} {...handlers}>
        <Icon name="download" />
        <span>{rich(quizForm.haveThem((text) => <b>{text}</b>))}</span>
        <Button dense onClick={showImport}>
          {exchange.pasteAnything}
        </Button>
      </div>
    </div>
  )
}

/**
 * The editor if open, else the current question. Rendering either takes too long for a click response, but typing must
 * show immediately.
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
  if (!question) return <HaveThem />
  return (
    <>
      <QuestionCard key={question.key} question={question} number={page + 1} onRemoved={onGone} />
      <QuestionPager onRefused={onGone} />
    </>
  )
}

function QuestionsError() {
  const { questions: error } = useStore($draftErrors)
  if (!error) return null
  return (
    <p className="field-error">
      <Icon name="alert" />
      <span>{quizDraft.problem(error)}</span>
    </p>
  )
}

interface QuestionPaneProps {
  /** The focused button is gone with its question or editor. */
  onGone: () => void
  paneRef: RefObject<HTMLElement | null>
}

/** One question, read-only or in the editor. */
export function QuestionPane({ onGone, paneRef }: QuestionPaneProps) {
  return (
    <section className="stack" aria-label={quizForm.questions.title} ref={paneRef}>
      <QuestionsError />
      <RemovedQuestion />
      <ShownQuestion onGone={onGone} />
    </section>
  )
}
