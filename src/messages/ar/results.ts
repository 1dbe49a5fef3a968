import type { Praise } from '../../domain/lib/score.ts'
import { written } from '../../domain/lib/written.ts'
import type { results as english } from '../en/results.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { attempts } from './grammar.ts'

const PRAISE: Record<Praise, string> = {
  excellent: 'عمل ممتاز!',
  great: 'عمل رائع!',
  good: 'جهد جيّد!',
  fair: 'لا بأس!',
  'keep-practicing': 'واصل التدرّب!',
}

const ADMIN_PRAISE: Record<Praise, string> = { ...PRAISE, excellent: 'ممتاز!', good: 'عمل جيّد!' }

export const results: Translation<typeof english> = {
  attempts: (count) => attempts(count),

  praise: (praise) => PRAISE[praise],
  adminPraise: (praise) => ADMIN_PRAISE[praise],

  unknownQuiz: 'اختبار غير معروف',
  userName: ({ name }) => written(name) || 'مستخدم غير معروف',
  unknown: UNKNOWN,
  correctOfTotal: (correct, total) => `${format.count(correct)}/${format.count(total)}`,
  marksOf: (marks: string, total: string) => `العلامات: ${marks} من ${total}`,
  ofThemBlank: (blank) => `منها ${format.count(blank)} بلا إجابة`,
  incorrectCount: (count, blank) =>
    `${format.count(count)} خاطئة${blank ? ` (${results.ofThemBlank(blank)})` : ''}`,
  comes: (at) => `تظهر النتيجة ${format.moment(at)}`,
  viewDetails: 'عرض التفاصيل',

  took: (seconds) => {
    const whole = Math.max(0, Math.round(seconds))
    const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    if (hours > 0) return `${hours} س ${minutes} د`
    return minutes > 0 ? `${minutes} د ${String(rest).padStart(2, '0')} ث` : `${rest} ث`
  },

  showing: ({ from, to, total }) =>
    `النتائج من ${format.count(from)} إلى ${format.count(to)}، والمجموع ${format.count(total)}`,
  pages: 'صفحات النتائج',
  noneFound: 'لم يُعثر على نتائج',
  noneSubmitted: 'لم تُسلَّم أي اختبارات بعد.',
  clearSearch: 'مسح البحث',

  sortBy: 'الترتيب حسب',
  sorts: { submittedAt: 'حسب التاريخ', score: 'حسب الدرجة', user: 'حسب الطالب' },
  sortOrder: (ascending) => (ascending ? 'الترتيب: تصاعدي' : 'الترتيب: تنازلي'),
}
