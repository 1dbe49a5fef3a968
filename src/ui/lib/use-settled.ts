import { useEffect, useState } from 'react'

/** The value once it has not changed for a while: for what is too dear, or too unsteady, to follow each keystroke. */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  // A pause is a matter of time, outside of rendering.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
