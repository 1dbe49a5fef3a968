import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { written } from '../../domain/lib/written.ts'
import { emailsIn } from '../../domain/people/addresses.ts'
import { MAX_GROUP_LENGTH } from '../../domain/people/people.ts'
import { people } from '../../messages/en/people.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { $grouping, makeClass } from '../../stores/people/people.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Field, TextField } from '../../ui/forms/field.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'

/** Creates a class from pasted addresses. It stays open to report unknown addresses. */
export function ClassDialog({ onClose }: { onClose: () => void }) {
  const busy = useStore($grouping)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const emails = emailsIn(text)
  const make = async () => {
    const answer = await makeClass({ group: written(name), emails })
    if (!answer) return
    setUnknown(answer.unknown)
    if (answer.unknown.length === 0) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={people.newClassTitle}
      actions={
        <>
          <Button onClick={onClose}>{unknown.length > 0 ? people.close : pieces.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            busyText={people.making}
            disabled={written(name) === '' || emails.length === 0}
            onClick={() => void make()}
          >
            {people.make}
          </Button>
        </>
      }
      toastSlot={<ToastSlot modal />}
    >
      <TextField
        label={people.className}
        maxLength={MAX_GROUP_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field label={people.emails} hint={people.emailsHint}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p className="note" role="status">
        {text !== '' && people.addressesFound(emails.length)}
      </p>
      {unknown.length > 0 && (
        <Banner tone="yellow" role="alert">
          {people.unknown(unknown)}
        </Banner>
      )}
    </Dialog>
  )
}
