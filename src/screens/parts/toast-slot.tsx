import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Toaster, useSonner } from 'sonner'
import { $toastOwner, offerToastSlot } from '../../stores/toast-slots.ts'

/** sonner's shortcut would take Alt+T away from the host page. A constant, because sonner compares it by identity. */
const NO_HOTKEY: string[] = []

/** Shows the page's toasts while this slot owns them, in the top layer: above any header of the host page. */
export function ToastSlot({ modal = false }: { modal?: boolean }) {
  const [id] = useState(() => Symbol('toast slot'))
  const owner = useStore($toastOwner)
  // The slots of all elements of the page share one list, which React does not know.
  useEffect(() => offerToastSlot(id, modal), [id, modal])
  return owner === id ? <ToastLayer /> : null
}

function ToastLayer() {
  const ref = useRef<HTMLDivElement>(null)
  const { toasts } = useSonner()
  // A popover is shown and hidden by call only.
  useLayoutEffect(() => {
    const layer = ref.current
    if (!layer?.showPopover) return
    const open = layer.matches(':popover-open')
    if (toasts.length > 0 && !open) layer.showPopover()
    if (toasts.length === 0 && open) layer.hidePopover()
  }, [toasts])
  return (
    <div ref={ref} className="toasts" popover="manual">
      <Toaster position="top-right" hotkey={NO_HOTKEY} closeButton />
    </div>
  )
}
