import type { siteSignIn as english } from '../en/site-sign-in.ts'
import type { Translation } from '../lib/words.ts'

export const siteSignIn: Translation<typeof english> = {
  note: 'سجّل الدخول هناك، ثم حاول هنا مرة أخرى.',
  title: 'لم تسجّل الدخول في هذا الموقع',
}
