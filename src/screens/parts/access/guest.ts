import { createContext, useContext } from 'react'

/** Whether the element is a guest in a host page, which has its own header, background and navigation. */
export const GuestContext = createContext(false)

export const useIsGuest = () => useContext(GuestContext)
