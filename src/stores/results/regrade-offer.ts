import { atom } from 'nanostores'
import { forgetTrial, type RegradeRequest } from './regrade.ts'

/** An edit that so far affects only later attempts, and could affect earlier ones; undefined once answered. */
export const $regradeOffer = atom<RegradeRequest | undefined>()

/** Earlier attempts keep their scores, or have been regraded. */
export function closeRegradeOffer(): void {
  forgetTrial()
  $regradeOffer.set(undefined)
}
