import type { ReviewFilter, Verdict } from '../../domain/results/review.ts'
import type { quizResult as english } from '../en/quiz-result.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, questions, rightToLeft } from './grammar.ts'
import { results } from './results.ts'

const VERDICTS: Record<Verdict, string> = {
  correct: 'صحيح',
  partly: 'صحيحة جزئيًا',
  incorrect: 'خطأ',
  unattempted: 'بلا إجابة',
  dropped: 'مُلغى، لا يُحتسب',
  unasked: 'لم يُطرح',
  unknown: 'لا يُعرض هنا',
}

const NONE: Record<ReviewFilter, string> = {
  all: 'ليس في هذا الاختبار أسئلة.',
  incorrect: 'لا توجد إجابة خاطئة.',
  unanswered: 'أُجيب عن كل سؤال.',
}

const FILTERS: Record<ReviewFilter, string> = { all: 'الكل', incorrect: 'الخاطئة', unanswered: 'بلا إجابة' }

export const quizResult: Translation<typeof english> = {
  quizResults: 'نتائج الاختبار',
  title: (quiz, userName) =>
    userName ? rightToLeft(`${isolated(quiz ?? 'الاختبار')} – ${isolated(userName)}`) : (quiz ?? 'الاختبار'),
  back: 'رجوع',
  viewAll: 'عرض جميع النتائج',
  print: 'طباعة',

  summary: 'الملخّص',
  score: 'الدرجة',
  correct: 'صحيحة',
  incorrect: 'خاطئة',
  timeSpent: 'الوقت المستغرق',
  submitted: 'سُلّم في',
  regradedOn: (at) => `أُعيد التصحيح في ${format.date(Date.parse(at))}`,
  scoreKept: 'بقيت الدرجة كما هي: لو صُحّح بالإجابة الجديدة المعروضة أدناه لكانت أدنى.',

  timeRanOut: (at, answered, total, strong) => [
    strong(`انتهى الوقت الساعة ${format.time(at)}.`),
    ` سُلّم عنك ما كان محفوظًا حتى ذلك الحين: أُجيب عن ${format.count(answered)} من ${format.count(total)}.`,
  ],
  extraTime: (seconds) => `مع الوقت الإضافي: ${results.took(seconds)} في المجموع.`,

  sheet: 'ورقة الإجابة',

  reviewOpens: (at) =>
    `تظهر الإجابات الصحيحة ابتداءً من ${format.longDate(at)}، ${format.time(at)} (${format.zone(at)})`,
  reviewOpensNote: 'ما زال بإمكان غيرك أداء هذا الاختبار. بعد ذلك ترى كل سؤال مع إجابته.',
  resultComes: (at) => `تظهر نتيجتك يوم ${format.longDate(at)}، ${format.time(at)} (${format.zone(at)})`,
  resultComesNote: 'ما زال بإمكان غيرك أداء هذا الاختبار. بعد ذلك ترى درجتك وكل سؤال مع إجابته.',

  review: 'الإجابات الصحيحة',
  show: 'عرض',
  filter: (filter, count) => `${FILTERS[filter]} ${format.count(count)}`,
  none: (filter) => NONE[filter],
  practise: (count) => `التدرّب على هذه: ${questions(count)}`,
  learners: { yourAnswer: 'إجابة الطالب', yourCorrectAnswer: 'إجابة الطالب، صحيحة' },
  why: 'لماذا؟',
  question: (number) => `السؤال ${number}`,
  verdict: (verdict) => VERDICTS[verdict],

  goHome: 'إلى الرئيسية',
  invalidAddress: 'عنوان الاختبار غير صالح',
  invalidAddressNote: 'عنوان الاختبار غير صالح: رقم الاختبار ناقص',
  notFound: 'لم يُعثر على النتائج',
  notFoundNote: 'لا توجد محاولة مسلَّمة لهذا الاختبار.',
}
