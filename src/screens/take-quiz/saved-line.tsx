import { useStore } from '@nanostores/react'
import { type Attempt, isSaved } from '../../domain/attempts/attempt.ts'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
import { $savedAt } from '../../stores/attempts/attempt-records.ts'
import { $storage } from '../../stores/lib/storage.ts'
import { $connected } from '../../stores/page/connection.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { useAfterPaint } from '../../ui/lib/use-after-paint.ts'

/** In a word whether the answers are kept. The same after each answer; the line below has the details. */
export function SavedMark() {
  const onDevice = useStore($storage) === 'device'
  const connected = useStore($connected)
  return (
    <span className={connected && onDevice ? 'saved' : 'saved yellow'}>
      <Icon name={connected ? (onDevice ? 'check' : 'alert') : 'offline'} />
      <span>{takeQuiz.exam.kept(onDevice, connected)}</span>
    </span>
  )
}

/** Where the answers are stored, and whether anything can be sent now. */
export function SavedLine({ attempt }: { attempt: Attempt }) {
  // Told after the answer itself is painted.
  const savedAt = useAfterPaint(useStore($savedAt))
  const onDevice = useStore($storage) === 'device'
  const connected = useStore($connected)
  return (
    <p className="note">
      {connected && isSaved(attempt)
        ? takeQuiz.exam.savedByApi
        : takeQuiz.exam.saved(onDevice, savedAt, connected)}
    </p>
  )
}
