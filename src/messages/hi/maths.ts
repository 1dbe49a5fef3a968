import type { FormulaFault } from '../../domain/maths/math-text.ts'
import type { maths as english } from '../en/maths.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const FAULTS: Wording<FormulaFault> = {
  'too-long': () => 'सूत्र बहुत लंबा है',
  unreadable: () => 'यह सूत्र दिखाया नहीं जा सका',
  said: ({ message }) => message,
}

export const maths: Translation<typeof english> = {
  fault: (fault) => word(FAULTS, fault),
  to: 'से',
  formula: (words) => `सूत्र: ${words}`,
}
