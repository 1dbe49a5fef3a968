import { elementsOf, findDeep, type MarkupElement } from '../../markup/markup.ts'
import { type Look, notePiece, type Piece } from '../../office/piece.ts'
import { ommlTex } from './omml.ts'
import { lookOf, runProps } from './run-props.ts'

/** The look of the first letters; bold ones are vectors rather than marked. */
function lookOfFormula(formula: MarkupElement): Look {
  const run = findDeep(formula, 'm:r')
  const props = run && findDeep(run, 'w:rPr')
  return lookOf({ ...runProps(props), bold: false, raised: '' })
}

/** The pieces of an `m:oMath`, or of an `m:oMathPara`, whose formulas stand on lines of their own. */
export function mathPieces(element: MarkupElement, display: boolean): Piece[] {
  const formulas = display ? elementsOf(element).filter(({ name }) => name !== 'm:oMathParaPr') : [element]
  return formulas.flatMap((formula, index): Piece[] => {
    const { tex, lost } = ommlTex(formula)
    return [
      ...(index > 0 ? [{ kind: 'break' } as const] : []),
      { kind: 'formula', tex, display, look: lookOfFormula(formula) },
      ...lost.map((name) => notePiece({ code: 'formula-part-lost', element: name })),
    ]
  })
}
