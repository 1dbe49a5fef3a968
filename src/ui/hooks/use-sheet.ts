import { type RefObject, useLayoutEffect } from 'react'

const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}

/**
 * Adds the style sheet of a lazily loaded chunk to an element's shadow root, for good. Constructed, because a strict CSP allows
 * nothing else.
 */
export function adoptSheet(element: Element, text: string): void {
  const root = element.getRootNode()
  const sheet = sheetOf(text)
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** `adoptSheet` as a hook. */
export function useSheet(ref: RefObject<Element | null>, text: string): void {
  // Before paint, so that no unstyled content flashes.
  useLayoutEffect(() => {
    if (ref.current && text) adoptSheet(ref.current, text)
  }, [ref, text])
}
