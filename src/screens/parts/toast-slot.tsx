import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { $toastOwner, offerToastSlot, setToastSlotVisible } from '../../stores/page/toast-slots.ts'

const ToastLayer = lazy(() => import('./toast-layer.tsx').then((chunk) => ({ default: chunk.ToastLayer })))

/** Shows the page's toasts while this slot owns them. */
export function ToastSlot({ modal = false }: { modal?: boolean }) {
  const [id] = useState(() => Symbol('toast slot'))
  const ref = useRef<HTMLDivElement>(null)
  const owner = useStore($toastOwner)
  // The slots of all elements of the page share one list, which React does not know.
  useEffect(() => offerToastSlot(id, modal), [id, modal])
  // Toasts inside an element that the host page hides, in a closed tab for example, would be seen by nobody. What is hidden
  // has no size.
  useEffect(() => {
    const box = ref.current?.parentElement
    if (!box) return
    const observer = new ResizeObserver(([entry]) => setToastSlotVisible(id, entry?.contentRect.width !== 0))
    observer.observe(box)
    return () => observer.disconnect()
  }, [id])
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {owner === id && (
        <Suspense>
          <ToastLayer />
        </Suspense>
      )}
    </div>
  )
}
