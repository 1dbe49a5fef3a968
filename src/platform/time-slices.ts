/** Short enough to keep typing and scrolling smooth. */
const SLICE_MS = 12

const pause = () => new Promise((resolve) => setTimeout(resolve))

interface Work<Step> {
  each: (step: Step) => void
  /** Called between slices with the number of steps done. */
  onPause: (done: number) => void
  /** Checked after each pause; true stops the work. */
  isOver: () => boolean
}

/** Runs `steps` in time slices of 12 ms, yielding to the event loop in between. Resolves to false if stopped. */
export async function workInSlices<Step>(steps: Iterable<Step>, work: Work<Step>): Promise<boolean> {
  let done = 0
  let sliceEnd = performance.now() + SLICE_MS
  for (const step of steps) {
    work.each(step)
    done++
    if (performance.now() < sliceEnd) continue
    work.onPause(done)
    await pause()
    if (work.isOver()) return false
    sliceEnd = performance.now() + SLICE_MS
  }
  return true
}
