import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_GROUP_LENGTH, type PersonHistory } from '../../domain/people/people.ts'
import { person } from '../../messages/en/person.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { results } from '../../messages/en/results.ts'
import { $savingGroup, saveGroup } from '../../stores/people/person.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'

interface GroupDialogProps extends Pick<PersonHistory, 'user'> {
  onClose: () => void
}

/** The class of a learner. */
export function GroupDialog({ user, onClose }: GroupDialogProps) {
  const name = results.userName(user)
  const busy = useStore($savingGroup)
  const [text, setText] = useState(user.group ?? '')
  const save = async () => {
    if (await saveGroup(user._id, name, text)) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={person.groupTitle(name)}
      actions={
        <>
          <Button onClick={onClose}>{pieces.cancel}</Button>
          <Button kind="primary" busy={busy} busyText={person.saving} onClick={() => void save()}>
            {person.save}
          </Button>
        </>
      }
      toastSlot={<ToastSlot modal />}
    >
      <TextField
        label={person.groupName}
        hint={person.groupHint}
        maxLength={MAX_GROUP_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  )
}
