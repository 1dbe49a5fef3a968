import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_LENGTHS } from '../../../domain/authoring/quiz-body.ts'
import { draftInstant, type QuizDraft } from '../../../domain/authoring/quiz-draft.ts'
import type { DraftErrors } from '../../../domain/authoring/quiz-draft-errors.ts'
import { quizDraft } from '../../../messages/quiz-draft/en.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import { $draftErrors, $quizDraft } from '../../../stores/authoring/quiz-draft.ts'
import { type DetailField, setDetail } from '../../../stores/authoring/quiz-draft-form.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { QuizRules } from './quiz-rules.tsx'

const summaryOf = (draft: QuizDraft) =>
  quizForm.details.summary(draft.title.trim(), draft.duration, draftInstant(draft, 'startTime'))

interface DetailsProps {
  draft: QuizDraft
  errors: DraftErrors
}

const fieldProps = ({ draft, errors }: DetailsProps, field: DetailField) => ({
  required: true,
  value: draft[field],
  error: errors[field] && quizDraft.problem(errors[field]),
  onChange: ({ target }: { target: { value: string } }) => setDetail(field, target.value),
})

function Description(details: DetailsProps) {
  const { error, ...area } = fieldProps(details, 'description')
  return (
    <Field label={quizForm.details.description} error={error}>
      {(control) => (
        <textarea className="input" rows={3} maxLength={MAX_LENGTHS.description} {...area} {...control} />
      )}
    </Field>
  )
}

function Times(details: DetailsProps) {
  const starts = draftInstant(details.draft, 'startTime')
  const hint = quizForm.details.localTime(Number.isNaN(starts) ? Date.now() : starts)
  return (
    <div className="fields">
      <TextField
        label={quizForm.details.startTime}
        type="datetime-local"
        hint={hint}
        {...fieldProps(details, 'startTime')}
      />
      <TextField
        label={quizForm.details.endTime}
        type="datetime-local"
        hint={hint}
        {...fieldProps(details, 'endTime')}
      />
    </div>
  )
}

/** Title, duration, description, times and rules, in a folding card. */
export function QuizDetails() {
  const details = { draft: useStore($quizDraft), errors: useStore($draftErrors) }
  const [open, setOpen] = useState(true)
  return (
    <details
      className="card flush fold"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3 className="subheading">{quizForm.details.heading}</h3>
        {!open && <span className="note">{summaryOf(details.draft)}</span>}
        <Icon name="down" />
      </summary>
      <div className="fold-body stack">
        <div className="fields title-and-duration">
          <TextField
            label={quizForm.details.title}
            maxLength={MAX_LENGTHS.title}
            {...fieldProps(details, 'title')}
          />
          <TextField
            label={quizForm.details.duration}
            type="number"
            min={1}
            inputMode="numeric"
            {...fieldProps(details, 'duration')}
          />
        </div>
        <Description {...details} />
        <Times {...details} />
        <QuizRules />
      </div>
    </details>
  )
}
