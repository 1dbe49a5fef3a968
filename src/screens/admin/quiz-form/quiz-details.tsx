import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { draftInstant, MAX_LENGTHS, type QuizDraft } from '../../../domain/authoring/quiz-draft.ts'
import type { DraftErrors } from '../../../domain/authoring/quiz-draft-errors.ts'
import { format } from '../../../messages/english.ts'
import { $draft, $errors } from '../../../stores/authoring/quiz-draft.ts'
import { type DetailField, setDetail } from '../../../stores/authoring/quiz-draft-form.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'

/** The details in a line, for when they are folded. */
function summaryOf(draft: QuizDraft): string {
  const starts = draftInstant(draft, 'startTime')
  const parts = [
    draft.title.trim(),
    draft.duration && `${draft.duration} minutes`,
    Number.isNaN(starts) ? '' : format.moment(starts),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What one field of the details shows and changes. */
const fieldProps = (draft: QuizDraft, errors: DraftErrors, field: DetailField) => ({
  required: true,
  value: draft[field],
  error: errors[field],
  onChange: ({ target }: { target: { value: string } }) => setDetail(field, target.value),
})

function Description({ draft, errors }: { draft: QuizDraft; errors: DraftErrors }) {
  const { error, ...area } = fieldProps(draft, errors, 'description')
  return (
    <Field label="Description" error={error}>
      {(control) => (
        <textarea className="input" rows={3} maxLength={MAX_LENGTHS.description} {...area} {...control} />
      )}
    </Field>
  )
}

function Times({ draft, errors }: { draft: QuizDraft; errors: DraftErrors }) {
  const starts = draftInstant(draft, 'startTime')
  const zone = format.zone(Number.isNaN(starts) ? Date.now() : starts)
  const hint = `Your local time (${zone})`
  return (
    <div className="fields">
      <TextField
        label="Start Time"
        type="datetime-local"
        hint={hint}
        {...fieldProps(draft, errors, 'startTime')}
      />
      <TextField
        label="End Time"
        type="datetime-local"
        hint={hint}
        {...fieldProps(draft, errors, 'endTime')}
      />
    </div>
  )
}

/** Title, duration, description and times, in a card that folds. */
export function QuizDetails() {
  const [draft, errors] = [useStore($draft), useStore($errors)]
  const [open, setOpen] = useState(true)
  return (
    <details
      className="card flush fold"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3 className="subheading">Quiz Details</h3>
        {!open && <span className="note">{summaryOf(draft)}</span>}
        <Icon name="down" />
      </summary>
      <div className="fold-body stack">
        <div className="fields title-and-duration">
          <TextField
            label="Quiz Title"
            maxLength={MAX_LENGTHS.title}
            {...fieldProps(draft, errors, 'title')}
          />
          <TextField
            label="Duration (minutes)"
            type="number"
            min={1}
            inputMode="numeric"
            {...fieldProps(draft, errors, 'duration')}
          />
        </div>
        <Description draft={draft} errors={errors} />
        <Times draft={draft} errors={errors} />
      </div>
    </details>
  )
}
