import type { mathField as english } from '../en/math-field.ts'
import type { Translation } from '../lib/words.ts'
import { maths } from './maths.ts'

export const mathField: Translation<typeof english> = {
  faultAt: (number, character, fault) =>
    character === undefined
      ? `الصيغة ${number}: ${maths.fault(fault)}`
      : `الصيغة ${number}، الحرف ${character}: ${maths.fault(fault)}`,
  show: (number, hidden) => ['عرض', hidden(` الصيغة ${number}`)],
}
