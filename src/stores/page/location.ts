import { atom, onMount } from 'nanostores'
import { paths } from '../../domain/lib/paths.ts'

/** The route is the page's hash if it starts with '#/'. Any other hash, path and query belong to the host page. */
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

/** A full URL, so that neither a <base href> nor a path starting with '//' can redirect it. */
export const hrefOf = (route: string) => `${location.href.split('#')[0]}#${route}`

export interface NavigateOptions {
  replace?: boolean
  state?: object | null
}

/** In the state of a history entry: how many entries of this page lie before it. Kept there, it survives a reload. */
const DEPTH = 'quiz-depth'
const depth = () => Number(history.state?.[DEPTH]) || 0

export function navigate(route: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const entry = { ...state, [DEPTH]: replace ? depth() : depth() + 1 }
  history[replace ? 'replaceState' : 'pushState'](entry, '', hrefOf(route))
  update()
}

/** Changes the URL only if it holds a route: elements may keep theirs in memory. */
export function goHome(): void {
  if (location.hash.startsWith(MARK)) navigate(paths.home)
  last = paths.home
  update()
}

/** Goes back within this page, or home where it was opened at the present route. */
export function goBack(): void {
  if (depth() > 0) history.back()
  else goHome()
}
