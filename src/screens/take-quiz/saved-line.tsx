import { useStore } from '@nanostores/react'
import { formatClockTime } from '../../domain/time.ts'
import { $savedAt } from '../../stores/attempt.ts'
import { $connected } from '../../stores/connection.ts'
import { $storage } from '../../stores/storage.ts'
import { Icon } from '../../ui/icon.tsx'

const OFFLINE = 'No connection. Go on: your answers are sent when it is back.'

/** Where the answers are, so that nobody has to wonder; and why nothing is sent where nothing can be. */
export function SavedLine() {
  const savedAt = useStore($savedAt)
  const storage = useStore($storage)
  const connected = useStore($connected)
  return (
    <p className="saved-line note">
      {storage === 'device' && (
        <span>
          <Icon name="check" />
          {savedAt === undefined
            ? 'Saved on this device'
            : `Saved on this device ${formatClockTime(savedAt)}`}
        </span>
      )}
      <span role="status">
        {!connected && (
          <>
            <Icon name="alert" />
            {OFFLINE}
          </>
        )}
      </span>
    </p>
  )
}
