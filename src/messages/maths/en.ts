import type { FormulaFault } from '../../domain/lib/math-text.ts'
import { type Wording, word } from '../wording.ts'
import { words } from '../words.ts'

const FAULTS: Wording<FormulaFault> = {
  'too-long': () => 'The formula is too long',
  unreadable: () => 'This formula could not be displayed',
  said: ({ message }) => message,
}

export const maths = words('maths', {
  fault: (fault: FormulaFault) => word(FAULTS, fault),
  /** `number` and `character` count from one. */
  faultAt: (number: number, character: number | undefined, fault: FormulaFault) =>
    character === undefined
      ? `Formula ${number}: ${maths.fault(fault)}`
      : `Formula ${number}, character ${character}: ${maths.fault(fault)}`,
  formula: (words: string) => `Formula: ${words}`,
  /** A part of the label is for screen readers alone. */
  show: <Node>(number: number, hidden: (label: string) => Node) => ['Show', hidden(` formula ${number}`)],
})
