import { type RefObject, useLayoutEffect, useState } from 'react'

/** Less is a bar of the browser, and no keyboard. */
const LEAST_KEYBOARD_PX = 140

/** Puts an element's lower edge at that of what is visible, whatever its containing block is. */
function dock(element: HTMLElement, { offsetLeft, offsetTop, width, height }: VisualViewport): void {
  const { style } = element
  Object.assign(style, { position: 'fixed', width: `${width}px`, left: '0', top: '0', right: 'auto' })
  const { left, top, height: own } = element.getBoundingClientRect()
  Object.assign(style, { left: `${offsetLeft - left}px`, top: `${offsetTop + height - own - top}px` })
}

const undock = ({ style }: HTMLElement) =>
  Object.assign(style, { position: '', width: '', left: '', top: '', right: '' })

/**
 * While one types and the keyboard of the system is open, the keys stand on it. Only where there is a visual viewport, which says
 * so: elsewhere they stay where they are.
 */
export function useKeyDock(keys: RefObject<HTMLElement | null>, isTyping: boolean): boolean {
  const [isDocked, setDocked] = useState(false)
  useLayoutEffect(() => {
    const [element, viewport] = [keys.current, window.visualViewport]
    if (!element || !viewport || !isTyping) return
    const place = () => {
      const isOpen = window.innerHeight - viewport.height * viewport.scale > LEAST_KEYBOARD_PX
      setDocked(isOpen)
      if (isOpen) dock(element, viewport)
      else undock(element)
    }
    place()
    const listeners = new AbortController()
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, place, listeners)
    window.addEventListener('scroll', place, { signal: listeners.signal, passive: true })
    return () => {
      listeners.abort()
      undock(element)
      setDocked(false)
    }
  }, [keys, isTyping])
  return isDocked
}
