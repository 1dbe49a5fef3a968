import { useEffect, useState } from 'react'

/** Waits as long as this are explained. */
const SLOW_MS = 4000

/** Whether something has been waited for so long that it needs a word. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}
