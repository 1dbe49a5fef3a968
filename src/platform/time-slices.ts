/** Short enough that typing and scrolling never wait for it. */
const SLICE_MS = 12

const pause = () => new Promise((resolve) => setTimeout(resolve))

interface Work<Step> {
  each: (step: Step) => void
  /** Between two slices: how many steps are done. */
  onPause: (done: number) => void
  /** Asked after each pause. */
  isOver: () => boolean
}

/** Goes through long work in short slices; the page lives between them. False when it was over before it was done. */
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
