import { useLayoutEffect, useRef } from 'react'
import { ROUTES } from '../domain/page/screens.ts'
import { fixedPlace } from '../stores/page/location.ts'
import { takeSignInPlace } from '../stores/page/sign-in-place.ts'
import { type AppProps, AppRoot } from './app-root.tsx'
import { Handle } from './handle.tsx'
import { Guard } from './layout/guard.tsx'
import { BareLayout } from './layout/layout.tsx'
import { PlaceRouter } from './routes/place-router.tsx'
import { LazyBookSlot } from './routes/screens.tsx'

function Page() {
  const page = useRef<HTMLDivElement>(null)
  // Before the elements below are drawn, so that none shows a sign-in of its own first.
  useLayoutEffect(() => (page.current ? takeSignInPlace(page.current) : undefined), [])
  return (
    <BareLayout ref={page}>
      <Guard>{() => <LazyBookSlot />}</Guard>
    </BareLayout>
  )
}

const place = fixedPlace(ROUTES.bookSlot)

/** `<slot-booker>`: the booking screen alone, so the address never changes. */
export function SlotBooker(props: AppProps) {
  return (
    <AppRoot {...props}>
      <PlaceRouter element={props.element} place={place}>
        <Handle {...props} home="bookSlot" />
        <Page />
      </PlaceRouter>
    </AppRoot>
  )
}
