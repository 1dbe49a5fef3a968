import * as v from 'valibot'
import { ownPathIn, pathInHash, paths } from '../../domain/lib/paths.ts'
import { decode } from '../lib/storage.ts'
import { readTab, removeTab, takeTab, writeTab } from '../lib/tab-storage.ts'
import { changeAddress, hashPlace, hrefWith, placesInUse } from '../page/location.ts'

/** The query parameters that the sign-in adds to the page's URL. */
export interface SignInReturn {
  outcome?: 'success' | 'error' | undefined
  token?: string | undefined
}

const OURS = /^(auth|token)=/

/**
 * Reads the return and removes it from the URL, before any other request. Only our two keys go, and no history entry is
 * added: the rest of the URL belongs to the host page, to the letter.
 */
export function takeSignInReturn(): SignInReturn {
  const url = new URL(location.href)
  const outcome = url.searchParams.get('auth')
  if (outcome !== 'success' && outcome !== 'error') return {}
  // The last one: the page may have a token of its own.
  const token = url.searchParams.getAll('token').at(-1)
  const pairs = url.search.slice(1).split('&')
  url.search = pairs.filter((pair) => !OURS.test(pair)).join('&')
  changeAddress('replaceState', url.href)
  return { outcome, token }
}

const STARTED_KEY = 'quiz:sign-in-asked'

/** Marks this tab, and a window it opens, until a user is signed in. */
export const markSignInStarted = () => writeTab(STARTED_KEY, '1')
export const clearSignInStarted = () => removeTab(STARTED_KEY)

/**
 * Whether this tab started the sign-in that returns: anyone can forge a link that looks like a return. False where storage is
 * blocked, but there no session outlives a page, so none can be replaced.
 */
export const isSignInStarted = () => readTab(STARTED_KEY) !== undefined

const PLACE_KEY = 'quiz:place'
/** Path and query of a page of this origin, and its hash. */
const Place = v.object({ page: v.pipe(v.string(), v.startsWith('/')), hash: v.string() })
type Place = v.InferOutput<typeof Place>

/** The redirect drops the route and may return to another page of this origin, so both are kept. */
export function rememberPlace(): void {
  const { pathname, search, hash } = location
  const known = decode(Place, readTab(PLACE_KEY))
  // An expired session sends people home: the place before that counts.
  const atHome = ['', '#', '#/'].includes(hash) || pathInHash(hash, 'prefix') === paths.home
  const place = atHome && known?.page === pathname + search ? known : { page: pathname + search, hash }
  writeTab(PLACE_KEY, JSON.stringify(place))
  for (const { memory } of placesInUse()) memory?.keep()
}

/** The remembered place, once. */
export const recallPlace = (): Place | undefined => decode(Place, takeTab(PLACE_KEY))

const isOursAlone = (hash: string) =>
  ownPathIn(hash, 'hash') !== undefined && pathInHash(hash, 'prefix') === undefined

/** So that the page's own styles, scripts and router hear of its hash. Routers make their own state of a path, not of an anchor. */
function showHash(hash: string): void {
  const { state } = history
  location.replace(hrefWith(hash))
  if (!hash.includes('#/')) history.replaceState(state, '')
}

/** Goes back to where the sign-in started: another page of this origin, or another route of this page. */
export function returnToPlace(place: Place | undefined): void {
  for (const { memory } of placesInUse()) memory?.recall()
  if (!place) return
  // With the origin in front, because a path such as '//elsewhere.example/' is another host.
  if (place.page !== location.pathname + location.search)
    location.replace(location.origin + place.page + place.hash)
  else if (isOursAlone(place.hash)) hashPlace().navigate(place.hash.slice(1), { replace: true })
  else if (place.hash.length > 1) showHash(place.hash)
}
