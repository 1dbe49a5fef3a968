import { readingBar } from '../../../messages/en/reading-bar.ts'
import type { ReadingProgress } from '../../../stores/results/all-attempts.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'

/** How many of the results have been read so far. */
export function ReadingBar({ progress: { read, total } }: { progress: ReadingProgress }) {
  const words = readingBar.progress(read, total)
  return (
    <div className="stack near">
      <p className="note number" role="status">
        {words}
      </p>
      <ProgressBar label={readingBar.label} value={read} max={total} valueText={words} />
    </div>
  )
}
