import { atom, onMount, onStart, type ReadableAtom } from 'nanostores'
import { hashWith, hostPathIn, ownPathIn, paths, type Routing } from '../../domain/page/paths.ts'

type HashRouting = Exclude<Routing, 'memory'>

/** Where an element keeps its route, and how it navigates. */
export interface Place {
  $route: ReadableAtom<string>
  /** A full URL, so that neither a <base href> nor a path starting with '//' can redirect it. */
  hrefOf: (route: string) => string
  /** Our path in a hash of this page; undefined if there is none. */
  pathIn: (hash: string) => string | undefined
  navigate: (route: string, options?: { replace?: boolean }) => void
  /** Goes back within this place, or home if it was opened at the current route. */
  goBack: () => void
  /** Changes the address only if it contains a route of this place. */
  goHome: () => void
  /** For a route that is not in the address: keeps it during a sign-in and restores it. */
  memory?: { keep: () => void; recall: () => void }
}

export const hrefWith = (hash: string) => location.href.split('#')[0] + hash

const pathOf = ({ pathname, search, hash }: URL | Location) => pathname + search + hash

/** How routers refer to this address and to the next one. A hash router knows only its own path. */
const renamedFor = (next: URL) =>
  new Map<unknown, string>([
    ...(location.hash.startsWith('#/') ? [[location.hash.slice(1), next.hash.slice(1)] as const] : []),
    [location.pathname + location.search, pathOf(next)],
    [pathOf(location), pathOf(next)],
  ])

/**
 * Changes the address. The host page's routers keep in an entry's state what they need to return to it, some (Swup, Vue
 * Router) also its address: the state is carried over with the new address. `marks` are ours.
 */
export function changeAddress(way: 'pushState' | 'replaceState', href: string, marks?: object): void {
  const { state } = history
  const names = renamedFor(new URL(href))
  const fields = state instanceof Object ? Object.entries(state) : []
  const renamed = fields.flatMap(([key, value]) => (names.has(value) ? [[key, names.get(value)]] : []))
  const isSame = renamed.length === 0 && !marks
  history[way](isSame ? state : { ...Object.fromEntries([...fields, ...renamed]), ...marks }, '', href)
}

/** In the state of a history entry: how many entries of this page precede it. Kept there, it survives a reload. */
const DEPTH = 'quiz-depth'
const depth = () => Number(history.state?.[DEPTH]) || 0

/**
 * In the state of an entry whose hash belongs to the page: our route when it was left, for Back. An anchor has none.
 */
const LEFT = 'quiz-left'

/**
 * The route in the page's hash. Any other hash belongs to the host page, which may have its own router: only on a page
 * with this application alone are unknown hashes ours.
 */
function createHashPlace(routing: HashRouting): Place {
  const pathIn = (hash: string) => ownPathIn(hash, routing)
  let last: string = paths.home
  let [seen, host] = ['', '']

  /** Whether our part was removed, by Back or by a link to the page itself. */
  function isLeft(hash: string): boolean {
    const before = host
    host = hostPathIn(hash)
    return hash === '' || (routing === 'prefix' && hash === host && host === before)
  }

  function readRoute(): string {
    const { hash } = location
    if (hash === seen && hash !== '') return last
    seen = hash
    const left = isLeft(hash)
    last = pathIn(hash) ?? (left ? paths.home : (history.state?.[LEFT] ?? last))
    return last
  }

  const $route = atom(readRoute())
  const update = () => $route.set(readRoute())

  // The host's router changes the address without an event, and may insert a new element immediately: a store stays
  // mounted for a second.
  onStart($route, update)

  onMount($route, () => {
    window.addEventListener('hashchange', update)
    window.addEventListener('popstate', update)
    return () => {
      window.removeEventListener('hashchange', update)
      window.removeEventListener('popstate', update)
    }
  })

  const hrefOf = (route: string) => hrefWith(hashWith(location.hash, route, routing))

  function navigate(route: string, { replace = false }: { replace?: boolean } = {}): void {
    const { hash } = location
    if (!replace && hash && pathIn(hash) === undefined)
      changeAddress('replaceState', location.href, { [LEFT]: last })
    const marks = { [DEPTH]: replace ? depth() : depth() + 1, [LEFT]: undefined }
    changeAddress(replace ? 'replaceState' : 'pushState', hrefOf(route), marks)
    update()
  }

  function goHome(): void {
    if (pathIn(location.hash) !== undefined) navigate(paths.home)
    last = paths.home
    update()
  }

  const goBack = () => (depth() > 0 ? history.back() : goHome())

  return { $route, hrefOf, pathIn, navigate, goBack, goHome }
}

const hashPlaces = new Map<HashRouting, Place>()

/** Shared by all elements with that routing, as they share the address. */
export function hashPlace(routing: HashRouting = 'hash'): Place {
  const place = hashPlaces.get(routing) ?? createHashPlace(routing)
  hashPlaces.set(routing, place)
  return place
}

/** For an element with one screen, whose route never changes. */
export const fixedPlace = (route: string): Place => ({
  $route: atom(route),
  hrefOf: () => location.href,
  pathIn: () => undefined,
  navigate: () => {},
  goBack: () => {},
  goHome: () => {},
})

const inUse = new Set<Place>()

/** Registers a place. Returns the function that removes it. */
export function enterPlace(place: Place): () => void {
  inUse.add(place)
  return () => void inUse.delete(place)
}

/** The places of all elements; only the address until one is rendered. */
export const placesInUse = (): readonly Place[] => (inUse.size > 0 ? [...inUse] : [hashPlace()])

export function goHome(): void {
  for (const place of placesInUse()) place.goHome()
}

/**
 * The page's address with our route at home, for returning later. A hash without a route belongs to the host page and
 * stays.
 */
export const homeHref = (): string =>
  placesInUse()
    .find((place) => place.pathIn(location.hash) !== undefined)
    ?.hrefOf(paths.home) ?? location.href
