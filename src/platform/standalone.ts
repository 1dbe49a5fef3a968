/** Elements that are never visible. */
const isUnseen = (element: Element) => element.matches('script, style, link, meta, template, noscript')

/** Our elements have a shadow root with a `.root`. */
const isOurs = (element: Element) => element.shadowRoot?.querySelector('.root') != null

function isSeen(node: Node): boolean {
  if (node instanceof Text) return node.data.trim() !== ''
  if (!(node instanceof Element) || isUnseen(node) || isOurs(node)) return false
  const { width, height } = node.getBoundingClientRect()
  return width > 1 && height > 1
}

/**
 * Whether the application is alone on the page: the element's `routing` says so, or the body shows only our elements.
 * Other content may have its own keys.
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
