import type { Praise } from '../../domain/lib/score.ts'
import { written } from '../../domain/lib/written.ts'
import type { results as english } from '../en/results.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const PRAISE: Record<Praise, string> = {
  excellent: 'बहुत बढ़िया!',
  great: 'शाबाश!',
  good: 'अच्छा प्रयास!',
  fair: 'बुरा नहीं!',
  'keep-practicing': 'अभ्यास जारी रखें!',
}

export const results: Translation<typeof english> = {
  attempts: (count) => plural(count, { one: '# प्रयास', other: '# प्रयास' }),

  praise: (praise) => PRAISE[praise],
  adminPraise: (praise) => PRAISE[praise],

  unknownQuiz: 'अज्ञात क्विज़',
  userName: ({ name }) => written(name) || 'अज्ञात व्यक्ति',
  unknown: UNKNOWN,
  correctOfTotal: (correct, total) => `${format.count(correct)}/${format.count(total)}`,
  marksOf: (marks: string, total: string) => `${total} में से ${marks} अंक`,
  ofThemBlank: (blank) => `इनमें से ${format.count(blank)} का उत्तर नहीं दिया`,
  incorrectCount: (count, blank) =>
    `${format.count(count)} ग़लत${blank ? ` (${results.ofThemBlank(blank)})` : ''}`,
  comes: (at) => `परिणाम ${format.moment(at)} को आएगा`,
  viewDetails: 'विवरण देखें',

  took: (seconds) => {
    const whole = Math.max(0, Math.round(seconds))
    const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    if (hours > 0) return `${hours} घंटे ${minutes} मिनट`
    return minutes > 0 ? `${minutes} मिनट ${String(rest).padStart(2, '0')} सेकंड` : `${rest} सेकंड`
  },

  showing: ({ from, to, total }) =>
    `${format.count(total)} में से परिणाम ${format.count(from)} से ${format.count(to)}`,
  pages: 'परिणामों के पेज',
  noneFound: 'कोई परिणाम नहीं मिला',
  noneSubmitted: 'अभी तक कोई क्विज़ सबमिट नहीं हुई।',
  clearSearch: 'खोज हटाएँ',

  sortBy: 'क्रम',
  sorts: { submittedAt: 'तारीख़ के क्रम में', score: 'स्कोर के क्रम में', user: 'नाम के क्रम में' },
  sortOrder: (ascending) => (ascending ? 'क्रम: बढ़ता हुआ' : 'क्रम: घटता हुआ'),
}
