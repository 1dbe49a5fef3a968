import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $noticesReady } from '../../../stores/page/notices.ts'
import { $toastOwner, offerToastSlot, setToastSlotVisible } from '../../../stores/page/toast-slots.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'

const ToastLayer = lazyComponent(() => import('./toast-layer.tsx').then((chunk) => chunk.ToastLayer))

/** Shows the page's toasts while this slot is their owner. */
export function ToastSlot({ modal = false }: { modal?: boolean }) {
  const [id] = useState(() => Symbol('toast slot'))
  const voices = useRef<HTMLParagraphElement>(null)
  const ref = useRef<HTMLDivElement>(null)
  const owner = useStore($toastOwner)
  const ready = useStore($noticesReady)
  // The slots of all elements are listed in a store outside React.
  useEffect(() => offerToastSlot(id, modal), [id, modal])
  // Toasts in an element that the host page hides, for example in a closed tab panel, would be invisible. Hidden elements have
  // no size.
  useEffect(() => {
    const box = ref.current?.parentElement
    if (!box) return
    const observer = new ResizeObserver(([entry]) => setToastSlotVisible(id, entry?.contentRect.width !== 0))
    observer.observe(box)
    return () => observer.disconnect()
  }, [id])
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {/* Live regions must exist before their content. */}
      <p className="visually-hidden" ref={voices}>
        <span aria-live="polite" />
        <span aria-live="assertive" />
      </p>
      {ready && owner === id && <ToastLayer voices={voices} />}
    </div>
  )
}
