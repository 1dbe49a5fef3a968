import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LivePerson } from '../../domain/live/live.ts'
import { livePersonName } from '../../domain/live/room-list.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { results } from '../../messages/en/results.ts'
import { room } from '../../messages/en/room.ts'
import { $messageDraft } from '../../stores/live/announcing.ts'
import { $atWorkCount, $quizzesAtWork } from '../../stores/live/room.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'
import { Composer, type ComposerProps } from './composer.tsx'

interface MessageDialogProps extends Omit<ComposerProps, 'onSent'> {
  title: string
  onClose: () => void
}

const MessageDialog = ({ title, onClose, ...composer }: MessageDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    actions={<Button onClick={onClose}>{pieces.cancel}</Button>}
    toastSlot={<ToastSlot modal />}
  >
    <Composer {...composer} onSent={onClose} />
  </Dialog>
)

/** A message to one working learner. */
export function MessageToOne({ person, onClose }: { person: LivePerson; onClose: () => void }) {
  const [text, setText] = useState('')
  const name = results.userName({ name: livePersonName(person) })
  return (
    <MessageDialog
      title={room.messageToOne(name)}
      recipients={{
        quizIds: person.quizId === undefined ? [] : [person.quizId],
        person: { userId: person.user._id, name },
      }}
      count={1}
      text={text}
      onText={setText}
      onClose={onClose}
    />
  )
}

/** A message to everyone working. Its draft outlives the dialog until it is sent. */
export function MessageToAll({ onClose }: { onClose: () => void }) {
  const [text, count, quizIds] = [useStore($messageDraft), useStore($atWorkCount), useStore($quizzesAtWork)]
  return (
    <MessageDialog
      title={room.messageToAll}
      recipients={{ quizIds }}
      count={count}
      text={text}
      onText={(typed) => $messageDraft.set(typed)}
      onClose={onClose}
    />
  )
}
