import { format } from '../english.ts'

export const readingBar = {
  label: 'Reading results',
  progress: (read: number, total: number) =>
    total > 0 ? `Reading ${format.count(read)} of ${format.count(total)} results` : 'Reading results…',
}
