import type { ClockSkew, Wait } from '../../domain/attempts/waiting.ts'
import { format } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'

const WAIT: Wording<Wait> = {
  days: ({ days }) => `${days} days`,
  hours: ({ hours, minutes }) => `${hours} h ${minutes} min`,
  clock: ({ leftMs }) => format.clock(leftMs),
}

const UNITS = { minutes: 'min', hours: 'h', days: 'days' }

const SKEW: Wording<ClockSkew> = {
  right: () => "Your device's clock is right",
  behind: ({ amount, unit }) =>
    `Your device's clock is ${amount} ${UNITS[unit]} behind; the quiz uses the school's time`,
  ahead: ({ amount, unit }) =>
    `Your device's clock is ${amount} ${UNITS[unit]} ahead; the quiz uses the school's time`,
}

export const waiting = words('waiting', {
  wait: (wait: Wait) => word(WAIT, wait),
  clockSkew: (skew: ClockSkew) => word(SKEW, skew),
})
