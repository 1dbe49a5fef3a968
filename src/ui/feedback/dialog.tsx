import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { pieces } from '../../messages/en/pieces.ts'
import { Button, IconButton } from '../forms/button.tsx'
import { classNames } from '../lib/class-names.ts'

interface DialogProps {
  open: boolean
  /** On Escape, a click on the backdrop or the system's back gesture. The owner then sets `open={false}`. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons, the primary one last; sticky. */
  actions?: ReactNode
  /** A line above the actions, sticky with them. */
  footer?: ReactNode
  large?: boolean | undefined
  className?: string | undefined
  /** A close button next to the title, if no action closes it. */
  closable?: boolean | undefined
  /** Asks for a decision: the ids of its description, and of the safe button, which gets the initial focus. */
  alert?: { describedBy: string; safe: RefObject<HTMLElement | null> } | undefined
  /** The id of the short description below the title. */
  describedBy?: string | undefined
  /** For reading: the title gets the focus, not the first button, which may precede the content. */
  reading?: boolean | undefined
  /** A place for toasts, because everything outside a modal is inert. */
  toastSlot?: ReactNode
}

/** A modal dialog; a bottom sheet on phones. Closing it restores the focus. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

/**
 * Modal while mounted. On Escape or the system's back gesture it calls back and stays open until its owner removes it.
 * The host page may move our element, which ends the modal state, and browsers close a dialog that has refused once:
 * then it is shown again.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const request = useEffectEvent(onClose)
  // Native listeners, because a forced close has no control for a handler. A layout effect, cleaned up before React removes the
  // element: only a connected dialog restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const root = dialog.getRootNode()
    const listeners = new AbortController()
    const listen = (name: string, listener: (event: Event) => void) =>
      dialog.addEventListener(name, (event) => event.target === dialog && listener(event), listeners)
    const rearm = () => {
      // Still `open`, though no longer modal: showModal() would throw.
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    dialog.showModal()
    root.addEventListener('host-connected', rearm, listeners)
    listen('cancel', (event) => {
      event.preventDefault()
      request()
    })
    listen('close', () => {
      if (dialog.open) return
      dialog.showModal()
      request()
    })
    return () => {
      listeners.abort()
      // A confirmation inside is removed with it, and would otherwise keep everything else inert, so that the focus
      // could not return.
      for (const inner of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) inner.close()
      dialog.close()
    }
  }, [ref])
}

/**
 * Calls back on a press on the backdrop, but not on a drag that ends there. Native, because the backdrop is not a
 * control.
 */
function useBackdropPress(ref: RefObject<HTMLDialogElement | null>, onPress: () => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const listeners = new AbortController()
    let began = false
    dialog.addEventListener('pointerdown', ({ target }) => (began = target === dialog), listeners)
    dialog.addEventListener('click', ({ target }) => began && target === dialog && press(), listeners)
    return () => listeners.abort()
  }, [ref])
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  footer,
  large,
  className,
  closable,
  alert,
  describedBy = alert?.describedBy,
  reading,
  toastSlot,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useModal(ref, onClose)
  useBackdropPress(ref, onClose)
  // A modal dialog focuses its first button by default.
  const first = alert?.safe ?? (reading ? heading : undefined)
  useLayoutEffect(() => first?.current?.focus(), [first])
  return (
    <dialog
      className={classNames('dialog', large && 'large', className)}
      part="dialog"
      role={alert && 'alertdialog'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      ref={ref}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 className="heading" id={titleId} ref={heading} tabIndex={reading ? -1 : undefined}>
            {title}
          </h2>
          {closable && <IconButton icon="cross" label={pieces.close} onClick={onClose} />}
        </div>
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
  /** The question to confirm. */
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

/** Confirms an irreversible action; Cancel has the focus. It cannot be closed while busy. */
export function ConfirmDialog({
  cancelLabel = pieces.cancel,
  busy = false,
  onCancel,
  ...props
}: ConfirmDialogProps) {
  const { open, title, message, confirmLabel, danger, busyText, onConfirm, toastSlot } = props
  const messageId = useId()
  const safe = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    if (!busy) onCancel()
  }
  const actions = (
    <>
      <Button ref={safe} onClick={cancel} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      alert={{ describedBy: messageId, safe }}
      actions={actions}
      toastSlot={toastSlot}
    >
      <p id={messageId}>{message}</p>
    </Dialog>
  )
}
