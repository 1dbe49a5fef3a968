import type { FormulaFault } from '../../domain/maths/math-text.ts'
import { words } from '../lib/words.ts'
import { maths } from './maths.ts'

export const mathField = words('mathField', {
  /** `number` and `character` count from one. */
  faultAt: (number: number, character: number | undefined, fault: FormulaFault) =>
    character === undefined
      ? `Formula ${number}: ${maths.fault(fault)}`
      : `Formula ${number}, character ${character}: ${maths.fault(fault)}`,
  /** A part of the label is for screen readers alone. */
  show: <Node>(number: number, hidden: (label: string) => Node) => ['Show', hidden(` formula ${number}`)],
})
