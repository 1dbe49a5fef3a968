import { type RefObject, useEffect } from 'react'
import { routeOf } from '../domain/lib/paths.ts'
import { preloadScreen } from './screens.tsx'

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  const route = link && routeOf(link.hash.slice(1))
  if (route) void preloadScreen(route.name)
}

const SIGNS = ['pointerover', 'focusin'] as const

/** Loads the screen that a link leads to as soon as the pointer or the focus is on it. */
export function usePreloadOnIntent(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current
    for (const sign of SIGNS) box?.addEventListener(sign, preloadTarget)
    return () => {
      for (const sign of SIGNS) box?.removeEventListener(sign, preloadTarget)
    }
  }, [ref])
}
