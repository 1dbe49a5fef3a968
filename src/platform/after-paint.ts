/**
 * Runs the work after the next paint; in a hidden page, which does not paint, soon. Returns the function that cancels
 * it.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    timer = setTimeout(work)
  }
  const frame = document.hidden ? undefined : requestAnimationFrame(later)
  if (frame === undefined) later()
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
