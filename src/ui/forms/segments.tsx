import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

interface SegmentsProps<Value extends string> {
  /** The name of the group. */
  label: string
  options: readonly { value: Value; text: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
  className?: string | undefined
}

/** A choice between a few views of the same things. */
export const Segments = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  className,
}: SegmentsProps<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div role="group" className={classNames('segments', className)} aria-label={label}>
    {options.map(({ value, text }) => (
      <button
        type="button"
        className="segment"
        key={value}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {text}
      </button>
    ))}
  </div>
)
