import type { closed as english } from '../en/closed.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const closed: Translation<typeof english> = {
  forTeachers: 'यह पेज शिक्षकों के लिए है',
  signedInAs: (name) => ['आप विद्यार्थी ', name, ' के रूप में साइन इन हैं।'],
  otherAccount: 'दूसरा खाता इस्तेमाल करें',
  nextTry: (seconds) => `अगली कोशिश ${format.count(seconds)} सेकंड में`,
  trying: 'कोशिश हो रही है...',
}
