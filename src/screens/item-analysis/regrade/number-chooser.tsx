import { useEffect, useId, useState } from 'react'
import { draftNumber, readNumberTyped, toleranceOf } from '../../../domain/kinds/number/draft.ts'
import type { Question } from '../../../domain/quizzes/question.ts'
import { dropChange, toleranceChange, valueChange } from '../../../domain/regrade/choices.ts'
import type { KeyChange } from '../../../domain/regrade/regrade.ts'
import { kindForm } from '../../../messages/en/kind-form.ts'
import { numberAnalysis } from '../../../messages/en/number-analysis.ts'
import { decimalPercent } from '../../../messages/lib/decimal.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import type { ChooserProps } from './choice-chooser.tsx'
import { RegradeWays } from './regrade-ways.tsx'
import { ToleranceLine } from './tolerance-line.tsx'

type Way = 'tolerance' | 'value' | 'restore' | 'drop'
type Unit = 'percent' | 'unit'

interface Typed {
  tolerance: string
  toleranceIn: Unit
  /** Another value, in the key's unit. */
  value: string
}

function changeFor(question: Question, way: Way | undefined, typed: Typed): KeyChange | undefined {
  const unit = question.number?.unit
  if (way === 'drop') return dropChange(question)
  if (way === 'restore') return toleranceChange(question, question.number?.tolerance ?? { absolute: 0 })
  if (way === 'value') {
    const value = readNumberTyped(typed.value)
    return Number.isFinite(value) ? valueChange(question, { value, ...(unit && { unit }) }) : undefined
  }
  const tolerance = toleranceOf(typed)
  const size = Object.values(tolerance)[0] ?? Number.NaN
  return way && size >= 0 ? toleranceChange(question, tolerance) : undefined
}

interface FieldsProps {
  question: Question
  typed: Typed
  onType: (typed: Typed) => void
}

const MOST_DECIMALS = 6

function ToleranceFields({ question, typed, onType }: FieldsProps) {
  const key = draftNumber(question.number ?? {})
  const now =
    key.toleranceIn === 'exact'
      ? numberAnalysis.exact
      : key.toleranceIn === 'percent'
        ? decimalPercent(Number(key.tolerance), MOST_DECIMALS, 0)
        : `${key.tolerance} ${key.unit}`
  return (
    <div className="tolerance">
      <TextField
        label={numberAnalysis.tolerance}
        className="short"
        inputMode="decimal"
        autoComplete="off"
        value={typed.tolerance}
        onChange={({ target }) => onType({ ...typed, tolerance: target.value })}
      />
      <Segments
        label={numberAnalysis.tolerance}
        options={[
          { value: 'percent', text: '%' },
          { value: 'unit', text: key.unit || kindForm.number.noUnit },
        ]}
        chosen={typed.toleranceIn}
        onChoose={(toleranceIn) => onType({ ...typed, toleranceIn })}
      />
      <span className="note">{numberAnalysis.now(now.trim())}</span>
    </div>
  )
}

interface ValueProps {
  unit: string | undefined
  error: string | undefined
  value: string
  onType: (value: string) => void
}

/** The unit stands in the field, behind the number. */
function ValueField({ unit, error, value, onType }: ValueProps) {
  const unitId = useId()
  return (
    <Field label={numberAnalysis.value} error={error}>
      {(control) => (
        <div className="input-unit">
          <input
            {...control}
            type="text"
            className="input"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={classNames(unit && unitId, control['aria-describedby']) || undefined}
            value={value}
            onChange={({ target }) => onType(target.value)}
          />
          <span className="note" id={unitId}>
            {unit}
          </span>
        </div>
      )}
    </Field>
  )
}

/** Typing is done before the attempts are judged again. */
const TYPING_MS = 300

/** Another tolerance, another value as well, or no question at all. */
export function NumberChooser({ item, onChange }: ChooserProps) {
  const { question, number, numbers } = item
  const common = numbers?.common?.value
  const [way, setWay] = useState<Way | undefined>(common === undefined ? undefined : 'value')
  const [typed, setTyped] = useState<Typed>(() => {
    const { tolerance, toleranceIn } = draftNumber(question.number ?? {})
    return {
      tolerance,
      toleranceIn: toleranceIn === 'unit' ? 'unit' : 'percent',
      value: common === undefined ? '' : String(Number(common.toPrecision(6))),
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => onChange(changeFor(question, way, typed)), TYPING_MS)
    return () => clearTimeout(timer)
  }, [onChange, question, way, typed])
  const ways = question.dropped ? (['restore'] as const) : (['tolerance', 'value', 'drop'] as const)
  const change = changeFor(question, way, typed)
  return (
    <>
      <RegradeWays<Way> name={`regrade-${number}`} ways={ways} chosen={way} onChoose={setWay} />
      {way === 'tolerance' && <ToleranceFields question={question} typed={typed} onType={setTyped} />}
      {way === 'value' && (
        <ValueField
          unit={question.number?.unit}
          error={change ? undefined : numberAnalysis.unreadable}
          value={typed.value}
          onType={(value) => setTyped({ ...typed, value })}
        />
      )}
      <ToleranceLine item={item} change={change} />
    </>
  )
}
