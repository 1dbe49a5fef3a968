import type { dayPicker as english } from '../en/day-picker.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const dayPicker: Translation<typeof english> = {
  date: 'Datum',
  free: (count) => (count === 0 ? 'keine' : `${format.count(count)} frei`),
  today: 'Heute',
}
