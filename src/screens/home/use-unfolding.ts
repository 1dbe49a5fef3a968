import { type RefObject, useLayoutEffect, useRef } from 'react'

const UNFOLDING_MS = 320
const CALM = '(prefers-reduced-motion)'

/** Animates a box's height to its new content when `state` changes. Nothing in it moves. */
export function useUnfolding(ref: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef({ state, height: 0 })
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const height = box.offsetHeight
    const from = before.current
    before.current = { state, height }
    if (from.state === state || from.height === height || matchMedia(CALM).matches) return
    box.animate(
      [
        { height: `${from.height}px`, overflow: 'clip' },
        { height: `${height}px`, overflow: 'clip' },
      ],
      { duration: UNFOLDING_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    )
  })
}
