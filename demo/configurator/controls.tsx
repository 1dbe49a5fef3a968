import type { AttributeMeta } from '../../embed/meta/elements.meta.ts'
import { Field, TextField } from '../../src/ui/forms/field.tsx'
import { Segments } from '../../src/ui/forms/segments.tsx'
import { useLook } from './look/use-look.ts'

/** A description in Markdown, as a sentence. */
export const sentence = (description: string) => `${description.replaceAll('`', '')}.`

interface WrittenProps {
  name: string
  label: string
  hint?: string | undefined
  placeholder?: string | undefined
  isCode?: boolean
  /** Shows the colour that is written. */
  isColor?: boolean
}

const Paint = ({ color }: { color: string }) => (
  <span className="paint" style={{ '--ink': color }} aria-hidden="true" />
)

/** A text, with what is wrong with it. */
export function Written({ name, label, hint, placeholder, isCode, isColor }: WrittenProps) {
  const { textOf, problemOf, change, good } = useLook()
  return (
    <TextField
      label={
        <>
          {isColor && good[name] && <Paint color={good[name]} />}
          {label}
        </>
      }
      hint={hint}
      error={problemOf(name) || undefined}
      placeholder={placeholder}
      className={isCode ? 'code' : ''}
      autoComplete="off"
      spellCheck={false}
      value={textOf(name)}
      onChange={({ target }) => change(name, target.value)}
    />
  )
}

interface ChosenProps {
  name: string
  label: string
  hint?: string
  options: readonly { value: string; text: string }[]
}

/** One of a few, side by side; the first one stands for an empty text. */
export function Chosen({ name, label, options }: ChosenProps) {
  const { textOf, change } = useLook()
  return (
    <div className="field">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <Segments
        className="full"
        label={label}
        options={options}
        chosen={textOf(name) || (options[0]?.value ?? '')}
        onChoose={(value) => change(name, value === options[0]?.value ? '' : value)}
      />
    </div>
  )
}

/** One of several. */
function Selected({ name, label, hint, options }: ChosenProps) {
  const { textOf, change } = useLook()
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={textOf(name)}
          onChange={({ currentTarget }) => change(name, currentTarget.value)}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** An attribute as the metadata describe it. */
export function DescribedAttribute({ attribute }: { attribute: AttributeMeta }) {
  const { name, values, default: fallback = '', description } = attribute
  const hint = sentence(description)
  if (!values) return <Written name={name} label={name} hint={hint} placeholder={fallback} />
  // What stands for nothing may differ between elements, so it is a choice of its own.
  const standard = { value: '', text: `Default: ${fallback.replaceAll('`', '')}` }
  const options = [standard, ...values.map((value) => ({ value, text: value }))]
  return <Selected name={name} label={name} hint={hint} options={options} />
}
