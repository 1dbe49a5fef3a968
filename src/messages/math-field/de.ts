import { maths } from '../maths/de.ts'
import type { Translation } from '../words.ts'
import type { mathField as english } from './en.ts'

export const mathField: Translation<typeof english> = {
  faultAt: (number, character, fault) =>
    character === undefined
      ? `Formel ${number}: ${maths.fault(fault)}`
      : `Formel ${number}, Zeichen ${character}: ${maths.fault(fault)}`,
  show: (number, hidden) => [hidden(`Formel ${number} `), 'Zeigen'],
}
