import { elementsOf, type MarkupElement } from '../markup.ts'
import { type Piece, PLAIN } from '../piece.ts'
import { ommlTex } from './omml.ts'

/** The pieces of an `m:oMath`, or of an `m:oMathPara`, whose formulas stand on lines of their own. */
export function mathPieces(element: MarkupElement, display: boolean): Piece[] {
  const formulas = display ? elementsOf(element).filter(({ name }) => name !== 'm:oMathParaPr') : [element]
  return formulas.flatMap((formula, index): Piece[] => {
    const { tex, lost } = ommlTex(formula)
    return [
      ...(index > 0 ? [{ kind: 'break' } as const] : []),
      { kind: 'formula', tex, display, look: PLAIN },
      ...lost.map((name): Piece => ({ kind: 'note', note: { code: 'formula-part-lost', element: name } })),
    ]
  })
}
