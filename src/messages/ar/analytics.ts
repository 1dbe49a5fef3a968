import type { analytics as english } from '../en/analytics.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { attempts as attemptsCounted, days as daysCounted, isolated } from './grammar.ts'

const day = (date: string) => format.wallDate(date, { month: 'short', day: 'numeric', year: 'numeric' })

const recentAttempts = (attempts: number, days: number) =>
  `${attemptsCounted(attempts)} في آخر ${daysCounted.of(days)}`

export const analytics: Translation<typeof english> = {
  title: 'التحليلات',
  refresh: 'تحديث التحليلات',
  allResults: 'جميع النتائج',
  totalAttempts: 'مجموع المحاولات',
  averageScore: 'متوسّط الدرجات',

  attemptsPerDay: 'المحاولات في اليوم',
  day,
  dayColumn: 'اليوم',
  today: 'اليوم',
  recentAttempts,
  recentSummary: (attempts, days, most) =>
    `المحاولات في اليوم: ${recentAttempts(attempts, days)}، وأكثرها في ${day(most.date)} (${most.attempts})`,
  noRecentAttempts: (days) => `لا محاولات في آخر ${daysCounted.of(days)}.`,
  oldestDaysIncomplete: (read) =>
    `لم يُقرأ إلا أحدث المحاولات (${attemptsCounted(read)})، ولذلك تنقص أرقام الأيام الأقدم.`,

  scoreDistribution: 'توزيع الدرجات',
  scoreSummary: (attempts, { from, to, attempts: most }) =>
    `توزيع درجات ${attemptsCounted.of(attempts)}: يقع معظمها بين ${from} و${to} بالمئة (${most})`,

  mostTaken: 'الاختبارات الأكثر تقديمًا',
  quiz: 'الاختبار',
  attempts: 'المحاولات',
  quizAverage: 'متوسّط الدرجات',
  averageOf: (title) => `متوسّط درجات ${isolated(title)}`,
  unknownQuiz: 'اختبار غير معروف',
  noAttempts: 'لا توجد محاولات بعد.',
  mostTakenOnly: (shown, quizzes) => `الأكثر تقديمًا: ${shown} من ${quizzes} من الاختبارات.`,
  noFigures: (code) => [
    'لا تعطي واجهة API أرقامًا لكل اختبار: الحقل ',
    code('statistics'),
    ' ناقص في ردّها على ',
    code('GET /user/admin/results'),
    '.',
  ],
}
