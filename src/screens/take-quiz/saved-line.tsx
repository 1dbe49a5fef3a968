import { useStore } from '@nanostores/react'
import { type Attempt, isSaved } from '../../domain/attempts/attempt.ts'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
import { $savedAt } from '../../stores/attempts/attempt-records.ts'
import { $storage } from '../../stores/lib/storage.ts'
import { $connected } from '../../stores/page/connection.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { useAfterPaint } from '../../ui/lib/use-after-paint.ts'

/** Where the answers are stored, and whether anything can be sent now. */
export function SavedLine({ attempt }: { attempt: Attempt }) {
  // Told after the answer itself is painted.
  const savedAt = useAfterPaint(useStore($savedAt))
  const storage = useStore($storage)
  const connected = useStore($connected)
  const onDevice = storage === 'device'
  return (
    <p className="saved-line note">
      <Icon name={connected ? 'check' : 'alert'} />
      <span>
        {connected && isSaved(attempt)
          ? takeQuiz.exam.savedByApi
          : takeQuiz.exam.saved(onDevice, savedAt, connected)}
      </span>
      <span className="visually-hidden" role="status">
        {!connected && takeQuiz.exam.offline}
      </span>
    </p>
  )
}
