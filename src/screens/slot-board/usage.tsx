import { utilizationTone } from '../../domain/slots/slot.ts'
import { format } from '../../messages/english.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'

interface UsageProps {
  /** Above 100 where the capacity was lowered below what is booked. */
  percent: number
  figures: readonly (readonly [label: string, count: number])[]
}

/** How full something is: a bar, and the numbers under it. */
export function Usage({ percent, figures }: UsageProps) {
  const tone = utilizationTone(percent)
  return (
    <div>
      <ProgressBar
        label="Utilization"
        value={percent}
        max={100}
        tone={tone}
        marks="utilization"
        valueText={`${percent}%`}
      />
      <div className="slot-figures">
        {figures.map(([label, count]) => (
          <span key={label}>
            {label} <b>{format.count(count)}</b>
          </span>
        ))}
        <span>
          Utilization <b className={`tone ${tone}`}>{percent}%</b>
        </span>
      </div>
    </div>
  )
}
