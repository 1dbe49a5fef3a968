import { atom, onMount } from 'nanostores'
import { paths } from '../../domain/lib/paths.ts'

/**
 * The route lives in the hash, and only a hash that begins with '#/' is ours. Any other ('#pricing') is the host page's
 * own anchor: it is no route and changes nothing here. The host's path and query are never touched.
 */
const MARK = '#/'

let last: string = paths.home

function readRoute(): string {
  const { hash } = location
  if (hash.startsWith(MARK)) last = hash.slice(1).split('?')[0] || paths.home
  else if (hash === '' || hash === '#') last = paths.home
  return last
}

export const $route = atom(readRoute())
const update = () => $route.set(readRoute())

onMount($route, () => {
  update()
  window.addEventListener('hashchange', update)
  window.addEventListener('popstate', update)
  return () => {
    window.removeEventListener('hashchange', update)
    window.removeEventListener('popstate', update)
  }
})

/** The whole address stands in the link, so that neither a <base href> nor a path that begins with '//' can bend it. */
export const hrefOf = (route: string) => `${location.href.split('#')[0]}#${route}`

export interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

export function navigate(route: string, { replace = false, state = null }: NavigateOptions = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', hrefOf(route))
  update()
}

/** Home, as far as the address is ours: a page whose elements keep their route to themselves is not touched. */
export function goHome(): void {
  if (location.hash.startsWith(MARK)) navigate(paths.home)
  last = paths.home
  update()
}
