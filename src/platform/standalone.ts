/** What a page has without showing it. */
const isUnseen = (element: Element) => element.matches('script, style, link, meta, template, noscript')

/** An element of ours has a root of its own, which our style sheets dress. */
const isOurs = (element: Element) => element.shadowRoot?.querySelector('.root') != null

function isSeen(node: Node): boolean {
  if (node instanceof Text) return node.data.trim() !== ''
  if (!(node instanceof Element) || isUnseen(node) || isOurs(node)) return false
  const { width, height } = node.getBoundingClientRect()
  return width > 1 && height > 1
}

/**
 * Whether a page is this application alone, because the element's `routing` says so, or because its body shows nothing but our
 * elements. A page around us may have keys of its own.
 */
export function isStandalone(host: Element): boolean {
  if (host.getAttribute('routing') === 'page') return true
  for (let node = host; node !== document.body; ) {
    const { parentElement } = node
    if (!parentElement) return true
    if ([...parentElement.childNodes].some((beside) => beside !== node && isSeen(beside))) return false
    node = parentElement
  }
  return true
}
