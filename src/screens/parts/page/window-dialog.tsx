import type { ReactNode, RefObject } from 'react'
import { useModal } from '../../../ui/feedback/dialog.tsx'

interface WindowDialogProps {
  /** The id of its title. */
  labelledBy: string
  /** Called on Escape or the system's back gesture; it stays open until its owner removes it. */
  onClose: () => void
  dialogRef: RefObject<HTMLDialogElement | null>
  children: ReactNode
  /** A place for toasts, because everything outside a modal is inert. */
  toastSlot?: ReactNode
}

/** A modal that fills the window, even if its element is in a narrow column. Closing it restores the focus. */
export function WindowDialog({ labelledBy, onClose, dialogRef, children, toastSlot }: WindowDialogProps) {
  useModal(dialogRef, onClose)
  return (
    <dialog className="window" aria-labelledby={labelledBy} ref={dialogRef}>
      {children}
      {toastSlot}
    </dialog>
  )
}
