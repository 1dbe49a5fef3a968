import { mathTex } from '../latex/tex.ts'
import { type MarkupElement, textWithin } from '../markup.ts'

export function ommlTex(formula: MarkupElement): { tex: string; lost: readonly string[] } {
  return { tex: mathTex(textWithin(formula)), lost: [] }
}
