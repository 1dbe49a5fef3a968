import * as v from 'valibot'
import { ownPathIn, pathInHash, paths } from '../../domain/page/paths.ts'
import { ACCOUNT_NOT_ALLOWED, type AccountRefusal } from '../../domain/session/session.ts'
import { decode } from '../lib/storage.ts'
import { readTab, removeTab, takeTab, writeTab } from '../lib/tab-storage.ts'
import { changeAddress, hashPlace, hrefWith, placesInUse } from '../page/location.ts'
import { offers } from './features.ts'

/** The query parameters that the sign-in adds to the page's URL. */
export interface SignInReturn {
  outcome?: 'success' | 'error' | undefined
  token?: string | undefined
  /** If the API says why nobody was signed in. */
  refusal?: AccountRefusal | undefined
  /** From this tab, or from the pop-up in which the sign-in returned. */
  verifier?: string | undefined
}

const LONGEST_REFUSAL = 1000

const OURS = /^(auth(_reason|_account|_takes)?|token)=/

/** Anyone may have put it into a link: only what could be an address is shown. */
function readRefusal(query: URLSearchParams): AccountRefusal | undefined {
  const [account = '', takes = ''] = ['auth_account', 'auth_takes'].map((key) => query.get(key) ?? undefined)
  const isOne = query.get('auth_reason') === ACCOUNT_NOT_ALLOWED && /^\S+@\S+$/.test(account)
  return isOne && account.length + takes.length < LONGEST_REFUSAL
    ? { account, takes: takes.split(' ').filter((domain) => /^[^\s/:@]+$/.test(domain)) }
    : undefined
}

/**
 * Reads the return and removes it from the URL, before any other request. Only our keys are removed, and no history
 * entry is added: the rest of the URL belongs to the host page and stays verbatim.
 */
export function takeSignInReturn(): SignInReturn {
  const url = new URL(location.href)
  const outcome = url.searchParams.get('auth')
  if (outcome !== 'success' && outcome !== 'error') return {}
  // The last one: the page may have its own `token` parameter.
  const token = url.searchParams.getAll('token').at(-1)
  const refusal = outcome === 'error' ? readRefusal(url.searchParams) : undefined
  const pairs = url.search.slice(1).split('&')
  url.search = pairs.filter((pair) => !OURS.test(pair)).join('&')
  changeAddress('replaceState', url.href)
  return { outcome, token, refusal, verifier: readVerifier() }
}

const STARTED_KEY = 'quiz:sign-in-asked'

/** A mark that binds nothing. */
const UNBOUND = '1'

const readMark = () => readTab(STARTED_KEY)

/** Proves to the API that this tab began the sign-in; undefined if no challenge was sent. */
export function readVerifier(): string | undefined {
  const mark = readMark()
  return mark === UNBOUND ? undefined : mark
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Marks this tab, and a window it opens, until a user is signed in. Resolves to the challenge for the API, which binds
 * the return to this tab; to undefined if the API does not support it, and on pages without https, which have no hash
 * function.
 */
export async function markSignInStarted(): Promise<string | undefined> {
  const isBound = offers('return') && Boolean(crypto.subtle)
  // If two sign-ins were begun here, either may return.
  writeTab(STARTED_KEY, isBound ? (readVerifier() ?? crypto.randomUUID()) : UNBOUND)
  const verifier = readVerifier()
  return verifier && challengeOf(verifier)
}
export const clearSignInStarted = () => removeTab(STARTED_KEY)

/**
 * Whether this tab started the sign-in that returns: anyone can forge a link that looks like a return. False if storage
 * is blocked, but then no session outlives a page, so none can be replaced.
 */
export const isSignInStarted = () => readMark() !== undefined

const PLACE_KEY = 'quiz:place'
/** Path and query of a page on this origin, and its hash. */
const Place = v.object({ page: v.pipe(v.string(), v.startsWith('/')), hash: v.string() })
type Place = v.InferOutput<typeof Place>

/** The redirect drops the route and may return to another page of this origin, so both are kept. */
export function rememberPlace(): void {
  const { pathname, search, hash } = location
  const known = decode(Place, readTab(PLACE_KEY))
  // An expired session sends people home, so the previous place is kept.
  const atHome = ['', '#', '#/'].includes(hash) || pathInHash(hash, 'prefix') === paths.home
  const place = atHome && known?.page === pathname + search ? known : { page: pathname + search, hash }
  writeTab(PLACE_KEY, JSON.stringify(place))
  for (const { memory } of placesInUse()) memory?.keep()
}

/** The remembered place, once. */
export const recallPlace = (): Place | undefined => decode(Place, takeTab(PLACE_KEY))

const isOwnRoute = (hash: string) =>
  ownPathIn(hash, 'hash') !== undefined && pathInHash(hash, 'prefix') === undefined

/**
 * Lets the page's own styles, scripts and router notice its hash. Routers create their own state for a path, not for an
 * anchor.
 */
function showHash(hash: string): void {
  const { state } = history
  location.replace(hrefWith(hash))
  if (!hash.includes('#/')) history.replaceState(state, '')
}

/** Returns to where the sign-in started: another page on this origin, or another route of this page. */
export function returnToPlace(place: Place | undefined): void {
  for (const { memory } of placesInUse()) memory?.recall()
  if (!place) return
  // With the origin in front, because a path such as '//elsewhere.example/' is another host.
  if (place.page !== location.pathname + location.search)
    location.replace(location.origin + place.page + place.hash)
  else if (isOwnRoute(place.hash)) hashPlace().navigate(place.hash.slice(1), { replace: true })
  else if (place.hash.length > 1) showHash(place.hash)
}
