import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { PRACTICE_CHOICES, type QuizDraft, REVIEW_CHOICES } from '../../../domain/authoring/quiz-draft.ts'
import type { DraftErrors } from '../../../domain/authoring/quiz-draft-errors.ts'
import { showsAnswersEarly } from '../../../domain/authoring/quiz-window.ts'
import { quizDraft } from '../../../messages/quiz-draft/en.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import {
  $draftErrors,
  $mixesOptions,
  $mixesQuestions,
  $quizDraft,
} from '../../../stores/authoring/quiz-draft.ts'
import {
  setDetail,
  setPractice,
  setReviewFrom,
  setShuffle,
} from '../../../stores/authoring/quiz-draft-details.ts'
import { offers } from '../../../stores/session/features.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'

interface RulesProps {
  draft: QuizDraft
  errors: DraftErrors
}

function ReviewFields({ draft, errors }: RulesProps) {
  const { reviewFrom = 'submitted', reviewTime = '' } = draft
  const choice = useRef<HTMLSelectElement>(null)
  const wait = () => {
    setReviewFrom('quiz-ended')
    // The button goes with what it warned of.
    choice.current?.focus()
  }
  const early = showsAnswersEarly(draft)
  return (
    <div className="fields">
      <div className="field">
        <Field label={quizForm.review.label} hint={early && quizForm.review.early}>
          {(control) => (
            <select
              className="input"
              ref={choice}
              value={reviewFrom}
              onChange={({ target: { selectedIndex } }) =>
                setReviewFrom(REVIEW_CHOICES[selectedIndex] ?? reviewFrom)
              }
              {...control}
            >
              {REVIEW_CHOICES.map((choice) => (
                <option key={choice} value={choice}>
                  {quizForm.review.choices[choice]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {early && (
          <div>
            <Button dense onClick={wait}>
              {quizForm.review.wait}
            </Button>
          </div>
        )}
      </div>
      {reviewFrom === 'at' && (
        <TextField
          label={quizForm.review.time}
          type="datetime-local"
          required
          value={reviewTime}
          error={errors.reviewTime && quizDraft.problem(errors.reviewTime)}
          onChange={({ target }) => setDetail('reviewTime', target.value)}
        />
      )}
    </div>
  )
}

function PracticeField({ draft: { practice = 'none' } }: RulesProps) {
  return (
    <Field label={quizForm.practice.label} hint={quizForm.practice.hints[practice]}>
      {(control) => (
        <select
          className="input"
          value={practice}
          onChange={({ target: { selectedIndex } }) =>
            setPractice(PRACTICE_CHOICES[selectedIndex] ?? practice)
          }
          {...control}
        >
          {PRACTICE_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {quizForm.practice.choices[choice]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const SHUFFLES = ['shuffleQuestions', 'shuffleOptions'] as const

function OrderFields({ draft, errors }: RulesProps) {
  return (
    <div className="fields">
      <fieldset className="stack near">
        <legend className="label">{quizForm.paper.legend}</legend>
        {SHUFFLES.map((field) => (
          <label className="tick-row" key={field}>
            <input
              type="checkbox"
              className="tick"
              checked={draft[field] ?? false}
              onChange={({ target }) => setShuffle({ [field]: target.checked })}
            />
            {quizForm.paper[field]}
          </label>
        ))}
      </fieldset>
      <TextField
        label={quizForm.paper.draw}
        optional
        className="short"
        type="number"
        min={1}
        inputMode="numeric"
        hint={quizForm.paper.drawHint(draft.questions.length)}
        value={draft.draw ?? ''}
        error={errors.draw && quizDraft.problem(errors.draw)}
        onChange={({ target }) => setDetail('draw', target.value)}
      />
    </div>
  )
}

/** When the answers are shown, who may practise, and who is asked what in which order, where the API offers it. */
export function QuizRules() {
  const rules = { draft: useStore($quizDraft), errors: useStore($draftErrors) }
  return (
    <>
      {offers('review') && <ReviewFields {...rules} />}
      {offers('public') && <PracticeField {...rules} />}
      {offers('order') && <OrderFields {...rules} />}
    </>
  )
}

const MIXED = { question: $mixesQuestions, option: $mixesOptions }

interface PinProps {
  of: keyof typeof MIXED
  pinned: boolean | undefined
  /** What is pinned, where the label alone does not say it. */
  name?: string
  label: string
  onPin: (pinned: boolean) => void
}

/** Keeps a question or an option in its place, where others are mixed. */
export function Pin({ of, pinned = false, name, label, onPin }: PinProps) {
  const isMixed = useStore(MIXED[of])
  if (!isMixed || !offers('order')) return null
  return (
    <label className="tick-row">
      <input
        type="checkbox"
        className="tick"
        aria-label={name}
        checked={pinned}
        onChange={({ target }) => onPin(target.checked)}
      />
      {label}
    </label>
  )
}
