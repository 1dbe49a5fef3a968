import { useStore } from '@nanostores/react'
import { type RefObject, useRef } from 'react'
import { readableMarking } from '../../../domain/authoring/draft/draft-marking.ts'
import {
  PRACTICE_CHOICES,
  type QuizDraft,
  REVIEW_CHOICES,
} from '../../../domain/authoring/draft/quiz-draft.ts'
import type { DraftErrors } from '../../../domain/authoring/draft/quiz-draft-errors.ts'
import { showsAnswersEarly } from '../../../domain/authoring/quiz-window.ts'
import { markingForm } from '../../../messages/en/marking-form.ts'
import { quizDraft } from '../../../messages/en/quiz-draft.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
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
import { Icon } from '../../../ui/layout/icon.tsx'
import { MarkingField } from './marking-field.tsx'

interface RulesProps {
  draft: QuizDraft
  errors: DraftErrors
}

interface ChoiceFieldProps<Choice extends string> {
  label: string
  hint: string | false
  choices: readonly Choice[]
  words: Record<Choice, string>
  chosen: Choice
  onChoose: (choice: Choice) => void
  ref?: RefObject<HTMLSelectElement | null>
}

function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, hint, choices, words, chosen, onChoose, ref } = props
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          className="input"
          ref={ref}
          value={chosen}
          onChange={({ target: { selectedIndex } }) => onChoose(choices[selectedIndex] ?? chosen)}
          {...control}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {words[choice]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function ReviewFields({ draft, errors }: RulesProps) {
  const { reviewFrom = 'submitted', reviewTime = '' } = draft
  const choice = useRef<HTMLSelectElement>(null)
  const wait = () => {
    setReviewFrom('quiz-ended')
    // The button disappears with the warning.
    choice.current?.focus()
  }
  const early = showsAnswersEarly(draft)
  return (
    <div className="fields">
      <div className="field">
        <ChoiceField
          label={quizForm.review.label}
          hint={early && quizForm.review.early}
          choices={REVIEW_CHOICES}
          words={quizForm.review.choices}
          chosen={reviewFrom}
          onChoose={setReviewFrom}
          ref={choice}
        />
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

const PracticeField = ({ draft: { practice = 'none' } }: RulesProps) => (
  <ChoiceField
    label={quizForm.practice.label}
    hint={quizForm.practice.hints[practice]}
    choices={PRACTICE_CHOICES}
    words={quizForm.practice.choices}
    chosen={practice}
    onChoose={setPractice}
  />
)

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
            <span>{quizForm.paper[field]}</span>
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

/** What the rules say, in one line. */
function inShort(draft: QuizDraft): string {
  const { reviewFrom = 'submitted', practice = 'none', shuffleQuestions, shuffleOptions, draw = '' } = draft
  const isMixed = shuffleQuestions || shuffleOptions || draw.trim() !== ''
  const marking = readableMarking(draft.marking)
  return [
    offers('review') && quizForm.more.review[reviewFrom],
    offers('public') && practice !== 'none' && quizForm.more.practice,
    offers('order') && (isMixed ? quizForm.more.mixed : quizForm.more.inOrder),
    offers('marking') && (marking ? markingForm.inShort(marking) : markingForm.presets.none.name),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** When answers are shown, who may practise, shuffling and drawing, and marks, if the API supports them: mostly left as they are. */
export function QuizRules() {
  const rules = { draft: useStore($quizDraft), errors: useStore($draftErrors) }
  const summary = inShort(rules.draft)
  if (!summary) return null
  return (
    <details className="more-rules">
      <summary>
        <Icon name="right" />
        <b>{quizForm.more.title}</b> <span className="note cut more-said">{summary}</span>
      </summary>
      <div className="stack">
        {offers('review') && <ReviewFields {...rules} />}
        {offers('public') && <PracticeField {...rules} />}
        {offers('order') && <OrderFields {...rules} />}
        {offers('marking') && <MarkingField />}
      </div>
    </details>
  )
}

const MIXED = { question: $mixesQuestions, option: $mixesOptions }

interface PinProps {
  of: keyof typeof MIXED
  pinned: boolean | undefined
  /** What is pinned, if the label alone does not say it. */
  name?: string
  label: string
  onPin: (pinned: boolean) => void
}

/** Fixes the position of a question or an option while others are shuffled. */
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
      <span>{label}</span>
    </label>
  )
}
