import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'

export const dayPicker = words('dayPicker', {
  date: 'Date',
  /** Of a day's slots. */
  free: (count: number) => (count === 0 ? 'none' : `${format.count(count)} free`),
  today: 'Today',
})
