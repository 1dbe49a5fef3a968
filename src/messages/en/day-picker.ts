import { words } from '../lib/words.ts'

export const dayPicker = words('dayPicker', {
  date: 'Date',
  today: 'Today',
})
