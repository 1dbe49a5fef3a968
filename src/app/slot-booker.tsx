import { useLayoutEffect, useMemo, useRef } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ROUTES } from '../domain/lib/paths.ts'
import { ToastSlot } from '../screens/parts/toast-slot.tsx'
import { takeSignInPlace } from '../stores/page/sign-in-place.ts'
import { type AppProps, AppRoot } from './app-root.tsx'
import { Guard } from './guard.tsx'
import { LazyBookSlot } from './screens.tsx'

function Page() {
  const page = useRef<HTMLDivElement>(null)
  // Before the elements below are drawn, so that none shows a sign-in of its own first.
  useLayoutEffect(() => (page.current ? takeSignInPlace(page.current) : undefined), [])
  return (
    <div className="page" ref={page}>
      <Guard>{() => <LazyBookSlot />}</Guard>
      <ToastSlot />
    </div>
  )
}

/** `<slot-booker>`: the booking screen on a static route, so the address never changes. */
export function SlotBooker(props: AppProps) {
  const { hook } = useMemo(() => memoryLocation({ path: ROUTES.bookSlot, static: true }), [])
  return (
    <AppRoot {...props}>
      <Router hook={hook}>
        <Page />
      </Router>
    </AppRoot>
  )
}
