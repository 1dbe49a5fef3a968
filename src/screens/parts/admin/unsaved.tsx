import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { admin } from '../../../messages/en/admin.ts'
import { discardOffer, restoreOffer } from '../../../stores/authoring/quiz-draft-form.ts'
import { $minute } from '../../../stores/page/clock.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ToastSlot } from '../page/toast-slot.tsx'

/** Makes the browser confirm before leaving the page with unsaved changes. */
export function useUnloadGuard(dirty: boolean) {
  // Only while needed: this listener keeps the page out of the back/forward cache.
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}

/** Offers the unsaved draft of an earlier visit. */
export function DraftOffer({ savedAt }: { savedAt: number }) {
  const now = useStore($minute)
  return (
    <Banner
      tone="yellow"
      role="status"
      action={
        <div className="row">
          <Button dense kind="primary" onClick={restoreOffer}>
            {admin.offer.restore}
          </Button>
          <Button dense onClick={discardOffer}>
            {admin.offer.discard}
          </Button>
        </div>
      }
    >
      {admin.offer.message(savedAt, now)}
    </Banner>
  )
}

interface LeaveDialogProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

export const LeaveDialog = ({ open, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    title={admin.leaving.title}
    message={admin.leaving.message}
    confirmLabel={admin.leaving.confirm}
    cancelLabel={admin.leaving.cancel}
    danger
    onConfirm={onLeave}
    onCancel={onStay}
    toastSlot={<ToastSlot modal />}
  />
)
