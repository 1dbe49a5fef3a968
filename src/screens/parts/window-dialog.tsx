import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useModal } from '../../ui/feedback/dialog.tsx'

interface WindowDialogProps {
  /** The id of its title. */
  labelledBy: string
  /** On Escape or the system's back gesture; it stays open until its owner removes it. */
  onClose: () => void
  dialogRef: RefObject<HTMLDialogElement | null>
  children: ReactNode
  /** A place for toasts, because everything outside a modal is inert. */
  toastSlot?: ReactNode
}

/** Calls back on a request to close. Browsers close a dialog that refused once before: then it is shown again. */
function useRefusedClose(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  // Native, because a forced close has no control for a handler. A layout effect, so that the listeners are gone before the
  // cleanup of the modal closes the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const listeners = new AbortController()
    const listen = (name: string, listener: (event: Event) => void) =>
      dialog.addEventListener(name, (event) => event.target === dialog && listener(event), listeners)
    listen('cancel', (event) => {
      event.preventDefault()
      latest.current()
    })
    listen('close', () => {
      if (dialog.open) return
      dialog.showModal()
      latest.current()
    })
    return () => listeners.abort()
  }, [ref])
}

/** A modal that fills the window, also where its element stands in a narrow column. Closing it restores the focus. */
export function WindowDialog({ labelledBy, onClose, dialogRef, children, toastSlot }: WindowDialogProps) {
  useRefusedClose(dialogRef, onClose)
  useModal(dialogRef)
  return (
    <dialog className="window" aria-labelledby={labelledBy} ref={dialogRef}>
      {children}
      {toastSlot}
    </dialog>
  )
}
