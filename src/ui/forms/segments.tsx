import { classNames } from '../lib/class-names.ts'

interface SegmentsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string
  choices: readonly { value: Value; text: string }[]
  chosen: Value
  onChoose: (value: Value) => void
  className?: string | undefined
}

/** One of few, all in view. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, choices, chosen, onChoose, className } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own, and these are no fields
    <div className={classNames('seg', className)} role="group" aria-label={label}>
      {choices.map(({ value, text }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text}
        </button>
      ))}
    </div>
  )
}
