import { words } from '../words.ts'

export const dayPicker = words('dayPicker', {
  date: 'Date',
  today: 'Today',
})
