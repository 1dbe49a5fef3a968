import { useMemo } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ROUTES } from '../domain/lib/paths.ts'
import { ToastSlot } from '../screens/parts/toast-slot.tsx'
import { type AppProps, AppRoot } from './app-root.tsx'
import { Guard } from './guard.tsx'
import { LazyBookSlot } from './screens.tsx'

/** `<slot-booker>`: the booking screen on a static route, so the address never changes. */
export function SlotBooker(props: AppProps) {
  const { hook } = useMemo(() => memoryLocation({ path: ROUTES.bookSlot, static: true }), [])
  return (
    <AppRoot {...props}>
      <Router hook={hook}>
        <div className="page">
          <Guard>{() => <LazyBookSlot />}</Guard>
          <ToastSlot />
        </div>
      </Router>
    </AppRoot>
  )
}
