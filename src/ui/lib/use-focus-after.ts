import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Moves the focus after something vanished or appeared: `focus` runs once the next render is in the page, because its target may
 * only be there then. `atFirst` asks for it on mount. Returns the function that asks for it.
 */
export function useFocusAfter(focus: () => void, atFirst = false): () => void {
  const [asked, setAsked] = useState(Number(atFirst))
  const onDrawn = useEffectEvent(focus)
  // The count makes each request a render of its own.
  useEffect(() => {
    if (asked > 0) onDrawn()
  }, [asked])
  return () => setAsked((count) => count + 1)
}
