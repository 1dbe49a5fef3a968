import { useMemo } from 'react'
import { createMemoryPlace } from '../../stores/page/memory-place.ts'
import { type ElementRouterProps, PlaceRouter, placeAt } from './place-router.tsx'

/** For an element that keeps its route in memory. */
export function MemoryRouter({ element, name, children }: ElementRouterProps) {
  const place = useMemo(() => {
    const known = placeAt(element)
    return known?.memory === undefined ? createMemoryPlace(name) : known
  }, [element, name])
  return (
    <PlaceRouter element={element} place={place}>
      {children}
    </PlaceRouter>
  )
}
