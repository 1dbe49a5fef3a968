import { classNames } from '../lib/class-names.ts'
import type { Tone } from '../lib/tone.ts'

type ScaleMarks = 'slot' | 'score' | 'utilization' | 'none'

const SLOT_MARK_MINUTES = 5

const MARK_CLASSES: Record<ScaleMarks, string> = {
  slot: 'slot-minutes',
  score: 'score',
  utilization: 'utilization',
  none: 'plain',
}

interface ProgressBarProps {
  label: string
  value: number
  max: number
  tone?: Tone | undefined
  /** Marks on the scale: score at 60 and 80, utilization at 70 and 90, slot every 5 (value and max in minutes). */
  marks?: ScaleMarks | undefined
  /** For screen readers instead of a percentage, such as "12 of 30 minutes". */
  valueText?: string | undefined
}

/** A quantity on its scale; values outside are clamped. */
export function ProgressBar({
  label,
  value,
  max,
  tone = 'accent',
  marks = 'none',
  valueText,
}: ProgressBarProps) {
  const end = max > 0 ? max : 1
  const shown = Math.min(Math.max(value, 0), end) || 0
  const style = marks === 'slot' ? { '--mark-share': SLOT_MARK_MINUTES / end } : undefined
  return (
    <span className={classNames('scale', MARK_CLASSES[marks], tone)} style={style}>
      <progress aria-label={label} aria-valuetext={valueText} value={shown} max={end}>
        {valueText}
      </progress>
    </span>
  )
}
