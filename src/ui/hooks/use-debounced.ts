import { useEffect, useState } from 'react'

/** The value once it has not changed for `delayMs`: for work that is too expensive to do on every keystroke. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  // A timer, outside of rendering.
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
