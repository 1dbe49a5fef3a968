import type { MarkupElement } from '../../markup/markup.ts'
import { aboveOf, accent, accentBelow, longArrow } from '../../tex/structures.ts'
import { styledText } from '../../tex/styled-text.ts'
import { isOn, property } from './omml-elements.ts'

/* What is drawn around, above or below a base, and what hides it. */

function accented(element: MarkupElement, base: string): string {
  const sign = property(element, 'm:chr') ?? '\u0302'
  return accent(sign, base) ?? aboveOf(base, styledText(sign, {}))
}

function barred(element: MarkupElement, base: string): string {
  return property(element, 'm:pos') === 'top' ? `\\overline{${base}}` : `\\underline{${base}}`
}

function withGroupSign(element: MarkupElement, base: string): string {
  const sign = property(element, 'm:chr') ?? '⏟'
  const isAbove = property(element, 'm:pos') === 'top'
  const arrow = longArrow(sign, isAbove ? { below: base } : { above: base })
  if (arrow) return arrow
  return (isAbove ? accent(sign, base) : accentBelow(sign, base)) ?? base
}

function boxed(element: MarkupElement, base: string): string {
  const rising = isOn(element, 'm:strikeBLTR')
  const falling = isOn(element, 'm:strikeTLBR')
  if (rising && falling) return `\\xcancel{${base}}`
  if (rising || falling) return rising ? `\\cancel{${base}}` : `\\bcancel{${base}}`
  return isOn(element, 'm:strikeH') ? `\\sout{${base}}` : `\\boxed{${base}}`
}

function phantomOf(element: MarkupElement, base: string): string {
  const show = property(element, 'm:show')
  if (show !== undefined && !/^(0|off|false)$/.test(show)) return base
  if (isOn(element, 'm:zeroWid')) return `\\vphantom{${base}}`
  return isOn(element, 'm:zeroAsc') ? `\\hphantom{${base}}` : `\\phantom{${base}}`
}

/** By element name; each function takes the LaTeX of the base. */
export const DECORATIONS: Readonly<Record<string, (element: MarkupElement, base: string) => string>> = {
  'm:acc': accented,
  'm:bar': barred,
  'm:groupChr': withGroupSign,
  'm:borderBox': boxed,
  'm:phant': phantomOf,
}
