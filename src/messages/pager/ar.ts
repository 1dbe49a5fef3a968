import { format } from '../language.ts'
import type { Translation } from '../words.ts'
import type { pager as english } from './en.ts'

export const pager: Translation<typeof english> = {
  first: 'الأولى',
  last: (pageCount) => `الأخيرة (${format.count(pageCount)})`,
}
