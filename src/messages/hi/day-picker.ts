import type { dayPicker as english } from '../en/day-picker.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const dayPicker: Translation<typeof english> = {
  date: 'तारीख़',
  free: (count) => (count === 0 ? 'कोई नहीं' : `${format.count(count)} ख़ाली`),
  today: 'आज',
}
