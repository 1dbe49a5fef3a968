import type { Page } from '@playwright/test'

export interface Measured {
  /** What is wider than the window, and by how many pixels; undefined if nothing is. */
  overflow?: string
  /** Texts that are smaller than anybody should have to read. */
  small: string[]
}

const MIN_FONT_PX = 12

/** Runs in the page. */
function measurePage(minFontPx: number): Measured {
  const small = new Set<string>()
  let widest = { by: 0, what: '' }
  const nameOf = (element: Element) =>
    [element.localName, ...element.classList].join('.') +
    (element.textContent ? ` “${element.textContent.trim().slice(0, 24)}”` : '')
  const isUnseen = (element: Element) => element.closest('.visually-hidden, [hidden], math, svg') !== null
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.nodeValue?.trim())
  /** What scrolls or is cut off does not widen the page. */
  const isHeld = (element: Element | null): boolean => {
    for (let at = element?.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true
    return false
  }
  function look(element: Element): void {
    const { left, right, width } = element.getBoundingClientRect()
    const by = Math.round(Math.max(right - innerWidth, -left))
    if (width > 0 && by > widest.by && !isUnseen(element) && !isHeld(element))
      widest = { by, what: nameOf(element) }
    if (hasText(element) && !isUnseen(element) && element.checkVisibility()) {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (size < minFontPx - 0.05) small.add(`${size.toFixed(1)} px: ${nameOf(element)}`)
    }
    for (const child of element.shadowRoot?.children ?? []) look(child)
    for (const child of element.children) look(child)
  }
  look(document.body)
  const page = document.documentElement.scrollWidth - innerWidth
  const dialogs = [...document.querySelectorAll('*')]
    .flatMap((element) => [...(element.shadowRoot?.querySelectorAll('dialog[open]') ?? [])])
    .map((dialog) => dialog.scrollWidth - dialog.clientWidth)
  const by = Math.max(page, ...dialogs)
  return by > 0
    ? { overflow: `${by} px, of ${widest.what || 'an open dialog'}`, small: [...small] }
    : { small: [...small] }
}

export const measure = (page: Page): Promise<Measured> => page.evaluate(measurePage, MIN_FONT_PX)
