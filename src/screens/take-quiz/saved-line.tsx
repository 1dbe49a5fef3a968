import { useStore } from '@nanostores/react'
import { format } from '../../messages/english.ts'
import { $savedAt } from '../../stores/attempts/attempt-records.ts'
import { $storage } from '../../stores/lib/storage.ts'
import { $connected } from '../../stores/page/connection.ts'
import { Icon } from '../../ui/layout/icon.tsx'

/** Where the answers are, so that nobody has to wonder; and that nothing can be sent where it cannot. */
export function SavedLine() {
  const savedAt = useStore($savedAt)
  const storage = useStore($storage)
  const connected = useStore($connected)
  const when = savedAt === undefined ? '' : ` ${format.clockTime(savedAt)}`
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
