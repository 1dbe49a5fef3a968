import { atom } from 'nanostores'
import { paths } from '../../domain/page/paths.ts'
import { takeTab, writeTab } from '../lib/tab-storage.ts'
import type { Place } from './location.ts'

/**
 * A route of one element that is not in the address. A link opened in a new tab shows this page. `name` distinguishes
 * it from the page's other elements after a sign-in.
 */
export function createMemoryPlace(name: string): Place {
  const key = () => ['quiz:route', name, location.pathname + location.search].join(' ')
  const $route = atom<string>(takeTab(key()) ?? paths.home)
  const trail = [$route.get()]
  const go = (...routes: string[]) => {
    trail.splice(0, trail.length, ...routes)
    $route.set(trail.at(-1) ?? paths.home)
  }
  return {
    $route,
    hrefOf: () => location.href,
    pathIn: () => undefined,
    navigate: (route, { replace } = {}) => go(...(replace ? trail.slice(0, -1) : trail), route),
    goBack: () => go(...trail.slice(0, -1)),
    goHome: () => go(paths.home),
    memory: {
      // An expired session sends people home, so the previous place is kept.
      keep: () => $route.get() !== paths.home && writeTab(key(), $route.get()),
      recall: () => go(takeTab(key()) ?? $route.get()),
    },
  }
}
