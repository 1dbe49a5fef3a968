import { useEffect, useEffectEvent, useState } from 'react'

/** Returns a function that runs `focus` after the next render, because its target may not exist before. */
export function useFocusAfter(focus: () => void): () => void {
  const [requests, setRequests] = useState(0)
  const onRendered = useEffectEvent(focus)
  // The counter makes every request render again.
  useEffect(() => {
    if (requests > 0) onRendered()
  }, [requests])
  return () => setRequests((count) => count + 1)
}
