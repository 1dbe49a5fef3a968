import type { dayPicker as english } from '../en/day-picker.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const dayPicker: Translation<typeof english> = {
  date: 'التاريخ',
  free: (count) => (count === 0 ? 'لا شيء' : `${format.count(count)} متاح`),
  today: 'اليوم',
}
