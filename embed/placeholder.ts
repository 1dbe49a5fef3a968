/** A header and a card on the element's ground. */
const PAGE = `background:
    linear-gradient(var(--bone) 0 0) 16px 26px / 112px 12px,
    linear-gradient(var(--edge) 0 0) 0 64px / 100% 1px,
    linear-gradient(var(--card) 0 0) 0 0 / 100% 64px,
    linear-gradient(var(--bone) 0 0) 50% 128px / min(70%, 38rem) 20px,
    linear-gradient(var(--bone) 0 0) 50% 168px / min(70%, 38rem) 12px,
    linear-gradient(var(--bone) 0 0) 50% 196px / min(70%, 38rem) 12px,
    linear-gradient(var(--card) 0 0) 50% 96px / min(100% - 32px, 44rem) 320px
    var(--ground);`

/** What stands in an element's place until it is drawn, in the element's theme; a guest keeps room alone. Rules of the page win. */
const sheetOf = (tag: string) => `:where(${tag}:not(:defined)) {
  display: flow-root;
  min-height: ${tag === 'slot-booker' ? '40rem' : '100vh'};
  ${tag === 'slot-booker' ? '' : PAGE}
  background-repeat: no-repeat;
  --ground: var(--quiz-background-color, light-dark(#f7f8fc, #14151d));
  --card: var(--quiz-card-color, light-dark(#fff, #1d1e28));
  --edge: light-dark(#dddee6, #343643);
  --bone: light-dark(#eeeff4, #2a2c38);
}
:where(${tag}[quiz]:not(:defined)) {
  min-height: 20rem;
  background: none;
}
${tag}:not(:defined)[theme=light] { color-scheme: light }
${tag}:not(:defined)[theme=dark] { color-scheme: dark }
:where(${tag}:not(:defined)) > * { visibility: hidden }`

/**
 * Draws the placeholder. By a style sheet alone: the content of the element is the page's, and a strict CSP allows a constructed
 * sheet. Returns the function that takes it away.
 */
export function reservePlace(tag: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetOf(tag))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
