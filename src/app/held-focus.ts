import { type RefObject, useEffect } from 'react'

/** Loads with the first focus inside what holds it, because before there is none to lose. */
export function useHeldFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = screen.current?.parentElement
    if (!box) return
    let held: Promise<(() => void) | undefined> | undefined
    const hold = () => {
      held = import('../ui/lib/hold-focus.ts').then(
        ({ holdFocus }) => holdFocus(box),
        () => undefined,
      )
    }
    box.addEventListener('focusin', hold, { once: true })
    return () => {
      box.removeEventListener('focusin', hold)
      void held?.then((release) => release?.())
    }
  }, [screen])
}
