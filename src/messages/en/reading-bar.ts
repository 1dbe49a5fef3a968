import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'

export const readingBar = words('readingBar', {
  label: 'Reading results',
  progress: (read: number, total: number) =>
    total > 0 ? `Reading ${format.count(read)} of ${format.count(total)} results` : 'Reading results…',
})
