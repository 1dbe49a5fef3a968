import type { ClockSkew, Wait } from '../../domain/attempts/waiting.ts'
import type { waiting as english } from '../en/waiting.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { days, minutes } from './grammar.ts'

const WAIT: Wording<Wait> = {
  days: ({ days: count }) => days.of(count),
  hours: ({ hours, minutes: rest }) => `${hours} س ${rest} د`,
  clock: ({ leftMs }) => format.clock(leftMs),
}

type Off = Exclude<ClockSkew, { code: 'right' }>

const UNITS: Record<Off['unit'], (amount: number) => string> = {
  minutes: minutes.of,
  hours: (amount) =>
    plural(amount, { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' }),
  days: days.of,
}

const off = ({ amount, unit }: Off) => UNITS[unit](amount)

const SKEW: Wording<ClockSkew> = {
  right: () => 'ساعة جهازك صحيحة',
  behind: (skew) => `ساعة جهازك متأخّرة بمقدار ${off(skew)}؛ يعتمد الاختبار وقت المدرسة`,
  ahead: (skew) => `ساعة جهازك متقدّمة بمقدار ${off(skew)}؛ يعتمد الاختبار وقت المدرسة`,
}

export const waiting: Translation<typeof english> = {
  wait: (wait) => word(WAIT, wait),
  clockSkew: (skew) => word(SKEW, skew),
}
