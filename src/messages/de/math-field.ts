import type { mathField as english } from '../en/math-field.ts'
import type { Translation } from '../lib/words.ts'
import { maths } from './maths.ts'

export const mathField: Translation<typeof english> = {
  faultAt: (number, character, fault) =>
    character === undefined
      ? `Formel ${number}: ${maths.fault(fault)}`
      : `Formel ${number}, Zeichen ${character}: ${maths.fault(fault)}`,
  show: (number, hidden) => [hidden(`Formel ${number} `), 'Zeigen'],
}
