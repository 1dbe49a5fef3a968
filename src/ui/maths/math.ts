import temml, { type Options } from 'temml'
import { adoptSheet } from '../lib/use-sheet.ts'
import temmlStyle from './temml.css?inline'

/** Longer sources block the page for seconds when they are laid out, so they stay text. */
const MAX_TEX_LENGTH = 2000

/** Authors are trusted with formulas, not with the page: sizes and expansions are capped, links and HTML stay off. */
const optionsFor = (display: boolean): Options => ({
  displayMode: display,
  annotate: true,
  trust: false,
  throwOnError: true,
  // A fresh object, because \gdef writes into it.
  macros: {},
  maxSize: [25, 300],
  maxExpand: 200,
})

function insertMath(tex: string, display: boolean, element: HTMLElement) {
  if (document.compatMode === 'CSS1Compat') return temml.render(tex, element, optionsFor(display))
  // On a page without a doctype `render` always refuses; the tree itself can still be built.
  const tree: { toNode: () => Node } = temml.__renderToMathMLTree(tex, optionsFor(display))
  element.replaceChildren(tree.toNode())
}

/** What is wrong with a formula; `position` is an index in its source, missing where the parser does not tell. */
export interface MathProblem {
  message: string
  position?: number | undefined
}

/** After the message, Temml repeats where it stands and a piece of the source; the position alone is enough for us. */
const WHERE = / at (position \d+|end of input): [\s\S]*$/

/** Whether a formula can be parsed; undefined when it can. Never throws. */
export function checkMath(tex: string, display: boolean): MathProblem | undefined {
  if (tex.length > MAX_TEX_LENGTH) return { message: 'The formula is too long', position: MAX_TEX_LENGTH }
  try {
    temml.__renderToMathMLTree(tex, optionsFor(display))
    return undefined
  } catch (error) {
    const { message, position } = Object(error) as { message?: string; position?: unknown }
    return {
      message: (message ?? 'This formula could not be displayed').replace(WHERE, '').trim(),
      // A macro's own source may be longer than what was written.
      position: typeof position === 'number' && position <= tex.length ? position : undefined,
    }
  }
}

/**
 * Puts the formula into the element as MathML, or its source, marked, where it cannot be parsed. Never throws. Only the
 * DOM is used, no markup text, so that no content security policy and no Trusted Types stand in the way.
 */
export function renderMath(formula: { tex: string; source: string; display: boolean }, element: HTMLElement) {
  const { tex, source, display } = formula
  adoptSheet(element, temmlStyle)
  try {
    if (tex.length > MAX_TEX_LENGTH) throw new RangeError('formula too long')
    insertMath(tex, display, element)
    // Temml stretches display maths over its column by a style; the sheet shrinks it to its own width, which is measured.
    element.querySelector('math')?.removeAttribute('style')
    // \ref makes links into the page's hash, which belongs to the routes.
    for (const link of element.querySelectorAll('a')) link.removeAttribute('href')
  } catch {
    element.textContent = source
    element.classList.add('tex-error')
    element.title = 'This formula could not be displayed'
  }
}

let asked = false

/** Asks once for the font whose brackets and roots stretch. Without it formulas fall back to the system's. */
export function loadMathFont() {
  if (asked || typeof FontFace === 'undefined') return
  asked = true
  // Fonts are of the whole document, and @font-face does not work in a shadow root: hence the API and a private name.
  const url = new URL('./fonts/quiz-math.woff2', import.meta.url).href
  const font = new FontFace('QuizMath', `url("${url}")`, { display: 'swap' })
  document.fonts.add(font)
  font.load().catch(() => undefined)
}
