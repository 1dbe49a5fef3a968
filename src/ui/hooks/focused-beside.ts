/** The focused element within the same shadow root. */
export function focusedInRootOf(element: Element): HTMLElement | null {
  const root = element.getRootNode()
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return focused instanceof HTMLElement ? focused : null
}
