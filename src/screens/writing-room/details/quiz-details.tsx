import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { readableMarking } from '../../../domain/authoring/draft/draft-marking.ts'
import { draftInstant, type QuizDraft } from '../../../domain/authoring/draft/quiz-draft.ts'
import {
  type DraftErrors,
  lacksKey,
  validateDraft,
} from '../../../domain/authoring/draft/quiz-draft-errors.ts'
import { isSuggested, type SuggestedField } from '../../../domain/authoring/draft/suggested-details.ts'
import { QUIZ_LENGTHS } from '../../../domain/authoring/quiz-body.ts'
import { cappedMinutes } from '../../../domain/authoring/quiz-window.ts'
import { markingForm } from '../../../messages/en/marking-form.ts'
import { quizDraft } from '../../../messages/en/quiz-draft.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { afterPaint } from '../../../platform/after-paint.ts'
import { $draftErrors, $isEditing, $quizDraft } from '../../../stores/authoring/quiz-draft.ts'
import { type DetailField, setDetail } from '../../../stores/authoring/quiz-draft-details.ts'
import { offers } from '../../../stores/session/features.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import { QuizRules } from './quiz-rules.tsx'

const TIMES = ['startTime', 'endTime'] as const

const SUGGESTIBLE: readonly SuggestedField[] = ['title', 'description', 'startTime', 'endTime']

function summaryOf(draft: QuizDraft): string {
  const marking = offers('marking') ? readableMarking(draft.marking) : undefined
  const summary = quizForm.details.summary({
    duration: draft.duration,
    starts: draftInstant(draft, 'startTime'),
    ends: draftInstant(draft, 'endTime'),
    unkeyed: draft.questions.filter(lacksKey).length,
    isSuggested: SUGGESTIBLE.some((field) => isSuggested(draft, field)),
  })
  return [summary, marking && markingForm.inShort(marking)].filter(Boolean).join(' · ')
}

/** Whether everything is filled in, so that one sentence can summarise it. */
function isFilled(draft: QuizDraft): boolean {
  const { questions: _, ...errors } = validateDraft(draft)
  return Object.keys(errors).length === 0
}

/** Open until everything is filled in and there are questions; after that, as the author toggles it. */
function useFold() {
  const isEditing = useStore($isEditing)
  const [open, setOpen] = useState(() => !isFilled($quizDraft.get()))
  const card = useRef<HTMLDetailsElement>(null)
  // Collapses once, when the author moves on to the questions; never while it has the focus, as after restoring a
  // draft.
  useEffect(() => {
    if (!isEditing) return
    return afterPaint(() => {
      if (isFilled($quizDraft.get()) && !card.current?.matches(':focus-within')) setOpen(false)
    })
  }, [isEditing])
  return { card, open, setOpen }
}

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

/** Says of a value that an import filled it in. */
const suggestedHint = ({ draft }: DetailsProps, field: SuggestedField) =>
  isSuggested(draft, field) && quizForm.details.suggested

function Duration(details: DetailsProps) {
  const capped = cappedMinutes(details.draft)
  return (
    <TextField
      label={quizForm.details.duration}
      type="number"
      min={1}
      inputMode="numeric"
      hint={capped !== undefined && quizForm.details.capped(capped)}
      {...fieldProps(details, 'duration')}
    />
  )
}

function Description(details: DetailsProps) {
  const { error, ...area } = fieldProps(details, 'description')
  return (
    <Field label={quizForm.details.description} error={error} hint={suggestedHint(details, 'description')}>
      {(control) => (
        <textarea
          className="input grows"
          rows={2}
          placeholder={quizForm.details.descriptionHint}
          maxLength={QUIZ_LENGTHS.description}
          {...area}
          {...control}
        />
      )}
    </Field>
  )
}

function Times(details: DetailsProps) {
  const { draft } = details
  const hintId = useId()
  const starts = draftInstant(draft, 'startTime')
  const zone = quizForm.details.localTime(Number.isNaN(starts) ? Date.now() : starts)
  const suggested = TIMES.filter((field) => isSuggested(draft, field))
  const areBoth = suggested.length === TIMES.length
  // What holds for both is said once, below them.
  const hint = [zone, areBoth && quizForm.details.suggested].filter(Boolean).join('. ')
  return (
    <div className="stack near">
      <div className="fields">
        {TIMES.map((field) => {
          const { error, ...input } = fieldProps(details, field)
          return (
            <Field
              key={field}
              label={quizForm.details[field]}
              error={error}
              hint={!areBoth && suggestedHint(details, field)}
            >
              {({ 'aria-describedby': own, ...control }) => (
                <input
                  className="input"
                  type="datetime-local"
                  {...input}
                  {...control}
                  aria-describedby={classNames(hintId, own)}
                />
              )}
            </Field>
          )
        })}
      </div>
      <p className="note" id={hintId}>
        {hint}
      </p>
    </div>
  )
}

/** Title, duration, description, times and rules, in a folding card. */
export function QuizDetails() {
  const details = { draft: useStore($quizDraft), errors: useStore($draftErrors) }
  const { card, open, setOpen } = useFold()
  return (
    <details
      className="panel fold"
      ref={card}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="sliders" />
        <div className="cut">
          <h2 className="subheading">{quizForm.details.heading}</h2>
          {!open && <p className="note small number">{summaryOf(details.draft)}</p>}
        </div>
        <Icon name="down" />
      </summary>
      <div className="fold-body stack">
        <div className="fields title-and-duration">
          <TextField
            label={quizForm.details.title}
            maxLength={QUIZ_LENGTHS.title}
            hint={suggestedHint(details, 'title')}
            {...fieldProps(details, 'title')}
          />
          <Duration {...details} />
        </div>
        <Description {...details} />
        <Times {...details} />
        <p className="note">{quizForm.details.required}</p>
        <QuizRules />
      </div>
    </details>
  )
}
