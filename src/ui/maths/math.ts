import temml, { type Options } from 'temml'
import { maths } from '../../messages/en/maths.ts'
import { adoptSheet } from '../hooks/use-sheet.ts'
import { nameFormula } from './formula-names.ts'
import type { MathProblem } from './math-problem.ts'
import temmlStyle from './temml.css?inline'

/** Laying out longer sources blocks the page for seconds, so they stay text. */
const MAX_TEX_LENGTH = 2000

/** Formulas are untrusted input: sizes and expansions are capped, links and HTML are off. */
const optionsFor = (display: boolean): Options => ({
  displayMode: display,
  annotate: true,
  trust: false,
  throwOnError: true,
  // A new object each time, because \gdef writes into it.
  macros: {},
  maxSize: [25, 300],
  maxExpand: 200,
})

export const defineMacro = temml.__defineMacro

type Siunitx = typeof import('./spoken/siunitx.ts')['withoutSiunitx']

let withoutSiunitx: Siunitx | undefined

/** Enables its commands. */
export function addSiunitx(write: Siunitx): void {
  withoutSiunitx = write
}

/** A formula in terms that temml understands. */
const drawable = (tex: string) =>
  withoutSiunitx?.(tex, { lone: (units) => `\\mathrm{${units}}`, to: `\\text{ ${maths.to} }` }) ?? tex

function insertMath(tex: string, display: boolean, element: HTMLElement) {
  if (document.compatMode === 'CSS1Compat') return temml.render(tex, element, optionsFor(display))
  // In quirks mode `render` always refuses; the tree itself can still be built.
  const tree: { toNode: () => Node } = temml.__renderToMathMLTree(tex, optionsFor(display))
  element.replaceChildren(tree.toNode())
}

/** Temml appends the position and an excerpt to its messages; we show our own. */
const WHERE = / at (position \d+|end of input): [\s\S]*$/

const clean = (message: string) => message.replace(WHERE, '').trim()

/** Parses a formula; undefined if it is valid. Never throws. */
export function checkMath(tex: string, display: boolean): MathProblem | undefined {
  if (tex.length > MAX_TEX_LENGTH) return { fault: { code: 'too-long' }, position: MAX_TEX_LENGTH }
  const drawn = drawable(tex)
  try {
    temml.__renderToMathMLTree(drawn, optionsFor(display))
    return undefined
  } catch (error) {
    const { message, position } = Object(error) as { message?: string; position?: unknown }
    return {
      fault: message === undefined ? { code: 'unreadable' } : { code: 'said', message: clean(message) },
      // A position within an expanded macro may lie beyond the source.
      position:
        typeof position === 'number' && position <= tex.length && drawn === tex ? position : undefined,
    }
  }
}

interface Formula {
  tex: string
  /** With its delimiters. */
  source: string
  display: boolean
}

/** More lines would be taller than most windows. */
const MAX_LINES = 30

/** Keeps a box within the window; the rest can be scrolled to, also by keyboard. */
function limitHeight(element: HTMLElement, label: string): void {
  element.dataset.tall = ''
  // In a button, or in a truncated excerpt, it is not a Tab stop.
  if (element.closest('button,[data-excerpt]')) return
  element.tabIndex = 0
  element.role = 'group'
  element.ariaLabel = label
}

function showSource(source: string, element: HTMLElement): void {
  element.textContent = source
  element.classList.add('tex-error')
}

/** A source too long to render, with the reason. */
function showTooLong(source: string, element: HTMLElement): void {
  const reason = maths.fault({ code: 'too-long' })
  showSource(source, element)
  element.dataset.reason = reason
  limitHeight(element, reason)
}

/**
 * Fills the element with the formula as MathML, or with its marked source. Returns false if it is invalid and nothing says so yet;
 * never throws. Builds DOM nodes, not markup, which CSP and Trusted Types allow.
 */
export function renderMath({ tex, source, display }: Formula, element: HTMLElement): boolean {
  adoptSheet(element, temmlStyle)
  if (tex.length > MAX_TEX_LENGTH) {
    showTooLong(source, element)
    return true
  }
  try {
    insertMath(drawable(tex), display, element)
    const math = element.querySelector('math')
    // The author's source is used for labels and copying.
    const annotation = math?.querySelector('annotation')
    if (annotation) annotation.textContent = tex
    // Temml stretches display maths by a style; our sheet sizes it to its content, to be measured.
    math?.removeAttribute('style')
    if (math) nameFormula(math)
    if (tex.split(/\\\\|\\cr/, MAX_LINES + 1).length > MAX_LINES)
      limitHeight(element, maths.formula(math?.ariaLabel ?? ''))
    // \ref links into the page's hash, which holds the route.
    for (const link of element.querySelectorAll('a')) link.removeAttribute('href')
    return true
  } catch {
    showSource(source, element)
    return false
  }
}
