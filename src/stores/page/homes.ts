import { atom } from 'nanostores'
import type { Place } from './location.ts'

/** An application of the page. The booking element has no other screen, and leads to these. */
export interface Home extends Pick<Place, 'hrefOf'> {
  /** Whether it shows everything, not one quiz alone. */
  isWhole: boolean
  /** Goes there, where people see it. */
  open: (route: string) => void
}

export const $homes = atom<readonly Home[]>([])

/** Returns the function that takes it back. */
export function offerHome(home: Home): () => void {
  $homes.set([...$homes.get(), home])
  return () => $homes.set($homes.get().filter((other) => other !== home))
}
