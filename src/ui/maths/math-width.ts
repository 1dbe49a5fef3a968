const checks = new Map<Element, () => void>()
let observer: ResizeObserver | undefined

/** The width of the nearest block around an element; inline boxes have none. */
function roomOf(element: HTMLElement): number {
  let box: HTMLElement | null = element
  while (box && box.clientWidth === 0) box = box.parentElement
  return box?.clientWidth ?? 0
}

/** One for all formulas: their sizes are read together, after a single layout. */
function sharedObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const check of new Set(entries.map(({ target }) => checks.get(target)))) check?.()
  })
  return observer
}

/**
 * Reports, now and after each size change, whether a formula is wider than its column. Returns the function that stops
 * it.
 */
export function watchWidth(math: Element, box: HTMLElement, tell: (tooWide: boolean) => void): () => void {
  const check = () => tell(math.getBoundingClientRect().width > roomOf(box) + 1)
  for (const watched of [math, box]) {
    checks.set(watched, check)
    sharedObserver().observe(watched)
  }
  return () => {
    for (const watched of [math, box]) {
      checks.delete(watched)
      sharedObserver().unobserve(watched)
    }
  }
}
