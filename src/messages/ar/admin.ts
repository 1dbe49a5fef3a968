import { wallDate } from '../../domain/lib/time.ts'
import type { Need } from '../../domain/quizzes/quiz-list.ts'
import type { admin as english } from '../en/admin.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, minutes } from './grammar.ts'

const momentText = (instant: number, now: number) =>
  wallDate(instant) === wallDate(now) ? format.time(instant) : format.moment(instant)

const NEEDS: { [Kind in Need['need']]: (need: Extract<Need, { need: Kind }>) => string } = {
  'draft-starts': ({ title, at, questions }) =>
    `${isolated(title)} مسودّة تبدأ ${format.moment(at)}، وعدد أسئلتها ${format.count(questions)}.`,
  'no-questions': ({ title, at }) => `لا أسئلة في ${isolated(title)}، وبدايته ${format.moment(at)}.`,
  ended: ({ title }) => `انتهى ${isolated(title)}، ونتائجه جاهزة.`,
}

export const admin: Translation<typeof english> = {
  title: 'لوحة الإدارة',
  lede: 'إدارة الاختبارات وعرض التحليلات',
  createNewQuiz: 'إنشاء اختبار جديد',
  import: 'استيراد',
  sections: {
    label: 'الإدارة',
    quizzes: 'الاختبارات',
    slots: 'المواعيد',
    results: 'النتائج',
    learners: 'الطلاب',
    slotAt: (from, zone) => `موعد ${format.time(from, zone)} ·`,
    booked: (count) => `المحجوز ${format.count(count)}`,
  },
  needs: {
    title: 'ما يحتاج إليك اليوم',
    continue: 'متابعة',
    sentence: (need): string => NEEDS[need.need](need as never),
  },
  counters: {
    total: 'مجموع الاختبارات',
    active: 'الاختبارات المفتوحة',
    upcoming: 'الاختبارات القادمة',
    ended: 'الاختبارات المنتهية',
    unknown: '–',
  },
  list: {
    title: 'جميع الاختبارات',
    empty: 'لا توجد اختبارات بعد',
    emptyNote: 'يظهر الاختبار هنا حالما يُحفظ، وفي الصفحة الرئيسية للطلاب إلا إذا كان مسودّة.',
    createFirst: 'أنشئ اختبارك الأول',
    pages: 'صفحات الاختبارات',
    search: 'ابحث عن اختبار',
    states: { all: 'الكل', active: 'مفتوح', upcoming: 'قادم', ended: 'منتهٍ', draft: 'مسودّة' },
    noMatches: 'لا اختبار يطابق البحث.',
    showing: (from, to, total) => `الاختبارات من ${from} إلى ${to}، والمجموع ${total}`,
  },
  table: {
    quiz: 'الاختبار',
    status: 'الحالة',
    duration: 'المدة',
    questions: 'الأسئلة',
    schedule: 'الموعد',
    actions: 'الإجراءات',
    unreadable: 'تعذّرت قراءة هذا الاختبار.',
    unknown: '–',
    minutes: (count) => minutes(count),
    questionsAfter: (count) => (count === 1 ? ' سؤال' : ' أسئلة'),
    openUntil: (end) => `حتى ${end}`,
    until: (end, to) => [to('إلى '), end],
  },
  actions: {
    test: 'تجربة الاختبار',
    results: 'عرض النتائج',
    edit: 'تعديل الاختبار',
    duplicate: 'نسخ الاختبار',
    delete: 'حذف الاختبار',
    publish: 'نشر الاختبار',
    unpublish: 'إلغاء النشر',
    copyLink: 'نسخ الرابط للطلاب',
    more: (quiz) => `المزيد لاختبار ${isolated(quiz)}`,
  },
  deletion: {
    title: (quiz) => `حذف الاختبار: ${isolated(quiz)}`,
    message: ({ attempts, running } = {}) =>
      [
        'هل تريد حقًّا حذف هذا الاختبار؟',
        attempts &&
          plural(attempts, {
            one: 'ترتبط به نتيجة واحدة.',
            two: 'ترتبط به نتيجتان.',
            few: 'ترتبط به # نتائج.',
            many: 'ترتبط به # نتيجة.',
            other: 'ترتبط به # نتيجة.',
          }),
        running &&
          plural(running, {
            one: 'يعمل عليه الآن طالب واحد.',
            two: 'يعمل عليه الآن طالبان.',
            few: 'يعمل عليه الآن # طلاب.',
            many: 'يعمل عليه الآن # طالبًا.',
            other: 'يعمل عليه الآن # طالب.',
          }),
      ]
        .filter(Boolean)
        .join(' '),
    confirm: 'حذف الاختبار',
    busy: 'جارٍ الحذف…',
  },
  offer: {
    message: (savedAt, now) => `لديك تغييرات غير محفوظة من ${momentText(savedAt, now)}`,
    restore: 'استعادة',
    discard: 'تجاهل',
  },
  leaving: {
    title: 'تجاهل التغييرات غير المحفوظة؟',
    message: 'سيضيع ما غيّرته منذ آخر حفظ.',
    confirm: 'تجاهل التغييرات',
    cancel: 'متابعة التعديل',
  },
}
