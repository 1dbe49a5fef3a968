import { type KeyboardEvent, useRef, useState } from 'react'

/** The index a key moves to, wrapping around; undefined for other keys. */
function placeAfter(key: string, from: number, count: number, isMirrored: boolean): number | undefined {
  const forward = isMirrored ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (from + forward + count) % count
    case 'ArrowLeft':
      return (from - forward + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
  }
  return undefined
}

/** One Tab stop; arrows, Home and End move between buttons. */
export function useToolbar() {
  const toolbar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const buttons = toolbar.current?.querySelectorAll('button')
    if (!buttons) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const wanted = placeAfter(event.key, current, buttons.length, isMirrored)
    if (wanted === undefined) return
    event.preventDefault()
    buttons[wanted]?.focus()
  }
  const stop = (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index) })
  return { toolbar, move, stop }
}
