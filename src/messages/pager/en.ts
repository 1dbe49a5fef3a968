import { format } from '../language.ts'
import { words } from '../words.ts'

export const pager = words('pager', {
  first: 'First',
  last: (pageCount: number) => `Last (${format.count(pageCount)})`,
})
