import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import {
  draftMarking,
  EXAMPLE_ANSWERS,
  exampleMarks,
  type MarkField,
  type MarkingPreset,
  presetOf,
  readableMarking,
  stepMarks,
  type TypedMarking,
} from '../../../domain/authoring/draft/draft-marking.ts'
import type { DraftErrors } from '../../../domain/authoring/draft/quiz-draft-errors.ts'
import { percent } from '../../../domain/lib/score.ts'
import { MARKING_PRESETS, type Marking } from '../../../domain/quizzes/marking.ts'
import { markingForm } from '../../../messages/en/marking-form.ts'
import { quizDraft } from '../../../messages/en/quiz-draft.ts'
import { signedMarks } from '../../../messages/lib/marks-text.ts'
import { $draftErrors, $quizDraft } from '../../../stores/authoring/quiz-draft.ts'
import { setMarking, setMarks, setSeveralRule } from '../../../stores/authoring/quiz-draft-details.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'

const PRESETS: readonly MarkingPreset[] = ['none', 'plain', 'jee', 'own']

const trioOf = (preset: MarkingPreset): string[] => {
  if (preset === 'none') return ['%']
  if (preset === 'own') return ['…', '…', '…']
  const { right, wrong, blank } = MARKING_PRESETS[preset]
  return [right, wrong, blank].map(signedMarks)
}

interface PresetsProps {
  chosen: MarkingPreset
  onChoose: (preset: MarkingPreset) => void
}

const Presets = ({ chosen, onChoose }: PresetsProps) => {
  const name = useId()
  return (
    <div className="preset-grid">
      {PRESETS.map((preset) => (
        <label className="preset" key={preset}>
          <input type="radio" name={name} checked={preset === chosen} onChange={() => onChoose(preset)} />
          <b>{markingForm.presets[preset].name}</b>
          <span className="trio" aria-hidden={preset === 'none' || preset === 'own'}>
            {trioOf(preset).map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: right, wrong and blank are their places
              <span key={index}>{text}</span>
            ))}
          </span>
          <span className="note small">{markingForm.presets[preset].note}</span>
        </label>
      ))}
    </div>
  )
}

const ERRORS = { right: 'marksRight', wrong: 'marksWrong', blank: 'marksBlank' } as const

interface StepperProps {
  field: MarkField
  typed: TypedMarking
  errors: DraftErrors
}

/** A field for marks; on a phone's keyboard there may be no minus, so it has buttons. */
function Stepper({ field, typed, errors }: StepperProps) {
  const [label, problem] = [markingForm.fields[field], errors[ERRORS[field]]]
  const step = (by: number) => setMarks(field, stepMarks(typed[field], by))
  return (
    <Field label={label} error={problem && quizDraft.problem(problem)}>
      {(control) => (
        <div className="stepper">
          <button type="button" aria-label={markingForm.less(label)} onClick={() => step(-1)}>
            <span aria-hidden="true">−</span>
          </button>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            required
            value={typed[field]}
            onChange={({ target }) => setMarks(field, target.value)}
            {...control}
          />
          <button type="button" aria-label={markingForm.more(label)} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
        </div>
      )}
    </Field>
  )
}

const SEVERAL_RULES = ['all-or-nothing', 'share'] as const

function SeveralRule({ typed, marking }: { typed: TypedMarking; marking: Marking | undefined }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="label small">{markingForm.severalLegend}</legend>
      <div className="regrade-choices">
        {SEVERAL_RULES.map((rule) => (
          <label className="regrade-choice" key={rule}>
            <input
              type="radio"
              name={name}
              checked={typed.several === rule}
              onChange={() => setSeveralRule(rule)}
            />
            <span>
              <span className="strong">{markingForm.several[rule].name}</span>
              <br />
              <span className="note">
                {marking && markingForm.several[rule].note(marking.right, marking.wrong)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What it would bring, in a sentence. */
function Example({ marking }: { marking: Marking }) {
  const { right, wrong, blank } = EXAMPLE_ANSWERS
  const { marks, most } = exampleMarks(marking)
  return (
    <div className="as-read">
      <Icon name="info" />
      <strong>
        <output>
          {markingForm.example(right, wrong, blank, marks, most, percent(right, right + wrong + blank))}
        </output>
      </strong>
      <span className="note">{markingForm.told}</span>
    </div>
  )
}

/** What right, wrong and blank answers bring; a preset writes the three fields. */
export function MarkingField() {
  const { marking: draft = 'none' } = useStore($quizDraft)
  const errors = useStore($draftErrors)
  // Own marks may be those of a preset.
  const [isOwn, setOwn] = useState(false)
  const choose = (preset: MarkingPreset) => {
    setOwn(preset === 'own')
    if (preset === 'none') setMarking('none')
    else if (preset !== 'own') setMarking(draftMarking(MARKING_PRESETS[preset]))
    else if (draft === 'none') setMarking(draftMarking(MARKING_PRESETS.plain))
  }
  const marking = readableMarking(draft)
  return (
    <fieldset className="stack near marking">
      <legend className="label">
        <span>{markingForm.legend}</span> <span className="optional">{markingForm.hint}</span>
      </legend>
      <Presets chosen={isOwn && draft !== 'none' ? 'own' : presetOf(draft)} onChoose={choose} />
      {draft !== 'none' && (
        <>
          <div className="three-fields">
            {(['right', 'wrong', 'blank'] as const).map((field) => (
              <Stepper key={field} field={field} typed={draft} errors={errors} />
            ))}
          </div>
          <SeveralRule typed={draft} marking={marking} />
          {marking && <Example marking={marking} />}
        </>
      )}
    </fieldset>
  )
}
