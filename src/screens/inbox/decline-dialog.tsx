import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { written } from '../../domain/lib/written.ts'
import type { ReportedQuestion } from '../../domain/reports/inbox.ts'
import { LONGEST_REPLY } from '../../domain/reports/reports.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { $answeringReports, answerReports } from '../../stores/reports/inbox.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'

interface DeclineProps {
  reported: ReportedQuestion
  number: number | undefined
  onClose: () => void
  onDeclined: () => void
}

/** Declines the reports of a question; those who reported it read why. */
export function DeclineDialog({ reported, number, onClose, onDeclined }: DeclineProps) {
  const [text, setText] = useState('')
  const busy = useStore($answeringReports)
  const decline = async () => {
    if (!(await answerReports(reported, { status: 'declined', reply: text }))) return
    onClose()
    onDeclined()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={inbox.declineTitle(number)}
      actions={
        <>
          <Button onClick={onClose}>{pieces.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            busyText={inbox.answering}
            disabled={!written(text)}
            onClick={() => void decline()}
          >
            {inbox.declineNow}
          </Button>
        </>
      }
      toastSlot={<ToastSlot modal />}
    >
      <Field label={inbox.reply(reported.reports.length)} hint={inbox.replyHint}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            maxLength={LONGEST_REPLY}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
