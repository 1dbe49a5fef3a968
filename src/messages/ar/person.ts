import type { person as english } from '../en/person.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { answers as answersCounted, isolated, quizzes as quizzesCounted } from './grammar.ts'

const changed = (points: number) => (points > 0 ? `ارتفاع ${points}` : `انخفاض ${-points}`)

export const person: Translation<typeof english> = {
  where: 'أين أنت',
  learners: 'الطلاب',
  since: (at) => `منذ ${format.date(at)}`,
  notFound: 'لم يُعثر على الطالب',
  notFoundNote: 'لا أحد في هذا العنوان، أو أنه حذف بياناته.',
  backToLearners: 'العودة إلى الطلاب',

  scores: 'الدرجات',
  summary: (quizzes, average) => `${quizzesCounted(quizzes)} · المتوسّط ${format.percent(average)}`,
  change: (points, since) =>
    points === 0 ? `كما في ${format.date(since)}` : `${changed(points)} منذ ${format.date(since)}`,
  trend: (scores) => `الدرجات من الأقدم إلى الأحدث: ${scores.join('، ')}`,

  attempts: 'جميع المحاولات',
  quiz: 'الاختبار',
  more: (quiz) => `المزيد لاختبار ${isolated(quiz)}`,
  none: 'لم يُعثر على نتائج',
  noneYet: 'لم يؤدِّ هذا الطالب أي اختبار بعد.',
  notYetTaken: (count) => `لم يُقدَّم بعد: ${quizzesCounted.of(count)}`,

  extraTime: 'الوقت الإضافي',
  extraTimeNote: 'يسري في كل اختبار، وفي الجاري الآن أيضًا.',
  changeTime: 'تغيير…',

  topics: 'الموضوعات',
  topicsNote: (answers) => `الأضعف أولًا، من ${answersCounted.of(answers)}`,

  group: 'الصف…',
  groupTitle: (name) => `صف ${isolated(name)}`,
  groupName: 'اسم الصف',
  groupHint: 'فارغ: بلا صف.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  exportCsv: 'تصدير CSV',
}
