import type { notFound as english } from '../en/not-found.ts'
import type { Translation } from '../lib/words.ts'

export const notFound: Translation<typeof english> = {
  note: 'الصفحة التي تبحث عنها غير موجودة.',
  plain: 'خطأ في الكتابة، أو رابط قديم.',
  title: 'الصفحة غير موجودة',
}
