import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/**
 * Returns a function, always the same one, that runs `focus` after the next render, because its target may not exist before.
 * `atFirst` runs it after the first render, too.
 */
export function useFocusAfter(focus: () => void, atFirst = false): () => void {
  const [requests, setRequests] = useState(Number(atFirst))
  const onRendered = useEffectEvent(focus)
  // The counter makes every request render again.
  useEffect(() => {
    if (requests > 0) onRendered()
  }, [requests])
  return useCallback(() => setRequests((count) => count + 1), [])
}
