import { useEffect, useState } from 'react'
import { idle } from '../../platform/idle.ts'

/** Whether the browser had nothing else to do since the component was there: for what the first screen does not wait for. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let wanted = true
    idle().then(() => wanted && setIdle(true))
    return () => {
      wanted = false
    }
  }, [])
  return isIdle
}
