import type { ClockSkew, Wait } from '../../domain/attempts/waiting.ts'
import type { waiting as english } from '../en/waiting.ts'
import { format } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const WAIT: Wording<Wait> = {
  days: ({ days }) => `${days} दिन`,
  hours: ({ hours, minutes }) => `${hours} घंटे ${minutes} मिनट`,
  clock: ({ leftMs }) => format.clock(leftMs),
}

type Off = Exclude<ClockSkew, { code: 'right' }>

const UNITS: Record<Off['unit'], string> = { minutes: 'मिनट', hours: 'घंटे', days: 'दिन' }

const off = ({ amount, unit }: Off) => `${amount} ${UNITS[unit]}`

const SKEW: Wording<ClockSkew> = {
  right: () => 'आपके डिवाइस की घड़ी सही है',
  behind: (skew) => `आपके डिवाइस की घड़ी ${off(skew)} पीछे है; क्विज़ में स्कूल का समय चलता है`,
  ahead: (skew) => `आपके डिवाइस की घड़ी ${off(skew)} आगे है; क्विज़ में स्कूल का समय चलता है`,
}

export const waiting: Translation<typeof english> = {
  wait: (wait) => word(WAIT, wait),
  clockSkew: (skew) => word(SKEW, skew),
}
