import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusTitle } from '../../ui/hooks/focus-title.ts'

/** Whoever is at the screen's title stays there when another one takes its place. Returns props of the box around both. */
export function useTitleFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const title = useRef<Element | null>(null)
  // After every render: any may have brought another title.
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
      // An element that is taken away may tell so: it was not left.
      if (target.isConnected) title.current = null
    },
  }
}
