/** A header and a card on the element's ground. */
const PAGE = `min-height: 100vh;
  background:
    linear-gradient(var(--bone) 0 0) 16px 26px / 112px 12px,
    linear-gradient(light-dark(#dddee6, #343643) 0 0) 0 64px / 100% 1px,
    linear-gradient(var(--card) 0 0) 0 0 / 100% 64px,
    linear-gradient(var(--bone) 0 0) 50% 128px / min(70%, 38rem) 20px,
    linear-gradient(var(--bone) 0 0) 50% 168px / min(70%, 38rem) 12px,
    linear-gradient(var(--bone) 0 0) 50% 196px / min(70%, 38rem) 12px,
    linear-gradient(var(--card) 0 0) 50% 96px / min(100% - 32px, 44rem) 320px
    var(--quiz-background-color, light-dark(#f7f8fc, #14151d));`

/**
 * What stands in an element's place until it is drawn, in the element's theme; a guest keeps room alone. Rules of the page win. Its
 * width is that of the element, by the `::before` of `.root` in src/ui/styles/base/ground.css.
 */
const sheetOf = (tag: string) => `:where(${tag}:not(:defined)) {
  display: flow-root;
  flex: 1;
  width: -webkit-fill-available;
  ${tag === 'slot-booker' ? 'min-height: 40rem;' : PAGE}
  background-repeat: no-repeat;
  --card: var(--quiz-card-color, light-dark(#fff, #1d1e28));
  --bone: light-dark(#eeeff4, #2a2c38);
  &[quiz] {
    min-height: 20rem;
    background: none;
  }
  &[theme=light] { color-scheme: light }
  &[theme=dark] { color-scheme: dark }
  > * { visibility: hidden }
  &::before {
    content: ". .";
    display: block;
    visibility: hidden;
    font: 0 / 0 a;
    letter-spacing: 80px;
    word-spacing: min(100vw - 256px, 880px);
  }
}`

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
