const GAP_PX = 8
/** The height of the sheet in most languages; a taller one scrolls. */
const ROOM_PX = 440

/**
 * Where the sheet of an exam goes, as style properties of its dialog: below the header, and on wide screens below the button, so
 * that the clock is never covered. Follows when the page scrolls or its size changes.
 */
export function placeSheet(dialog: HTMLElement, button: HTMLElement, header: Element): () => void {
  const place = () => {
    const { bottom, left, right } = button.getBoundingClientRect()
    const head = Math.max(0, header.getBoundingClientRect().bottom)
    const below = Math.max(head, Math.min(bottom, innerHeight - ROOM_PX)) + GAP_PX
    const isRtl = getComputedStyle(button).direction === 'rtl'
    const end = isRtl ? left : document.documentElement.clientWidth - right
    for (const [name, px] of Object.entries({ head, below, end: Math.max(GAP_PX, end) }))
      dialog.style.setProperty(`--${name}`, `${px}px`)
  }
  place()
  const listeners = new AbortController()
  // Also boxes of the page that scroll.
  addEventListener('scroll', place, { capture: true, passive: true, signal: listeners.signal })
  addEventListener('resize', place, listeners)
  return () => listeners.abort()
}
