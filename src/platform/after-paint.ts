/** Runs the work once what was just changed is painted; soon in a hidden page, which paints nothing. Returns the way to cancel. */
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
