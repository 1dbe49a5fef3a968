import { type RefObject, useEffect } from 'react'
import { routeOf } from '../../domain/page/paths.ts'
import { usePlace } from '../../screens/parts/page/place.ts'
import type { Place } from '../../stores/page/location.ts'
import { preloadScreen } from './screens.tsx'

function preloadTarget({ target }: Event, { pathIn }: Place): void {
  const link = target instanceof Element && target.closest('a')
  const route = link && routeOf(pathIn(link.hash) ?? '')
  if (route) void preloadScreen(route.name)
}

const SIGNS = ['pointerover', 'focusin'] as const

/** Loads the screen that a link leads to as soon as the pointer or the focus is on it. */
export function usePreloadOnIntent(ref: RefObject<HTMLElement | null>): void {
  const place = usePlace()
  useEffect(() => {
    const box = ref.current
    const preload = (event: Event) => preloadTarget(event, place)
    for (const sign of SIGNS) box?.addEventListener(sign, preload)
    return () => {
      for (const sign of SIGNS) box?.removeEventListener(sign, preload)
    }
  }, [ref, place])
}
