import { useStore } from '@nanostores/react'
import { quizAttempts } from '../../../messages/en/quiz-attempts.ts'
import { $resetting, type ResetTarget, resetUserAttempt } from '../../../stores/results/attempt-reset.ts'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { ToastSlot } from '../page/toast-slot.tsx'

interface ResetDialogProps {
  target: ResetTarget | undefined
  onClose: (gone: boolean) => void
}

/** Confirms before an attempt is reset. */
export function ResetDialog({ target, onClose }: ResetDialogProps) {
  const busy = useStore($resetting) !== undefined
  if (!target) return null
  const { name, unsubmitted } = target
  const confirm = async () => {
    if (await resetUserAttempt(target)) onClose(true)
  }
  return (
    <ConfirmDialog
      open
      title={quizAttempts.resetTitle(name)}
      message={unsubmitted ? quizAttempts.confirmResetUnsubmitted(name) : quizAttempts.confirmReset(name)}
      confirmLabel={quizAttempts.resetAttempt}
      busyText={quizAttempts.resetting}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
      toastSlot={<ToastSlot modal />}
    />
  )
}
