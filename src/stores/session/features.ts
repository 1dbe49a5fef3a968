import { atom, computed } from 'nanostores'
import { type Feature, knownFeatures } from '../../domain/session/features.ts'

/** What the API offers beyond the specification; undefined until known. */
export const $features = atom<readonly Feature[] | undefined>()

/** Stores the API's list; without a list it offers nothing. */
export const noteFeatures = (names: readonly string[] = []) => $features.set(knownFeatures(names))

/** Whether the API offers a feature; also false until known. */
export const offers = (...wanted: Feature[]): boolean =>
  wanted.some((feature) => $features.get()?.includes(feature))

/** The same as a store, for rendering; undefined until known. */
export const offering = (feature: Feature) => computed($features, (features) => features?.includes(feature))
