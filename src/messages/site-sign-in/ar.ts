import type { Translation } from '../words.ts'
import type { siteSignIn as english } from './en.ts'

export const siteSignIn: Translation<typeof english> = {
  note: 'سجّل الدخول هناك، ثم حاول هنا مرة أخرى.',
  title: 'لم تسجّل الدخول في هذا الموقع',
}
