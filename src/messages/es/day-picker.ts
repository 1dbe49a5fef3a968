import type { dayPicker as english } from '../en/day-picker.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const dayPicker: Translation<typeof english> = {
  date: 'Fecha',
  free: (count) => (count === 0 ? 'ninguno' : plural(count, { one: '# libre', other: '# libres' })),
  today: 'Hoy',
}
