import { utilizationTone } from '../../../domain/slots/slot-figures.ts'
import { slots } from '../../../messages/en/slots.ts'
import { format } from '../../../messages/lib/language.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'

/** `percent` is above 100 if the capacity was lowered below the bookings. */
export const UtilizationBar = ({ percent }: { percent: number }) => (
  <ProgressBar
    label={slots.utilization}
    value={percent}
    max={100}
    tone={utilizationTone(percent)}
    marks="utilization"
    valueText={format.percent(percent)}
  />
)

interface SlotUsageProps {
  percent: number
  figures: readonly (readonly [label: string, count: string])[]
}

/** The utilization of slots as a bar, with the figures below it. */
export const SlotUsage = ({ percent, figures }: SlotUsageProps) => (
  <div>
    <UtilizationBar percent={percent} />
    <div className="slot-figures">
      {figures.map(([label, count]) => (
        <span key={label}>
          <span>{label}</span> <b>{count}</b>
        </span>
      ))}
      <span>
        <span>{slots.utilization}</span>{' '}
        <b className={`tone ${utilizationTone(percent)}`}>{format.percent(percent)}</b>
      </span>
    </div>
  </div>
)
