import { useState } from 'react'
import type { LivePerson } from '../../domain/live/live.ts'
import { livePersonName } from '../../domain/live/room-list.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { results } from '../../messages/en/results.ts'
import { room } from '../../messages/en/room.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'
import { Composer } from './composer.tsx'

/** A message to one working learner. */
export function MessageDialog({ person, onClose }: { person: LivePerson; onClose: () => void }) {
  const [text, setText] = useState('')
  const name = results.userName({ name: livePersonName(person) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={room.messageToOne(name)}
      actions={<Button onClick={onClose}>{pieces.cancel}</Button>}
      toastSlot={<ToastSlot modal />}
    >
      <Composer
        recipients={{
          quizIds: person.quizId === undefined ? [] : [person.quizId],
          person: { userId: person.user._id, name },
        }}
        count={1}
        text={text}
        onText={setText}
        onSent={onClose}
      />
    </Dialog>
  )
}
