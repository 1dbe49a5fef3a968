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
 * Gives the shadow root around an element a sheet that came with a chunk of its own. Constructed, because a strict content
 * security policy lets nothing else through. It stays, as the chunk does.
 */
export function adoptSheet(element: Element, text: string): void {
  const root = element.getRootNode()
  const sheet = sheetOf(text)
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** The same for what React renders. */
export function useSheet(ref: RefObject<Element | null>, text: string): void {
  // Before paint, so that nothing is seen without it.
  useLayoutEffect(() => {
    if (ref.current) adoptSheet(ref.current, text)
  }, [ref, text])
}
