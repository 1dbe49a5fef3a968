import type { dayPicker as english } from '../en/day-picker.ts'
import type { Translation } from '../lib/words.ts'

export const dayPicker: Translation<typeof english> = {
  date: 'Fecha',
  today: 'Hoy',
}
