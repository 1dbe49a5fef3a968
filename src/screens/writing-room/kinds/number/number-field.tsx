import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { DraftQuestion } from '../../../../domain/authoring/draft/question-draft.ts'
import { type DraftNumber, emptyNumber, numberKeyOf } from '../../../../domain/kinds/number/draft.ts'
import { UNIT_LIST, unitsLike } from '../../../../domain/kinds/number/units.ts'
import { kindForm } from '../../../../messages/en/kind-form.ts'
import { quizDraft } from '../../../../messages/en/quiz-draft.ts'
import { measured } from '../../../../messages/lib/measured.ts'
import { $questionErrors } from '../../../../stores/authoring/question-draft.ts'
import { setNumber } from '../../../../stores/authoring/question-kind.ts'
import { TextField } from '../../../../ui/forms/field.tsx'
import { Segments } from '../../../../ui/forms/segments.tsx'
import { JudgedAnswers } from './judged-answers.tsx'
import { ToleranceBand } from './tolerance-band.tsx'

type Problem = 'no-number' | 'no-such-unit' | 'no-tolerance'

function useProblem() {
  const { number: problem } = useStore($questionErrors)
  return (code: Problem) => (problem?.code === code ? quizDraft.problem(problem) : undefined)
}

function ValueAndUnit({ number }: { number: DraftNumber }) {
  const [listId, errorOf] = [useId(), useProblem()]
  return (
    <div className="key-row">
      <TextField
        label={kindForm.number.value}
        className="key-value"
        inputMode="decimal"
        autoComplete="off"
        value={number.value}
        error={errorOf('no-number')}
        onChange={({ target }) => setNumber({ value: target.value })}
      />
      <TextField
        label={kindForm.number.unit}
        optional
        className="key-value"
        list={listId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={number.unit}
        error={errorOf('no-such-unit')}
        onChange={({ target }) => setNumber({ unit: target.value })}
      />
      <datalist id={listId}>
        {UNIT_LIST.flatMap(({ units }) => units).map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </div>
  )
}

/** How the value was understood, while it is typed. */
function ReadsAs({ number }: { number: DraftNumber }) {
  const { value, unit, figures } = numberKeyOf(number)
  if (!number.value.trim()) return null
  const others = unit === undefined ? [] : unitsLike(unit).filter((other) => other !== unit)
  return (
    <p className="facts note small">
      <output>
        {Number.isFinite(value)
          ? kindForm.number.reads(measured(value, unit, figures))
          : kindForm.number.notRead}
      </output>
      {others.length > 0 && <span>{kindForm.number.converts(others.join(', '))}</span>}
    </p>
  )
}

const FIGURES = ['', '2', '3', '4']

function Tolerance({ number }: { number: DraftNumber }) {
  const errorOf = useProblem()
  const { tolerance, toleranceIn, figures, unit } = number
  const ways = [
    { value: 'percent', text: '%' },
    { value: 'unit', text: unit.trim() || kindForm.number.noUnit },
    { value: 'exact', text: kindForm.number.exact },
  ] as const
  // One that a file asked for stays among them.
  const counts = [...new Set([...FIGURES, figures ? String(figures) : ''])]
  return (
    <div className="key-row folding">
      <div className="tolerance">
        <TextField
          label={kindForm.number.tolerance}
          inputMode="decimal"
          autoComplete="off"
          className="short"
          disabled={toleranceIn === 'exact'}
          value={toleranceIn === 'exact' ? '0' : tolerance}
          error={errorOf('no-tolerance')}
          onChange={({ target }) => setNumber({ tolerance: target.value })}
        />
        <Segments
          label={kindForm.number.toleranceSize}
          options={ways}
          chosen={toleranceIn}
          onChoose={(way) => setNumber({ toleranceIn: way })}
        />
      </div>
      <div className="field">
        <span className="label">{kindForm.number.figures}</span>
        <Segments
          label={kindForm.number.figures}
          options={counts.map((value) => ({ value, text: value || kindForm.number.anyFigures }))}
          chosen={figures ? String(figures) : ''}
          onChoose={(count) => setNumber({ figures: Number(count) || undefined })}
        />
      </div>
    </div>
  )
}

/** The key of a number: value, unit, tolerance and figures, and what they would make of answers. */
export function NumberField({ question: { number = emptyNumber() } }: { question: DraftQuestion }) {
  return (
    <fieldset className="stack number-editor">
      <legend className="label">{kindForm.number.legend}</legend>
      <ValueAndUnit number={number} />
      <ReadsAs number={number} />
      <Tolerance number={number} />
      <ToleranceBand number={number} />
      <JudgedAnswers number={number} />
    </fieldset>
  )
}
