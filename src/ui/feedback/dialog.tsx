import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { pieces } from '../../messages/pieces/en.ts'
import { Button } from '../forms/button.tsx'
import { classNames } from '../lib/class-names.ts'

interface DialogProps {
  open: boolean
  /** Escape, a press beside the dialog, or the system's back gesture. The owner answers with `open={false}`. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons, the primary one last; always in view. */
  actions?: ReactNode
  /** A line above the actions that stays in view with them. */
  footer?: ReactNode
  large?: boolean | undefined
  /** Where toasts are shown while all outside the dialog is inert. */
  toastSlot?: ReactNode
}

/** A modal dialog; a sheet from the bottom on a phone. The focus goes back to where it was when it closes. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

/** Shown for as long as it is mounted, and again where the page moves our element, which ends a modal state. */
function useModal(ref: RefObject<HTMLDialogElement | null>) {
  // Before paint, and undone before React removes the element: only a connected dialog gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const root = dialog.getRootNode()
    const rearm = () => {
      // Still marked as open, though no longer modal: without the mark it can be shown again.
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    dialog.showModal()
    root.addEventListener('host-connected', rearm)
    return () => {
      root.removeEventListener('host-connected', rearm)
      dialog.close()
    }
  }, [ref])
}

/** Calls back when someone wants the dialog closed. A drag that began inside and ended beside it is no such wish. */
function useCloseWish(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  // Native listeners: neither the backdrop nor the close that a browser forces has a control to put a handler on.
  // Gone before paint, as the dialog is: its own closing is no wish.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const wishes = new AbortController()
    const listen = (name: string, listener: (event: Event) => void) =>
      dialog.addEventListener(name, (event) => event.target === dialog && listener(event), wishes)
    let pressedBeside = false
    dialog.addEventListener('pointerdown', (event) => (pressedBeside = event.target === dialog), wishes)
    listen('click', () => pressedBeside && latest.current())
    listen('cancel', (event) => {
      event.preventDefault()
      latest.current()
    })
    listen('close', () => !dialog.open && latest.current())
    return () => wishes.abort()
  }, [ref])
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  footer,
  large,
  toastSlot,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useCloseWish(ref, onClose)
  useModal(ref)
  return (
    <dialog className={classNames('dialog', large && 'large')} aria-labelledby={titleId} ref={ref}>
      <div className="dialog-body">
        <h2 className="heading" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
      {(actions || footer) && (
        <div className="dialog-foot">
          {footer}
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
      {toastSlot}
    </dialog>
  )
}

interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** The question that is confirmed. */
  message: ReactNode
  confirmLabel: string
  cancelLabel?: string | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
  busyText?: string | undefined
  onConfirm: () => void
  onCancel: () => void
  toastSlot?: ReactNode
}

/** Asks before something that cannot be undone; Cancel has the focus. While busy it stays. */
export function ConfirmDialog({
  cancelLabel = pieces.cancel,
  busy = false,
  onCancel,
  ...props
}: ConfirmDialogProps) {
  const { open, title, message, confirmLabel, danger, busyText, onConfirm, toastSlot } = props
  const cancel = () => {
    if (!busy) onCancel()
  }
  const actions = (
    <>
      <Button onClick={cancel} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={cancel} title={title} actions={actions} toastSlot={toastSlot}>
      <p>{message}</p>
    </Dialog>
  )
}
