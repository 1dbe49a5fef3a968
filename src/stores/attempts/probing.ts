/** Starts something once it is wanted, and stops it once it no longer is. */
export function whileWanted(start: () => () => void): (wanted: boolean) => void {
  let stop: (() => void) | undefined
  return (wanted) => {
    if (wanted) stop ??= start()
    else {
      stop?.()
      stop = undefined
    }
  }
}

const probesAt = (interval: number) => interval % 8 === 0 || [1, 2, 4].includes(interval)

/**
 * Back-off: probes after the first, second, fourth and eighth interval, then after every eighth. An interval is one to two times
 * `leastMs`, at random because a whole class loses the same network. Returns the function that stops it.
 */
export function backOff(leastMs: number, probe: () => unknown): () => void {
  let interval = 0
  const timer = setInterval(
    () => {
      if (probesAt(++interval)) void probe()
    },
    leastMs * (1 + Math.random()),
  )
  return () => clearInterval(timer)
}
