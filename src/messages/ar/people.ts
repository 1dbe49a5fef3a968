import type { people as english } from '../en/people.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, learners, quizzes } from './grammar.ts'

export const people: Translation<typeof english> = {
  title: 'الطلاب والاختبارات',
  lede: (count, quizCount) =>
    `${learners(count)}، ${quizzes(quizCount)}. الاسم يفتح صفحة الطالب، والرقم يفتح الورقة.`,
  notOffered: 'لا توجد قائمة طلاب هنا',
  notOfferedNote: 'لا تعرض واجهة API لهذا الموقع قائمة الطلاب.',
  toResults: 'جميع النتائج',

  search: 'البحث عن طالب',
  searchHint: 'الاسم أو البريد الإلكتروني',
  group: 'الصف',
  everybody: 'جميع الصفوف',
  groupOf: (group, count) => `${isolated(group)} (${format.count(count)})`,
  sort: 'الترتيب حسب',
  sorts: { weakest: 'الأضعف أولًا', name: 'حسب الاسم' },
  view: 'أي طلاب',
  views: { all: 'الكل', weakest: 'الأضعف العشرة', 'not-taken': 'لم يقدّموا بعد' },
  notTakenQuiz: 'الاختبار الذي لم يُقدَّم',

  learner: 'الطالب',
  average: 'المتوسّط',
  trend: 'المسار',
  trendOf: (scores) => `الدرجات من أول اختبار إلى آخره: ${scores.join('، ')}`,
  scores: 'الدرجات، تُمرَّر جانبًا',
  paper: (name, quiz, score) => `${isolated(name)}، ${isolated(quiz)}: ${score}`,
  notTaken: 'لم يُقدَّم بعد',
  columnAverages: 'متوسّط كل من عُثر عليهم',
  neverTaken: (count, areAll) =>
    areAll
      ? `لم يقدّموا أي اختبار: ${learners.of(count)}`
      : `لم يقدّموا أي اختبار في هذه الصفحة: ${learners.of(count)}`,
  neverTakenNote: 'لا يُحتسبون في أي متوسّط.',
  legend: { green: '80 فأكثر', yellow: '60 فأكثر', red: 'دون 60', none: '– لم يُقدَّم بعد' },
  showing: ({ from, to, total }) =>
    `من ${format.count(from)} إلى ${format.count(to)}، والمجموع ${format.count(total)}`,
  pages: 'صفحات الطلاب',

  none: 'لم يُعثر على نتائج',
  noneYet: 'لم يسجّل أحد الدخول بعد.',
  nothingTaken: 'لم يقدّم أحد أي اختبار بعد.',
  noneFound: 'لا أحد يطابق ما تبحث عنه.',
  allTaken: 'قدّم الجميع هذا الاختبار.',
  showAll: 'عرض جميع الطلاب',

  exportCsv: 'تصدير CSV',
  file: 'طلاب',

  newClass: 'صف جديد',
  newClassFrom: ' من قائمة…',
  newClassTitle: 'صف جديد من قائمة',
  className: 'اسم الصف',
  emails: 'عناوين البريد الإلكتروني',
  emailsHint: 'ألصق قائمة أو عمودًا من جدول. يُتجاهل كل ما سوى العناوين.',
  addressesFound: (count) =>
    plural(count, {
      zero: 'لم يُعثر على عناوين',
      one: 'عُثر على عنوان واحد',
      two: 'عُثر على عنوانين',
      few: 'عُثر على # عناوين',
      many: 'عُثر على # عنوانًا',
      other: 'عُثر على # عنوان',
    }),
  make: 'إنشاء الصف',
  making: 'جارٍ الحفظ…',
  unknown: (emails) =>
    `عناوين لا تخصّ أحدًا سجّل الدخول (${format.count(emails.length)}): ${emails.map(isolated).join('، ')}`,
  close: 'إغلاق',
}
