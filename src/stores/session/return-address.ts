import { atom } from 'nanostores'
import { within } from '../../platform/wait.ts'
import { $settings } from '../page/settings.ts'
import { $features, offers } from './features.ts'
import { isSignInStarted } from './sign-in-return.ts'
import { learnFeatures, learnFeaturesNow } from './visitor.ts'

/** How long a click may wait for the API; browsers allow a pop-up for about a second after it. */
const PATIENCE_MS = 800

const thisPage = () => location.origin + location.pathname + location.search

/** Whether the origin, the one page any API can return to, is a different page. */
const mustReturnHere = () => !$settings.get().frontendUrl && thisPage() !== `${location.origin}/`

let isOwnerNotified = false

/** The address that the sign-in should return to but does not, after a failed attempt. */
export const $missedAddress = atom<string | undefined>()

function tellOwner(): void {
  if (!$features.get() || offers('return')) return
  if (isSignInStarted()) $missedAddress.set(thisPage())
  if (isOwnerNotified) return
  isOwnerNotified = true
  console.warn(
    `This API returns from the sign-in to ${location.origin}/ only. If no quiz element is there, set frontend-url="${thisPage()}".`,
  )
}

/** Checks in the background whether the API can return to this page, and tells the site owner if not. */
export async function prepareSignIn(): Promise<void> {
  if (!mustReturnHere()) return
  await learnFeatures()
  tellOwner()
}

/** Where the sign-in returns to: the site owner's address, else this page, else its origin. */
export async function findReturnAddress(): Promise<string> {
  const { frontendUrl } = $settings.get()
  // Site owners may give a path on the same site.
  if (frontendUrl) return new URL(frontendUrl, location.href).href
  if (!mustReturnHere()) return location.origin
  await within(PATIENCE_MS, learnFeaturesNow())
  return offers('return') ? thisPage() : location.origin
}
