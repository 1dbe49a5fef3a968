import type { UnsubmittedStart } from '../../domain/results/admin-results.ts'
import type { quizAttempts as english } from '../en/quiz-attempts.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated } from './grammar.ts'

const startedAt = ({ startedAt }: UnsubmittedStart) => format.moment(Date.parse(startedAt))
const deadline = ({ deadline }: UnsubmittedStart) => format.time(Date.parse(deadline))

export const quizAttempts: Translation<typeof english> = {
  quizResults: 'نتائج الاختبار',
  untitled: 'نتائج الاختبار',
  backToDashboard: 'العودة إلى لوحة الإدارة',
  quizNotFound: 'لم يُعثر على الاختبار',
  quizNotFoundNote: 'لا يوجد اختبار في هذا العنوان، أو أنه حُذف.',

  exportCsv: 'تصدير CSV',
  cancelExport: 'إلغاء',
  moreExports: 'صيغ تصدير أخرى',
  exportAnswers: 'ملفّ CSV مع كل إجابة',
  print: 'طباعة',

  statistics: 'الإحصاءات',
  totalAttempts: 'مجموع المحاولات',
  averageScore: 'متوسّط الدرجات',
  averageMarks: 'متوسّط العلامات',
  highestScore: 'أعلى درجة',
  lowestScore: 'أدنى درجة',
  totalTime: 'الوقت الكلي',
  tooManyToCount: (field) => [
    'لا تعطي واجهة API الحقل ',
    field('statistics'),
    '، والمحاولات أكثر من أن تُجمع هنا.',
  ],
  countingFailed: 'تعذّر جمع الإحصاءات.',
  tryAgain: 'إعادة المحاولة',

  attempts: 'المحاولات',
  searchAttempts: 'البحث في المحاولات',
  searchHint: 'ابحث باسم الطالب أو البريد…',
  scores: 'الدرجة',
  scoreFrom: 'الدرجة من',
  scoreTo: 'إلى',
  scoreUnit: '%',
  lowest: 'أدنى درجة',
  highest: 'أعلى درجة',
  withScores: (from, to) => `بدرجات من ${from} إلى ${format.percent(to)}`,
  noneInRange: (from, to) => `لا درجات من ${from} إلى ${format.percent(to)} هنا.`,
  allScores: 'جميع الدرجات',
  noMatch: (search) => `لا اسم ولا بريد يطابق «${isolated(search)}».`,

  user: 'الطالب',
  score: 'الدرجة',
  correctOfTotal: 'صحيحة / المجموع',
  marks: 'العلامات',
  timeSpent: 'الوقت المستغرق',
  submitted: 'سُلّم في',
  actions: 'الإجراءات',
  reset: 'إلغاء المحاولة',
  more: (name) => `المزيد لـ${isolated(name)}`,
  allAttempts: (name) => `جميع محاولات ${isolated(name)}`,
  extraTime: 'وقت إضافي…',

  startedNotSubmitted: 'بدأت ولم تُسلَّم',
  inProgress: (start) => `بدأت ${startedAt(start)}، ووقتها حتى ${deadline(start)}`,
  timeOver: (start) => `بدأت ${startedAt(start)}، وانتهى وقتها ${deadline(start)}`,

  resetTitle: (name) => `إلغاء محاولة: ${isolated(name)}`,
  confirmReset: (name) =>
    `هل تريد حقًّا إلغاء محاولة ${isolated(name)}؟ تُحذف الإجابات والدرجة، ويمكن تقديم الاختبار من جديد. لا يمكن التراجع عن هذا.`,
  confirmResetUnsubmitted: (name) =>
    `هل تريد حقًّا إلغاء محاولة ${isolated(name)}؟ يُنسى وقتها: يمكن بدء الاختبار من جديد، أو إرسال الإجابات التي ما زالت على الجهاز. لا يمكن التراجع عن هذا.`,
  resetAttempt: 'إلغاء المحاولة',
  resetting: 'جارٍ إعادة الضبط…',
}
