import { format } from '../english.ts'

export const pager = {
  first: 'First',
  last: (pageCount: number) => `Last (${format.count(pageCount)})`,
}
