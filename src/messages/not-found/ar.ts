import type { Translation } from '../words.ts'
import type { notFound as english } from './en.ts'

export const notFound: Translation<typeof english> = {
  note: 'الصفحة التي تبحث عنها غير موجودة.',
  title: 'الصفحة غير موجودة',
}
