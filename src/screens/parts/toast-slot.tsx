import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { $toastOwner, offerToastSlot } from '../../stores/toast-slots.ts'

const ToastLayer = lazy(() => import('./toast-layer.tsx').then((chunk) => ({ default: chunk.ToastLayer })))

/** Shows the page's toasts while this slot owns them. */
export function ToastSlot({ modal = false }: { modal?: boolean }) {
  const [id] = useState(() => Symbol('toast slot'))
  const owner = useStore($toastOwner)
  // The slots of all elements of the page share one list, which React does not know.
  useEffect(() => offerToastSlot(id, modal), [id, modal])
  if (owner !== id) return null
  return (
    <Suspense>
      <ToastLayer />
    </Suspense>
  )
}
