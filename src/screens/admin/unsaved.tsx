import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { wallDate } from '../../domain/lib/time.ts'
import { format } from '../../messages/english.ts'
import { discardOffer, restoreOffer } from '../../stores/authoring/quiz-draft-form.ts'
import { $minute } from '../../stores/page/clock.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ToastSlot } from '../parts/toast-slot.tsx'

/** The browser asks before the page is left while something is not saved. */
export function useUnloadGuard(dirty: boolean) {
  // The page's own event, which has no element to put a handler on. Only while it is needed: it costs the page its
  // place in the browser's back-and-forward cache.
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}

/** '10:42 AM' today, else with its date. */
const momentText = (instant: number, now: number) =>
  wallDate(instant) === wallDate(now) ? format.time(instant) : format.moment(instant)

export function Offer({ savedAt }: { savedAt: number }) {
  const now = useStore($minute)
  return (
    <Banner
      tone="yellow"
      role="status"
      action={
        <div className="row">
          <Button dense kind="primary" onClick={restoreOffer}>
            Restore
          </Button>
          <Button dense onClick={discardOffer}>
            Discard
          </Button>
        </div>
      }
    >
      You have unsaved changes from {momentText(savedAt, now)}
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
    title="Discard unsaved changes?"
    message="What you changed since the last save will be lost."
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    danger
    onConfirm={onLeave}
    onCancel={onStay}
    toastSlot={<ToastSlot modal />}
  />
)
