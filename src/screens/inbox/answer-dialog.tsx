import { useStore } from '@nanostores/react'
import { written } from '../../domain/lib/written.ts'
import type { ReportedQuestion } from '../../domain/reports/inbox.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { $answeringReports, answerReports, type ReplyStatus } from '../../stores/reports/inbox.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ReplyField, useReply } from '../parts/admin/reply-field.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'

interface AnswerProps {
  status: ReplyStatus
  reported: ReportedQuestion
  number: number | undefined
  onClose: () => void
  onAnswered: () => void
}

/** Answers the reports of a question and leaves the question as it is; those who reported it read why. */
export function AnswerDialog({ status, reported, number, onClose, onAnswered }: AnswerProps) {
  const reply = useReply(reported, status)
  const busy = useStore($answeringReports)
  const answer = async () => {
    if (!(await answerReports(reported, { status, reply: reply.text }))) return
    onClose()
    onAnswered()
  }
  const isDeclined = status === 'declined'
  return (
    <Dialog
      open
      onClose={onClose}
      title={isDeclined ? inbox.declineTitle(number) : inbox.acceptTitle}
      actions={
        <>
          <Button onClick={onClose}>{pieces.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            busyText={inbox.answering}
            disabled={isDeclined && !written(reply.text)}
            onClick={() => void answer()}
          >
            {isDeclined ? inbox.declineNow : inbox.accept}
          </Button>
        </>
      }
      toastSlot={<ToastSlot modal />}
    >
      <ReplyField count={reported.reports.length} {...reply} />
    </Dialog>
  )
}
