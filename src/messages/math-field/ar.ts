import { maths } from '../maths/ar.ts'
import type { Translation } from '../words.ts'
import type { mathField as english } from './en.ts'

export const mathField: Translation<typeof english> = {
  faultAt: (number, character, fault) =>
    character === undefined
      ? `الصيغة ${number}: ${maths.fault(fault)}`
      : `الصيغة ${number}، الحرف ${character}: ${maths.fault(fault)}`,
  show: (number, hidden) => ['عرض', hidden(` الصيغة ${number}`)],
}
