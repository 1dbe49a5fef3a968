import { createContext, useContext } from 'react'
import { hashPlace, type Place } from '../../../stores/page/location.ts'

/** The surrounding element's place; null outside an element, where the page's hash is used. */
export const PlaceContext = createContext<Place | null>(null)

/** Where this element keeps its route and history. */
export const usePlace = (): Place => useContext(PlaceContext) ?? hashPlace()
