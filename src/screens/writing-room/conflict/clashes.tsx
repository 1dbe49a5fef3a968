import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import { type DraftMarking, readableMarking } from '../../../domain/authoring/draft/draft-marking.ts'
import type { Clash, Detail, Side, Versions } from '../../../domain/authoring/draft/draft-merge.ts'
import { type DraftQuestion, savedQuestion } from '../../../domain/authoring/draft/question-draft.ts'
import { draftInstant, type QuizDraft } from '../../../domain/authoring/draft/quiz-draft.ts'
import { written } from '../../../domain/lib/written.ts'
import { draftConflict } from '../../../messages/en/draft-conflict.ts'
import { markingForm } from '../../../messages/en/marking-form.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { format } from '../../../messages/lib/language.ts'
import {
  $decisions,
  $differences,
  decide,
  type QuizConflict,
} from '../../../stores/authoring/quiz-conflict.ts'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { draftViews } from '../kinds/draft-views.ts'

type Changed = Extract<QuizConflict, { state: 'changed' }>

const instantText = (draft: QuizDraft, field: 'startTime' | 'endTime' | 'reviewTime') => {
  const instant = draftInstant(draft, field)
  return Number.isNaN(instant) ? '' : format.moment(instant)
}

const reviewText = (draft: QuizDraft) =>
  draft.reviewFrom === 'at'
    ? instantText(draft, 'reviewTime')
    : quizForm.review.choices[draft.reviewFrom ?? 'submitted']

const paperText = ({ shuffleQuestions, shuffleOptions, draw = '' }: QuizDraft) =>
  [
    shuffleQuestions && quizForm.paper.shuffleQuestions,
    shuffleOptions && quizForm.paper.shuffleOptions,
    draw.trim() && `${quizForm.paper.draw}: ${draw}`,
  ]
    .filter(Boolean)
    .join(', ')

function markingText(draft: DraftMarking | undefined): string {
  const marking = readableMarking(draft)
  if (!marking) return markingForm.presets.none.name
  return `${markingForm.inShort(marking)} · ${markingForm.several[marking.several].name}`
}

const TEXTS: Record<Detail, (draft: QuizDraft) => string> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  duration: ({ duration }) => draftConflict.minutes(duration),
  startTime: (draft) => instantText(draft, 'startTime'),
  endTime: (draft) => instantText(draft, 'endTime'),
  review: reviewText,
  practice: ({ practice = 'none' }) => quizForm.practice.choices[practice],
  paper: paperText,
  marking: ({ marking }) => markingText(marking),
}

/** A question in short: its text, its options and which of them is right. */
function QuestionVersion({ question }: { question: DraftQuestion | undefined }) {
  if (!question) return <em className="note">{draftConflict.removed}</em>
  const saved = savedQuestion(question)
  const { text, imageUrl, points, explanation } = saved
  const { Short: Answer } = draftViews(saved)
  return (
    <span className="conflict-question">
      <MathText text={text || draftConflict.blank} />
      {imageUrl && <span className="note small cut">{imageUrl}</span>}
      <Answer question={saved} />
      <span className="note small">{quizForm.question.points(points)}</span>
      {explanation && written(explanation) && (
        <span className="note small">
          <span>{quizForm.editor.explanation}</span>: <MathText text={explanation} />
        </span>
      )}
    </span>
  )
}

function contentOf(clash: Clash, side: Side, versions: Versions): ReactNode {
  if (clash.kind === 'question') return <QuestionVersion question={clash[side]} />
  return TEXTS[clash.detail](versions[side]) || <em className="note">{draftConflict.blank}</em>
}

/** The question's position here, or in the other version if it is gone here. */
function nameOf(clash: Clash, { mine, theirs }: Versions): string {
  if (clash.kind === 'detail') return draftConflict.detail(clash.detail)
  const questions = clash.mine ? mine.questions : theirs.questions
  return quizForm.question.title(questions.findIndex(({ _id }) => _id === clash.id) + 1)
}

function ClashField({ clash, conflict: { versions, by } }: { clash: Clash; conflict: Changed }) {
  const [decisions, name] = [useStore($decisions), useId()]
  return (
    <fieldset className="conflict-clash">
      <legend className="label">{nameOf(clash, versions)}</legend>
      <div className="conflict-versions">
        {(['theirs', 'mine'] as const).map((side) => (
          <label key={side} className="conflict-version">
            <input
              type="radio"
              name={name}
              checked={decisions[clash.id] === side}
              onChange={() => decide(clash.id, side)}
            />
            <span>
              <strong className="small">{draftConflict.side(side, by)}</strong>
              <span>{contentOf(clash, side, versions)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Conflicting changes side by side; one press decides each. */
export function Clashes({ conflict }: { conflict: Changed }) {
  const { clashes = [] } = useStore($differences) ?? {}
  if (clashes.length === 0) return null
  return (
    <>
      <p>{draftConflict.clashes(clashes.length)}</p>
      {clashes.map((clash) => (
        <ClashField key={clash.id} clash={clash} conflict={conflict} />
      ))}
    </>
  )
}
