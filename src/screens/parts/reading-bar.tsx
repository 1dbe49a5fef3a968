import { format } from '../../messages/english.ts'
import type { ReadingProgress } from '../../stores/results/all-attempts.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'

/** How many of all results are read. */
export function ReadingBar({ progress: { read, total } }: { progress: ReadingProgress }) {
  const words =
    total > 0 ? `Reading ${format.count(read)} of ${format.count(total)} results` : 'Reading results…'
  return (
    <div className="stack near">
      <p className="note number" role="status">
        {words}
      </p>
      <ProgressBar label="Reading results" value={read} max={total} valueText={words} />
    </div>
  )
}
