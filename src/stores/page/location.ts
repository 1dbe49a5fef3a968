import { atom, onMount } from 'nanostores'
import { pathInHash, paths, RESULT_WITHOUT_QUIZ, routeOf } from '../../domain/lib/paths.ts'
import { $settings } from './settings.ts'

let last: string = paths.home

/**
 * The route in the page's hash. Any other hash belongs to the host page, which may have a router of its own: only a page that is
 * this application alone leaves us what we do not know.
 */
function routeInHash(): string | undefined {
  const path = pathInHash(location.hash)
  const isRoute = path !== undefined && (routeOf(path) !== undefined || RESULT_WITHOUT_QUIZ.test(path))
  const isOurs = isRoute || $settings.get().routing === 'page'
  return isOurs ? path : undefined
}

function readRoute(): string {
  last = location.hash === '' ? paths.home : (routeInHash() ?? last)
  return last
}

export const $route = atom(readRoute())
const update = () => $route.set(readRoute())

onMount($route, () => {
  const unlisten = $settings.subscribe(update)
  window.addEventListener('hashchange', update)
  window.addEventListener('popstate', update)
  return () => {
    unlisten()
    window.removeEventListener('hashchange', update)
    window.removeEventListener('popstate', update)
  }
})

/** A full URL, so that neither a <base href> nor a path starting with '//' can redirect it. */
export const hrefOf = (route: string) => `${location.href.split('#')[0]}#${route}`

/** Where this page shows home, for those who come back later. A hash that holds no route is the host page's: it stays. */
export const homeHref = () => (routeInHash() === undefined ? location.href : hrefOf(paths.home))

const pathOf = ({ pathname, search, hash }: URL | Location) => pathname + search + hash

/**
 * Changes the address. Routers of the host page keep in the state of an entry what they need to come back to it, some of them its
 * address too (Swup, Vue Router): the state goes along and names the new one. `marks` are ours.
 */
export function changeAddress(way: 'pushState' | 'replaceState', href: string, marks?: object): void {
  const { state } = history
  const path = pathOf(new URL(href))
  const names: unknown[] = [pathOf(location), location.pathname + location.search]
  const fields = state instanceof Object ? Object.entries(state) : []
  const renamed = fields.filter(([, value]) => names.includes(value)).map(([key]) => [key, path])
  const isSame = renamed.length === 0 && !marks
  history[way](isSame ? state : { ...Object.fromEntries([...fields, ...renamed]), ...marks }, '', href)
}

/** In the state of a history entry: how many entries of this page lie before it. Kept there, it survives a reload. */
const DEPTH = 'quiz-depth'
const depth = () => Number(history.state?.[DEPTH]) || 0

export function navigate(route: string, { replace = false }: { replace?: boolean } = {}): void {
  const marks = { [DEPTH]: replace ? depth() : depth() + 1 }
  changeAddress(replace ? 'replaceState' : 'pushState', hrefOf(route), marks)
  update()
}

/** Changes the URL only if it holds a route: elements may keep theirs in memory. */
export function goHome(): void {
  if (routeInHash() !== undefined) navigate(paths.home)
  last = paths.home
  update()
}

/** Goes back within this page, or home where it was opened at the present route. */
export function goBack(): void {
  if (depth() > 0) history.back()
  else goHome()
}
