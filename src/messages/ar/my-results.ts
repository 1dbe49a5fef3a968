import type { myResults as english } from '../en/my-results.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { questions } from './grammar.ts'
import { results } from './results.ts'

const percentagePoints = (points: number) =>
  plural(points, {
    one: 'نقطة مئوية واحدة',
    two: 'نقطتين مئويتين',
    few: '# نقاط مئوية',
    many: '# نقطة مئوية',
    other: '# نقطة مئوية',
  })

export const myResults: Translation<typeof english> = {
  title: 'نتائجي',

  totalQuizzes: 'عدد الاختبارات',
  averageScore: 'متوسّط الدرجات',
  bestScore: 'أفضل درجة',
  totalTime: 'الوقت الكلي',

  trendBegins: 'يبدأ خطّك مع الاختبار الثاني.',
  trend: (count) =>
    plural(count, {
      one: 'آخر اختبار لك',
      two: 'آخر اختبارين لك',
      few: 'آخر # اختبارات لك',
      many: 'آخر # اختبارًا لك',
      other: 'آخر # اختبار لك',
    }),
  change: (points, since) =>
    points === 0
      ? `كما في ${format.date(since)}`
      : `${points > 0 ? 'أعلى' : 'أدنى'} من درجة ${format.date(since)} بمقدار ${percentagePoints(Math.abs(points))}`,
  quiz: 'الاختبار',
  submitted: 'سُلّم في',
  score: 'الدرجة',

  attempts: 'المحاولات',
  practiseDue: (count) => `أسئلة اليوم: ${questions(count)}`,

  submittedAt: (at) => (Number.isNaN(at) ? UNKNOWN : `${format.date(at)}، ${format.time(at)}`),
  questions: (count) => questions(count),
  answers: (correct, incorrect, blank) =>
    `${format.count(correct)} صحيحة، ${results.incorrectCount(incorrect, blank)}`,

  reviewOpens: (at) => `تظهر الإجابات الصحيحة ابتداءً من ${format.moment(at)}`,

  none: 'لا توجد نتائج بعد',
  noneNote: 'تظهر نتائجك هنا بعد أن تسلّم اختبارًا.',
  browseQuizzes: 'تصفّح الاختبارات',
}
