import type { myResults as english } from '../en/my-results.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

export const myResults: Translation<typeof english> = {
  title: 'मेरे परिणाम',

  totalQuizzes: 'कुल क्विज़',
  averageScore: 'औसत स्कोर',
  bestScore: 'सबसे अच्छा स्कोर',
  totalTime: 'कुल समय',

  trendBegins: 'आपकी रेखा दूसरी क्विज़ से शुरू होती है।',
  trend: (count) => `आपकी पिछली ${format.count(count)} क्विज़`,
  change: (points, since) => {
    if (points === 0) return `${format.date(since)} जितना ही`
    const difference = `${format.count(Math.abs(points))} प्रतिशत अंक`
    return points > 0
      ? `${format.date(since)} से ${difference} ज़्यादा`
      : `${format.date(since)} से ${difference} कम`
  },
  quiz: 'क्विज़',
  submitted: 'सबमिट हुई',
  score: 'स्कोर',

  attempts: 'प्रयास',
  practiseDue: (count) =>
    plural(count, { one: 'आज के # प्रश्न का अभ्यास करें', other: 'आज के # प्रश्नों का अभ्यास करें' }),

  submittedAt: (at) => (Number.isNaN(at) ? UNKNOWN : `${format.date(at)}, ${format.time(at)}`),
  questions: (count) => plural(count, { one: '# प्रश्न', other: '# प्रश्न' }),
  answers: (correct, incorrect, blank) =>
    `${format.count(correct)} सही, ${results.incorrectCount(incorrect, blank)}`,

  reviewOpens: (at) => `उत्तर ${format.moment(at)} से दिखेंगे`,

  none: 'अभी कोई परिणाम नहीं',
  noneNote: 'क्विज़ सबमिट करने के बाद आपके परिणाम यहाँ दिखेंगे।',
  browseQuizzes: 'क्विज़ देखें',
}
