import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { Router } from 'wouter'
import { PlaceContext, usePlace } from '../../screens/parts/page/place.ts'
import { enterPlace, type Place } from '../../stores/page/location.ts'

/** By element, so that one that a page takes out and puts back is where it was. */
const places = new WeakMap<Element, Place>()

/** Where an element keeps its route. */
export const placeAt = (element: Element): Place | undefined => places.get(element)

/** A location hook for wouter. Wouter's own hash hook would take the host page's anchors for routes. */
function usePlaceRoute(): [string, Place['navigate']] {
  const { $route, navigate } = usePlace()
  return [useStore($route), navigate]
}

const noSearch = () => ''

interface PlaceRouterProps {
  element: Element
  place: Place
  children: ReactNode
}

/** Routes what is in it by this place. */
export function PlaceRouter({ element, place, children }: PlaceRouterProps) {
  useLayoutEffect(() => {
    places.set(element, place)
    return enterPlace(place)
  }, [element, place])
  return (
    <PlaceContext.Provider value={place}>
      <Router hook={usePlaceRoute} hrefs={place.hrefOf} searchHook={noSearch}>
        {children}
      </Router>
    </PlaceContext.Provider>
  )
}

export interface ElementRouterProps {
  element: Element
  /** Of its kind, by which its route is known after a sign-in. */
  name: string
  children: ReactNode
}
