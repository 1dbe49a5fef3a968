import type { ClockSkew, Wait } from '../../domain/attempts/waiting.ts'
import type { waiting as english } from '../en/waiting.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const WAIT: Wording<Wait> = {
  days: ({ days }) => `${days} Tage`,
  hours: ({ hours, minutes }) => `${hours} Std. ${minutes} Min.`,
  clock: ({ leftMs }) => format.clock(leftMs),
}

type Off = Exclude<ClockSkew, { code: 'right' }>

const UNITS: Record<Off['unit'], (amount: number) => string> = {
  minutes: (amount) => `${amount} Min.`,
  hours: (amount) => `${amount} Std.`,
  days: (amount) => plural(amount, { one: '# Tag', other: '# Tage' }),
}

const off = ({ amount, unit }: Off) => UNITS[unit](amount)

const SKEW: Wording<ClockSkew> = {
  right: () => 'Die Uhr deines Geräts geht richtig',
  behind: (skew) => `Die Uhr deines Geräts geht ${off(skew)} nach; in der Prüfung gilt die Zeit der Schule`,
  ahead: (skew) => `Die Uhr deines Geräts geht ${off(skew)} vor; in der Prüfung gilt die Zeit der Schule`,
}

export const waiting: Translation<typeof english> = {
  wait: (wait) => word(WAIT, wait),
  clockSkew: (skew) => word(SKEW, skew),
}
