import { atom } from 'nanostores'
import type { Place } from './location.ts'

/** An application on the page, to which the booking element links. */
export interface Home extends Pick<Place, 'hrefOf'> {
  /** Whether it shows the whole application, not a single quiz. */
  isWhole: boolean
  /** Navigates there and scrolls it into view. */
  open: (route: string) => void
}

export const $homes = atom<readonly Home[]>([])

/** Returns the function that removes it. */
export function offerHome(home: Home): () => void {
  $homes.set([...$homes.get(), home])
  return () => $homes.set($homes.get().filter((other) => other !== home))
}
