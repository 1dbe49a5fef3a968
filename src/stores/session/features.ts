import { atom, computed } from 'nanostores'
import { type Feature, knownFeatures } from '../../domain/session/features.ts'

/** What the API offers beyond the specification; undefined until it has told. */
export const $features = atom<readonly Feature[] | undefined>()

/** Takes down what the API tells; without a list it offers nothing. */
export const noteFeatures = (names: readonly string[] = []) => $features.set(knownFeatures(names))

/** Whether the API offers one of them; false also as long as it has not told. */
export const offers = (...wanted: Feature[]): boolean =>
  wanted.some((feature) => $features.get()?.includes(feature))

/** The same as a store, for what is shown; undefined as long as the API has not told. */
export const offering = (feature: Feature) => computed($features, (features) => features?.includes(feature))
