import { useEffect, useState } from 'react'
import { afterPaint } from '../../platform/after-paint.ts'

/** The value of the last paint: what depends on it is drawn after that which the user has just changed. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value })
  useEffect(
    () => (painted.value === value ? undefined : afterPaint(() => setPainted({ value }))),
    [painted, value],
  )
  return painted.value
}
