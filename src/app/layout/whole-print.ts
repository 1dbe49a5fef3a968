/** What keeps a box from growing with its content or cuts that off, and what undoes it. */
const OPEN = {
  overflow: 'visible',
  height: 'auto',
  'max-height': 'none',
  contain: 'none',
  position: 'static',
}

/** The boxes around an element, out of shadow roots too. */
function around(element: Element): HTMLElement[] {
  const root = element.getRootNode()
  const outer = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  return outer instanceof HTMLElement ? [outer, ...around(outer)] : []
}

const cutsOff = (box: HTMLElement) => {
  const { overflowY, position, contain } = getComputedStyle(box)
  return overflowY !== 'visible' || position === 'fixed' || !['none', ''].includes(contain)
}

/** Opens the boxes that would let the first page alone be printed. Returns the function that makes them as they were. */
function openAround(element: Element): () => void {
  const cutting = around(element).filter(cutsOff)
  const before = cutting.map((box) => [box, box.getAttribute('style')] as const)
  for (const box of cutting)
    for (const [name, value] of Object.entries(OPEN)) box.style.setProperty(name, value, 'important')
  return () => {
    for (const [box, style] of before)
      if (style === null) box.removeAttribute('style')
      else box.setAttribute('style', style)
  }
}

/** All of the element is printed, whatever the page has around it, by our buttons and by the browser's menu. */
export function printWhole(element: Element): () => void {
  let close = () => {}
  const turn = ({ type }: Event) => {
    close()
    close = type === 'beforeprint' ? openAround(element) : () => {}
  }
  for (const type of ['beforeprint', 'afterprint']) addEventListener(type, turn)
  return () => {
    for (const type of ['beforeprint', 'afterprint']) removeEventListener(type, turn)
  }
}
