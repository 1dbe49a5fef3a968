import { useLayoutEffect, useRef, useState } from 'react'
import { Toaster, useSonner } from 'sonner'
import sonnerStyle from 'sonner/dist/styles.css?inline'
import { toastLayer } from '../../messages/toast-layer/en.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { useSheet } from '../../ui/lib/use-sheet.ts'
import toastsStyle from '../../ui/styles/base/toasts.css?inline'

/** Disables sonner's Alt+T, which belongs to the host page. A constant, because sonner compares identities. */
const NO_HOTKEY: string[] = []

const OPTIONS = { closeButtonAriaLabel: toastLayer.close }

const makeIcons = () => ({
  success: <Icon name="check" />,
  error: <Icon name="alert" />,
  info: <Icon name="info" />,
})

/** Toasts in the top layer: above the host page's headers, and in the window's corner wherever the element is. */
export function ToastLayer() {
  const ref = useRef<HTMLDivElement>(null)
  const { toasts } = useSonner()
  const [icons] = useState(makeIcons)
  useSheet(ref, sonnerStyle)
  useSheet(ref, toastsStyle)
  // A manual popover is shown and hidden by method calls only.
  useLayoutEffect(() => {
    const layer = ref.current
    if (!layer?.showPopover) return
    const open = layer.matches(':popover-open')
    if (toasts.length > 0 && !open) layer.showPopover()
    if (toasts.length === 0 && open) layer.hidePopover()
  }, [toasts])
  return (
    <div ref={ref} className="toasts" popover="manual">
      <Toaster
        position="top-right"
        hotkey={NO_HOTKEY}
        closeButton
        icons={icons}
        containerAriaLabel={toastLayer.notifications}
        toastOptions={OPTIONS}
      />
    </div>
  )
}
