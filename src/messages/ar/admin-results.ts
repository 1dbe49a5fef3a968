import type { AdminResults } from '../../domain/results/admin-results.ts'
import type { adminResults as english } from '../en/admin-results.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, ltr } from './grammar.ts'
import { results } from './results.ts'

const queryTime = ({ queryTime, cached }: NonNullable<AdminResults['performance']>) =>
  `${ltr(`${Math.round(queryTime)} ms`)}${cached ? '، من الذاكرة' : ''}`

export const adminResults: Translation<typeof english> = {
  title: 'لوحة النتائج',
  results: 'النتائج',
  learnersAndQuizzes: 'الطلاب والاختبارات',

  quizStatistics: 'إحصاءات الاختبارات',
  totalAttempts: 'مجموع المحاولات',
  uniqueUsers: 'عدد الطلاب',
  averageScore: 'متوسّط الدرجات',
  noAttempts: 'لا توجد محاولات بعد.',
  showMostTaken: (count) => `عرض الأكثر تقديمًا (${format.count(count)})`,
  showAllQuizzes: (count) => `عرض جميع الاختبارات (${format.count(count)})`,
  tooManyToCount: (read) =>
    `يوجد أكثر من ${format.count(read)} نتيجة، ولا تعطي واجهة API أرقامًا لكل اختبار. وهي أكثر من أن تُعدّ هنا.`,

  searchResults: 'البحث في النتائج',
  searchHint: 'ابحث بعنوان الاختبار أو اسم الطالب أو البريد…',
  quiz: 'الاختبار',
  allQuizzes: 'جميع الاختبارات',

  allResults: 'جميع النتائج',
  allResultsOf: (total) => `جميع النتائج (${format.count(total)})`,
  refresh: 'تحديث النتائج',
  count: (total) =>
    plural(total, {
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  withEarlierResults: (failure) => `${failure} (النتائج أدناه هي السابقة.)`,
  showing: (span, performance) =>
    performance ? `${results.showing(span)} · ${queryTime(performance)}` : results.showing(span),

  noMatch: (search) => `لا نتائج تطابق «${isolated(search)}».`,
  noMatchInQuiz: (search) => `لا نتائج تطابق «${isolated(search)}» في الاختبار المحدّد.`,
  noneInQuiz: 'لا نتائج للاختبار المحدّد.',

  by: (name) => ['قدّمه ', name],
  correct: 'صحيحة: ',
  timeSpent: 'الوقت المستغرق: ',
  submitted: 'سُلّم في: ',
}
