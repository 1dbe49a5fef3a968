import type { ClockSkew, Wait } from '../../domain/attempts/waiting.ts'
import type { waiting as english } from '../en/waiting.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const WAIT: Wording<Wait> = {
  days: ({ days }) => plural(days, { one: '# día', other: '# días' }),
  hours: ({ hours, minutes }) => `${hours} h ${minutes} min`,
  clock: ({ leftMs }) => format.clock(leftMs),
}

type Off = Exclude<ClockSkew, { code: 'right' }>

const UNITS: Record<Off['unit'], (amount: number) => string> = {
  minutes: (amount) => `${amount} min`,
  hours: (amount) => `${amount} h`,
  days: (amount) => plural(amount, { one: '# día', other: '# días' }),
}

const off = ({ amount, unit }: Off) => UNITS[unit](amount)

const SKEW: Wording<ClockSkew> = {
  right: () => 'El reloj de tu dispositivo va bien',
  behind: (skew) =>
    `El reloj de tu dispositivo va ${off(skew)} atrasado; en el examen vale la hora de la escuela`,
  ahead: (skew) =>
    `El reloj de tu dispositivo va ${off(skew)} adelantado; en el examen vale la hora de la escuela`,
}

export const waiting: Translation<typeof english> = {
  wait: (wait) => word(WAIT, wait),
  clockSkew: (skew) => word(SKEW, skew),
}
