const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/**
 * Shifts an element's headings below those of its page: our first level is `level`. Uses ARIA, so that screens need not
 * know. Returns the function that reverts it.
 */
export function lowerHeadings(root: ParentNode & Node, level: number): () => void {
  const headings = () => root.querySelectorAll<HTMLElement>(HEADINGS)
  const lower = () => {
    for (const heading of headings())
      heading.setAttribute('aria-level', String(Math.min(6, Number(heading.localName[1]) + level - 1)))
  }
  lower()
  const arrivals = new MutationObserver(lower)
  arrivals.observe(root, { childList: true, subtree: true })
  return () => {
    arrivals.disconnect()
    for (const heading of headings()) heading.removeAttribute('aria-level')
  }
}
