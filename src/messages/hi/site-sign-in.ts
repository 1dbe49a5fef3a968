import type { siteSignIn as english } from '../en/site-sign-in.ts'
import type { Translation } from '../lib/words.ts'

export const siteSignIn: Translation<typeof english> = {
  note: 'वहाँ साइन इन करें, फिर यहाँ दोबारा कोशिश करें।',
  title: 'आप इस साइट पर साइन इन नहीं हैं',
}
