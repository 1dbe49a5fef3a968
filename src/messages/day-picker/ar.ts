import type { Translation } from '../words.ts'
import type { dayPicker as english } from './en.ts'

export const dayPicker: Translation<typeof english> = {
  date: 'التاريخ',
  today: 'اليوم',
}
