import type { ReviewFilter, Verdict } from '../../domain/results/review.ts'
import type { quizResult as english } from '../en/quiz-result.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

const VERDICTS: Record<Verdict, string> = {
  correct: 'सही',
  partly: 'आंशिक रूप से सही',
  incorrect: 'ग़लत',
  unattempted: 'उत्तर नहीं दिया',
  dropped: 'प्रश्न रद्द, अंक नहीं गिने जाते',
  unasked: 'पूछा नहीं गया',
  unknown: 'यहाँ नहीं दिखता',
}

const NONE: Record<ReviewFilter, string> = {
  all: 'इस क्विज़ में कोई प्रश्न नहीं है।',
  incorrect: 'कोई उत्तर ग़लत नहीं है।',
  unanswered: 'हर प्रश्न का उत्तर दिया गया।',
}

const FILTERS: Record<ReviewFilter, string> = { all: 'सभी', incorrect: 'ग़लत', unanswered: 'उत्तर नहीं दिया' }

export const quizResult: Translation<typeof english> = {
  quizResults: 'क्विज़ के परिणाम',
  title: (quiz, userName) => [quiz ?? 'क्विज़', userName].filter(Boolean).join(' – '),
  back: 'वापस',
  viewAll: 'सभी परिणाम देखें',
  print: 'प्रिंट करें',

  summary: 'सारांश',
  score: 'स्कोर',
  correct: 'सही',
  incorrect: 'ग़लत',
  timeSpent: 'लगा समय',
  submitted: 'सबमिट हुई',
  regradedOn: (at) => `${format.date(Date.parse(at))} को फिर से जाँची गई`,
  scoreKept: 'स्कोर वही रखा गया: नीचे दिखाए गए बदले हुए सही उत्तरों से वह कम होता।',

  timeRanOut: (at, answered, total, strong) => [
    strong(`${format.time(at)} बजे समय पूरा हो गया।`),
    ` तब तक जो सेव हुआ था, वह अपने आप सबमिट हो गया: ${format.count(total)} में से ${format.count(answered)} के उत्तर।`,
  ],
  extraTime: (seconds) => `अतिरिक्त समय के साथ: कुल ${results.took(seconds)}।`,

  sheet: 'उत्तर पत्रक',

  reviewOpens: (at) => `उत्तर ${format.longDate(at)}, ${format.time(at)} (${format.zone(at)}) से दिखेंगे`,
  reviewOpensNote: 'दूसरे विद्यार्थी अभी यह क्विज़ दे सकते हैं। उसके बाद आप हर प्रश्न उसके उत्तर के साथ देखेंगे।',
  resultComes: (at) => `आपका परिणाम ${format.longDate(at)}, ${format.time(at)} (${format.zone(at)}) को आएगा`,
  resultComesNote: 'दूसरे विद्यार्थी अभी यह क्विज़ दे सकते हैं। उसके बाद आप अपना स्कोर और हर प्रश्न उसके उत्तर के साथ देखेंगे।',

  review: 'उत्तर और व्याख्या',
  show: 'दिखाएँ',
  filter: (filter, count) => `${FILTERS[filter]} ${format.count(count)}`,
  none: (filter) => NONE[filter],
  practise: (count) => `इन ${format.count(count)} का अभ्यास करें`,
  learners: { yourAnswer: 'विद्यार्थी का उत्तर', yourCorrectAnswer: 'विद्यार्थी का उत्तर, सही' },
  why: 'व्याख्या',
  question: (number) => `प्रश्न ${number}`,
  verdict: (verdict) => VERDICTS[verdict],

  goHome: 'होम पर जाएँ',
  invalidAddress: 'क्विज़ का पता सही नहीं है',
  invalidAddressNote: 'पता सही नहीं है: उसमें क्विज़ का ID नहीं है',
  notFound: 'परिणाम नहीं मिले',
  notFoundNote: 'इस क्विज़ का कोई सबमिट किया हुआ प्रयास नहीं है।',
}
