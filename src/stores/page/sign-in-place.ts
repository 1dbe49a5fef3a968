import { atom } from 'nanostores'

/** The booking element of the page, where its visitors sign in: elements below it need not ask again, as there is one session. */
export const $signInPlace = atom<Element | undefined>()

/** Takes the place unless another element has it; the answer gives it back. */
export function takeSignInPlace(place: Element): () => void {
  if (!$signInPlace.get()) $signInPlace.set(place)
  return () => {
    if ($signInPlace.get() === place) $signInPlace.set(undefined)
  }
}
