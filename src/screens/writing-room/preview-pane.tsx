import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { readPoints } from '../../domain/authoring/draft/question-draft.ts'
import { written } from '../../domain/lib/written.ts'
import { quizForm } from '../../messages/en/quiz-form.ts'
import {
  $draftQuestions,
  $editedQuestion,
  $questionPage,
  $quizDraft,
} from '../../stores/authoring/quiz-draft.ts'
import { Segments } from '../../ui/forms/segments.tsx'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import { classNames } from '../../ui/lib/class-names.ts'
import { draftViews } from './kinds/draft-views.ts'
import { DraftText } from './question/question-view.tsx'

/** The question in the editor, else the one shown; undefined in an empty quiz. Rendered with low priority. */
function useShown() {
  const edited = useAfterPaint(useStore($editedQuestion))
  const page = useAfterPaint(useStore($questionPage))
  const questions = useAfterPaint(useStore($draftQuestions))
  if (!edited) return { question: questions[page], number: page + 1, count: questions.length }
  const question = { ...edited.question, points: readPoints(edited.points) }
  return edited.isNew
    ? { question, number: questions.length + 1, count: questions.length + 1 }
    : { question, number: page + 1, count: questions.length }
}

/** The learner's view. */
function MiniExam() {
  const { question, number, count } = useShown()
  if (!question) return <p className="note mini-exam">{quizForm.questions.empty}</p>
  const { Preview: DraftAnswer } = draftViews(question)
  return (
    <div className="mini-exam">
      <p className="note strong">
        <span>{quizForm.preview.question(number, count)}</span> ·{' '}
        <span>{quizForm.question.points(question.points)}</span>
      </p>
      <DraftText question={question} number={number} />
      <DraftAnswer question={question} />
    </div>
  )
}

const WIDTHS = ['phone', 'wide'] as const

/** The learner's screen in a device frame. */
export function PreviewPane() {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone')
  const { title, duration } = useStore($quizDraft)
  return (
    <section className="write-view" aria-label={quizForm.preview.label}>
      <div className="row apart">
        <h2 className="label">{quizForm.preview.label}</h2>
        <Segments
          label={quizForm.preview.label}
          options={WIDTHS.map((value) => ({ value, text: quizForm.preview.widths[value] }))}
          chosen={width}
          onChoose={setWidth}
        />
      </div>
      <div className={classNames('device', width === 'phone' && 'phone')}>
        <div className="device-screen">
          <div className="device-bar">
            <span className="strong small cut device-title">{written(title) || quizForm.room.untitled}</span>
            <span className="badge gray number">{quizForm.preview.clock(duration)}</span>
          </div>
          <MiniExam />
        </div>
      </div>
    </section>
  )
}
