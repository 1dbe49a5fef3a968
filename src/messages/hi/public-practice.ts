import type { publicPractice as english } from '../en/public-practice.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const publicPractice: Translation<typeof english> = {
  again: 'फिर से',
  empty: 'अभ्यास के लिए कुछ नहीं है',
  emptyNote: 'इस क्विज़ में ऐसा कोई प्रश्न नहीं है जिसका उत्तर मालूम हो।',
  finish: 'पूरा करें',
  loading: 'प्रश्न लोड हो रहे हैं...',
  next: 'अगला प्रश्न',
  note: 'अभ्यास: कुछ भी भेजा नहीं जाता, खाते की ज़रूरत नहीं।',
  noteSignedIn: 'अभ्यास: कुछ भी भेजा नहीं जाता।',
  place: (number, total) => `ख़ुद आज़माएँ · ${format.count(total)} में से ${format.count(number)}`,
  question: (number) => `प्रश्न ${format.count(number)}`,
  right: 'सही उत्तर।',
  score: (right, total) => `${format.count(total)} में से ${format.count(right)} सही`,
  tooEarly: 'इस क्विज़ के उत्तर दिखाए जाने के बाद आप इसका अभ्यास कर सकेंगे।',
  tryAgain: 'फिर कोशिश करें',
  why: 'व्याख्या',
  wrong: 'यह सही नहीं है।',
}
