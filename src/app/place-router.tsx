import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { Router } from 'wouter'
import type { Routing } from '../domain/lib/paths.ts'
import { PlaceContext, usePlace } from '../screens/parts/place.ts'
import { createMemoryPlace, enterPlace, hashPlace, type Place } from '../stores/page/location.ts'

/** By element, so that one that a page takes out and puts back is where it was. */
const places = new WeakMap<object, Place>()

/** Where an element keeps its route; any object unique to it will do as key. */
export const placeAt = (element: object): Place | undefined => places.get(element)

/** The same by what its attributes say. `name` is that of its kind, by which it is known after a sign-in. */
export function placeOf(element: object, routing: Routing, name: string): Place {
  const known = placeAt(element)
  const inMemory = () => (known?.memory === undefined ? createMemoryPlace(name) : known)
  const place = routing === 'memory' ? inMemory() : hashPlace(routing)
  places.set(element, place)
  return place
}

/** A location hook for wouter. Wouter's own hash hook would take the host page's anchors for routes. */
function usePlaceRoute(): [string, Place['navigate']] {
  const { $route, navigate } = usePlace()
  return [useStore($route), navigate]
}

const noSearch = () => ''

/** Routes what is in it by this place. */
export function PlaceRouter({ place, children }: { place: Place; children: ReactNode }) {
  useLayoutEffect(() => enterPlace(place), [place])
  return (
    <PlaceContext.Provider value={place}>
      <Router hook={usePlaceRoute} hrefs={place.hrefOf} searchHook={noSearch}>
        {children}
      </Router>
    </PlaceContext.Provider>
  )
}
