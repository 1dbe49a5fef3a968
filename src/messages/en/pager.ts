import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'

export const pager = words('pager', {
  first: 'First',
  last: (pageCount: number) => `Last (${format.count(pageCount)})`,
})
