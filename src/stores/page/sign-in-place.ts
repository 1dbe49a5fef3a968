import { atom } from 'nanostores'

/** The page's booking element, where visitors sign in: elements below it need no sign-in, as they share the session. */
export const $signInPlace = atom<Element | undefined>()

/** Takes the place unless another element has it. Returns the function that releases it. */
export function takeSignInPlace(place: Element): () => void {
  if (!$signInPlace.get()) $signInPlace.set(place)
  return () => {
    if ($signInPlace.get() === place) $signInPlace.set(undefined)
  }
}
