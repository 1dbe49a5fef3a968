import type { FormulaFault } from '../../domain/maths/math-text.ts'
import type { maths as english } from '../en/maths.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const FAULTS: Wording<FormulaFault> = {
  'too-long': () => 'الصيغة طويلة جدًّا',
  unreadable: () => 'تعذّر عرض هذه الصيغة',
  said: ({ message }) => message,
}

export const maths: Translation<typeof english> = {
  fault: (fault) => word(FAULTS, fault),
  to: 'إلى',
  formula: (words) => `صيغة: ${words}`,
}
