import type { closed as english } from '../en/closed.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const closed: Translation<typeof english> = {
  forTeachers: 'هذه الصفحة للمعلّمين',
  signedInAs: (name) => ['سجّلت الدخول بحساب الطالب ', name, '.'],
  otherAccount: 'استخدام حساب آخر',
  nextTry: (seconds) => `المحاولة التالية بعد ${format.count(seconds)} ث`,
  trying: 'جارٍ المحاولة…',
}
