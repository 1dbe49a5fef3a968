import type { FormulaFault } from '../../domain/maths/math-text.ts'
import type { maths as english } from '../en/maths.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const FAULTS: Wording<FormulaFault> = {
  'too-long': () => 'Die Formel ist zu lang',
  unreadable: () => 'Diese Formel kann nicht dargestellt werden',
  said: ({ message }) => message,
}

export const maths: Translation<typeof english> = {
  fault: (fault) => word(FAULTS, fault),
  to: 'bis',
  formula: (words) => `Formel: ${words}`,
}
