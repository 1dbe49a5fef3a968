import type { FormulaFault } from '../../domain/maths/math-text.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'

const FAULTS: Wording<FormulaFault> = {
  'too-long': () => 'The formula is too long',
  unreadable: () => 'This formula could not be displayed',
  said: ({ message }) => message,
}

export const maths = words('maths', {
  fault: (fault: FormulaFault) => word(FAULTS, fault),
  /** Between the ends of a range. */
  to: 'to',
  formula: (words: string) => `Formula: ${words}`,
})
