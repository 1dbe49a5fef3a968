import { useEffect } from 'react'
import { admin } from '../../../messages/en/admin.ts'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
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
