import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusTitle } from '../../ui/hooks/focus-title.ts'

/** Keeps the focus on the screen's title when another title replaces it. Returns props for the container of both. */
export function useTitleFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const title = useRef<Element | null>(null)
  // After every render, as any may have changed the title.
  useLayoutEffect(() => {
    if (!title.current || title.current.isConnected) return
    title.current = null
    if (ref.current) focusTitle(ref.current)
  })
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      title.current = target.matches('h1') ? target : null
    },
    onBlur: ({ target }: FocusEvent) => {
      // A removed element may fire this event although the user did not leave it.
      if (target.isConnected) title.current = null
    },
  }
}
