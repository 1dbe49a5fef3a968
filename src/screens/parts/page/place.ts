import { createContext, useContext } from 'react'
import { hashPlace, type Place } from '../../../stores/page/location.ts'

/** The place of the element around; null outside of one, where the page's hash is it. */
export const PlaceContext = createContext<Place | null>(null)

/** Where this element keeps its route, and its ways back. */
export const usePlace = (): Place => useContext(PlaceContext) ?? hashPlace()
