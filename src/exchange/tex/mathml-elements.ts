import { elementsOf, type MarkupElement, textWithin } from '../markup/markup.ts'
import { aboveOf, accent, accentBelow, belowOf, longArrow } from './structures.ts'
import { styledText } from './styled-text.ts'

/* Helpers for single MathML elements, independent of context. */

/** Some pages write `mml:mfrac`. */
export const elementName = ({ name }: MarkupElement) => name.replace(/^(?:mml|math):/, '')
export const elementText = (element: MarkupElement) => textWithin(element).trim()

/** Without annotations, which repeat the formula in another notation. */
export const elementChildren = (element: MarkupElement) =>
  elementsOf(element).filter((child) => !/^(annotation|annotation-xml|#comment)$/.test(elementName(child)))

export const OPEN = /^[([{|‖∥⟨⌊⌈]$/
export const CLOSE = /^[)\]}|‖∥⟩⌋⌉]$/
export const operator = (element: MarkupElement | undefined, pattern: RegExp) =>
  element && elementName(element) === 'mo' && pattern.test(elementText(element))
    ? elementText(element)
    : undefined

/** Unwraps rows with a single element. */
export function unwrapped(element: MarkupElement): MarkupElement {
  const [only, ...others] = elementChildren(element)
  return /^(mrow|mstyle|mpadded|semantics)$/.test(elementName(element)) && only && others.length === 0
    ? unwrapped(only)
    : element
}

export const isTable = (element: MarkupElement | undefined) =>
  element !== undefined && elementName(unwrapped(element)) === 'mtable'

/** In `(a)(b)`, the outer brackets do not match each other. */
export const hasFence = (elements: readonly MarkupElement[]) =>
  elements.some((child) => operator(child, CLOSE) !== undefined || operator(child, OPEN) !== undefined)

const VARIANTS: Readonly<Record<string, string>> = {
  normal: 'mathrm',
  bold: 'mathbf',
  'bold-italic': 'boldsymbol',
  'double-struck': 'mathbb',
  script: 'mathscr',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
}

export function letters(element: MarkupElement): string {
  const text = elementText(element)
  const command = VARIANTS[element.attributes.mathvariant ?? '']
  const isWord = [...text].length > 1 && command === undefined
  return styledText(text, isWord ? { command: 'mathrm' } : { command })
}

export function space({ attributes }: MarkupElement): string {
  const width = Number.parseFloat(attributes.width ?? '')
  if (!(width > 0)) return ''
  return width >= 1 ? '\\quad ' : '\\ '
}

export const ENCLOSED: Readonly<Record<string, string>> = {
  box: 'boxed',
  roundedbox: 'boxed',
  updiagonalstrike: 'cancel',
  downdiagonalstrike: 'bcancel',
  horizontalstrike: 'sout',
  top: 'overline',
  bottom: 'underline',
}

export const isZero = (size: string | undefined) => size !== undefined && /^0(\.0*)?[a-z%]*$/.test(size)

export function withBelow(element: MarkupElement, base: string, below: string): string {
  const sign = elementText(elementChildren(element)[1] ?? element)
  return (
    longArrow(base === '' ? '' : elementText(elementChildren(element)[0] ?? element), { below }) ??
    accentBelow(sign, base) ??
    belowOf(base, below)
  )
}

export function withAbove(element: MarkupElement, base: string, above: string): string {
  const sign = elementText(elementChildren(element)[1] ?? element)
  return (
    longArrow(elementText(elementChildren(element)[0] ?? element), { above }) ??
    accent(sign, base) ??
    aboveOf(base, above)
  )
}
