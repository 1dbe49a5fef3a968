import { useStore } from '@nanostores/react'
import { formatClockTime } from '../../domain/time.ts'
import { $savedAt } from '../../stores/attempt.ts'
import { $connected } from '../../stores/connection.ts'
import { $storage } from '../../stores/storage.ts'
import { Icon } from '../../ui/icon.tsx'

/** Where the answers are, so that nobody has to wonder; and that nothing can be sent where it cannot. */
export function SavedLine() {
  const savedAt = useStore($savedAt)
  const storage = useStore($storage)
  const connected = useStore($connected)
  const when = savedAt === undefined ? '' : ` ${formatClockTime(savedAt)}`
  const saved = storage === 'device' ? `Saved on this device${when}` : 'Kept in this page only'
  return (
    <p className="saved-line note">
      <Icon name={connected ? 'check' : 'alert'} />
      <span>{connected ? saved : `Offline. ${saved}`}</span>
      <span className="visually-hidden" role="status">
        {!connected && 'No connection. Go on: your answers are sent when it is back.'}
      </span>
    </p>
  )
}
