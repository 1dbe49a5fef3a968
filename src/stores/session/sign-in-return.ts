import * as v from 'valibot'

/** What the sign-in brought back in the query of the page's address. */
export interface SignInReturn {
  outcome?: 'success' | 'error' | undefined
  token?: string | undefined
}

const OUR_KEYS = ['auth', 'token']

/**
 * Reads the return and takes it out of the address at once, before anything else is requested. Only our two keys go:
 * the host page's own query, path and hash stay as they are, and no history entry is added.
 */
export function takeSignInReturn(): SignInReturn {
  const url = new URL(location.href)
  const outcome = url.searchParams.get('auth')
  if (outcome !== 'success' && outcome !== 'error') return {}
  const token = url.searchParams.get('token') ?? undefined
  for (const key of OUR_KEYS) url.searchParams.delete(key)
  history.replaceState(history.state, '', url.href)
  return { outcome, token }
}

const ASKED_KEY = 'quiz:sign-in-asked'

/** Leaves a mark in this tab, and in a window it opens, until somebody is signed in. */
export function rememberAsking(): void {
  try {
    sessionStorage.setItem(ASKED_KEY, '1')
  } catch {
    // Blocked storage: no session outlives a page there, so a return replaces nobody's.
  }
}

/** Whether the return is of a sign-in that this tab asked for: anybody can make a link that looks like one. */
export function wasAsked(): boolean {
  try {
    return sessionStorage.getItem(ASKED_KEY) !== null
  } catch {
    return false
  }
}

export function forgetAsking(): void {
  try {
    sessionStorage.removeItem(ASKED_KEY)
  } catch {
    // There is no mark.
  }
}

const PLACE_KEY = 'quiz:place'
/** Path and query of a page of this origin, and its hash. */
const Place = v.object({ page: v.pipe(v.string(), v.startsWith('/')), hash: v.string() })
type Place = v.InferOutput<typeof Place>

/** The redirect drops the route and may come back to another page of this origin: both are kept until it returns. */
export function rememberPlace(): void {
  const { pathname, search, hash } = location
  const known = readPlace()
  // Someone whose session ended was sent home: what counts is where the person was before.
  const atHome = hash === '' || hash === '#' || hash === '#/'
  const place = atHome && known?.page === pathname + search ? known : { page: pathname + search, hash }
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify(place))
  } catch {
    // Blocked storage: the return leads home, which is all that can be done.
  }
}

function readPlace(): Place | undefined {
  try {
    const read = v.safeParse(Place, JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? 'null'))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** The remembered place, once. */
export function recallPlace(): Place | undefined {
  const place = readPlace()
  try {
    sessionStorage.removeItem(PLACE_KEY)
  } catch {
    // Nothing was kept.
  }
  return place
}

/** Leads back to where the sign-in began: another page of this origin, or another route of this page. */
export function returnToPlace(place: Place | undefined): void {
  if (!place) return
  // With the origin before it, since a path such as '//elsewhere.example/' alone would lead to another one.
  if (place.page !== location.pathname + location.search)
    location.replace(location.origin + place.page + place.hash)
  else if (place.hash.startsWith('#/')) location.replace(place.hash)
}
