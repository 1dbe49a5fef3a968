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
 * What is shown until an element is rendered, in the element's theme; a guest only reserves space. Rules of the page
 * take precedence. Its width is that of the element, by the `::before` of `.root` in src/ui/styles/base/ground.css.
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
 * Shows the placeholder. Uses only a style sheet, because the element's content belongs to the page and a strict CSP
 * allows constructed sheets. Returns the function that removes it.
 */
export function reservePlace(tag: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetOf(tag))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
