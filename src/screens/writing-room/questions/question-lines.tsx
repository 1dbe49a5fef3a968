import { useEffect, useRef } from 'react'
import type { DraftQuestion } from '../../../domain/authoring/draft/question-draft.ts'
import { lacksAlt, lacksKey } from '../../../domain/authoring/draft/quiz-draft-errors.ts'
import { written } from '../../../domain/lib/written.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { offers } from '../../../stores/session/features.ts'
import { useWasInView } from '../../../ui/hooks/use-was-in-view.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { memo } from '../../../ui/lib/memo.ts'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { draftViews } from '../kinds/draft-views.ts'

function Marks({ question }: { question: DraftQuestion }) {
  const { Key } = draftViews(question)
  return (
    <span className="q-marks">
      {lacksKey(question) ? (
        <span className="q-key missing">{quizForm.list.keyMissing}</span>
      ) : (
        <span className="q-key">
          <Key question={question} />
        </span>
      )}
      {offers('content') && lacksAlt(question) && (
        <span className="q-key missing" title={quizForm.list.altMissing}>
          <Icon name="image" />
          <span className="visually-hidden">{quizForm.list.altMissing}</span>
        </span>
      )}
    </span>
  )
}

interface LineProps {
  question: DraftQuestion
  index: number
  shown: boolean
  onOpen: (index: number) => void
}

const Line = memo(({ question, index, shown, onOpen }: LineProps) => {
  const ref = useRef<HTMLLIElement>(null)
  const seen = useWasInView(ref)
  const text = written(question.text) || quizForm.question.noText
  // The list scrolls to the current question.
  useEffect(() => {
    if (shown) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <li ref={ref}>
      <button
        className="q-item"
        type="button"
        aria-current={shown ? 'true' : undefined}
        onClick={() => onOpen(index)}
      >
        <span className="q-n">{index + 1}</span>
        <span className="q-text">{seen ? <MathText text={text} /> : text}</span>
        <Marks question={question} />
      </button>
    </li>
  )
})

interface NewLineProps {
  /** Counted from 1. */
  number: number
  text: string
  onShow: () => void
}

/** A new question has no place in the quiz yet, but is the one at work. */
const NewLine = ({ number, text, onShow }: NewLineProps) => (
  <li>
    <button className="q-item" type="button" aria-current="true" onClick={onShow}>
      <span className="q-n">{number}</span>
      <span className="q-text">{written(text) ? <MathText text={text} /> : quizForm.question.noText}</span>
      <span className="q-marks note">{quizForm.list.beingWritten}</span>
    </button>
  </li>
)

interface QuestionLinesProps {
  questions: readonly DraftQuestion[]
  /** The index of the question shown; -1 for a new one. */
  page: number
  onOpen: (index: number) => void
  /** The text of a new one, once something of it is written. */
  newText: string | undefined
  onShowNew: () => void
}

/** All questions with their formulas and keys. */
export const QuestionLines = ({ questions, page, onOpen, newText, onShowNew }: QuestionLinesProps) => (
  <ol className="q-list">
    {questions.map((question, index) => (
      <Line key={question.key} question={question} index={index} shown={index === page} onOpen={onOpen} />
    ))}
    {newText !== undefined && <NewLine number={questions.length + 1} text={newText} onShow={onShowNew} />}
  </ol>
)
