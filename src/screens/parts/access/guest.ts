import { createContext, useContext } from 'react'

/** Whether the element is a guest in a page of somebody else's, which has header, ground and the way home itself. */
export const GuestContext = createContext(false)

export const useIsGuest = () => useContext(GuestContext)
