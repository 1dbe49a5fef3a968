import type { pager as english } from '../en/pager.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const pager: Translation<typeof english> = {
  first: 'الأولى',
  last: (pageCount) => `الأخيرة (${format.count(pageCount)})`,
}
