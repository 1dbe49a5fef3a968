import type { EventDetail, EventName } from '../../domain/log/events.ts'
import type { log as english } from '../en/log.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, learners, ltr, minutes } from './grammar.ts'

const EVENTS: Record<EventName, string> = {
  started: 'بدء الاختبار',
  saved: 'حفظ العمل',
  left: 'مغادرة الصفحة',
  submitted: 'تسليم',
  'handed-in': 'تسليم تلقائي: انتهى الوقت',
  reset: 'إلغاء المحاولة',
  extended: 'منح وقت إضافي',
  announced: 'إرسال إعلان',
  regraded: 'إعادة التصحيح',
  created: 'إنشاء الاختبار',
  edited: 'تعديل الاختبار',
  published: 'نشر الاختبار',
  unpublished: 'تحويل الاختبار إلى مسودّة',
  deleted: 'حذف الاختبار',
  configured: 'تغيير إعدادات المواعيد',
  'factor-set': 'تحديد وقت إضافي دائم',
  'made-admin': 'منح صلاحية الإدارة',
  'unmade-admin': 'سحب صلاحية الإدارة',
  'sessions-ended': 'تسجيل الخروج من كل الأجهزة',
  'group-set': 'تحديد الصف',
  'data-deleted': 'حذف البيانات الشخصية',
}

const isKnown = (what: string): what is EventName => what in EVENTS

const FIGURES: Record<string, (value: number) => string> = {
  minutes,
  people: learners,
  extended: learners,
  factor: (factor) => ltr(`×${factor}`),
  gain: (people) => `كسب ${people}`,
  lose: (people) => `خسر ${people}`,
  times: (times) =>
    plural(times, {
      one: 'مرة واحدة',
      two: 'مرتان',
      few: '# مرات',
      many: '# مرة',
      other: '# مرة',
    }),
}

const figure = (name: string, value: EventDetail[string]) =>
  typeof value === 'number' ? (FIGURES[name]?.(value) ?? value) : isolated(String(value))

export const log: Translation<typeof english> = {
  title: 'سجلّ النشاط',
  lede: 'من فعل ماذا ومتى، الأحدث أولًا. يُحفظ لمدة سنة.',
  open: 'سجلّ النشاط',
  event: (what) => (isKnown(what) ? EVENTS[what] : what),
  detail: (detail) =>
    Object.entries(detail ?? {})
      .map(([name, value]) => figure(name, value))
      .join(' · '),
  when: 'متى',
  who: 'من',
  what: 'ماذا',
  whose: 'لمن',
  quiz: 'الاختبار',
  server: 'الخادم',
  nobody: '–',
  gone: 'غير معروف',
  only: (name) => `عرض ما يخصّ ${isolated(name)} فقط`,
  aboutPerson: 'المعروض يخصّ شخصًا واحدًا.',
  aboutQuiz: (title) =>
    title === undefined ? 'المعروض يخصّ اختبارًا واحدًا.' : `المعروض يخصّ ${isolated(title)}.`,
  showAll: 'عرض الكل',
  activity: 'النشاط',
  administrator: 'مسؤول',
  factor: (factor) => (factor === 1 ? 'بلا وقت إضافي' : `وقت إضافي ${ltr(`×${factor}`)}`),
  extraTime: 'وقت إضافي…',
  endSessions: 'تسجيل الخروج من كل الأجهزة…',
  endSessionsTitle: (name) => `تسجيل خروج ${isolated(name)}؟`,
  endSessionsQuestion: 'على كل جهاز له تسجيل الدخول من جديد. لا يُحذف شيء من عمله.',
  endSessionsNow: 'تسجيل الخروج من كل الأجهزة',
  makeAdmin: 'منح صلاحية الإدارة…',
  makeAdminTitle: (name) => `منح صلاحية الإدارة إلى ${isolated(name)}؟`,
  makeAdminQuestion: 'سيتمكّن بعدها من رؤية جميع الاختبارات والنتائج والمواعيد وتغييرها.',
  makeAdminNow: 'منح الصلاحية',
  takeAdmin: 'سحب الصلاحية…',
  takeAdminTitle: (name) => `سحب صلاحية الإدارة من ${isolated(name)}؟`,
  takeAdminQuestion: 'لن يرى من الآن إلا اختباراته ونتائجه.',
  takeAdminNow: 'سحب الصلاحية',
  changing: 'جارٍ الحفظ…',
  empty: 'لا شيء هنا بعد',
  emptyNote: 'تظهر هنا البدايات والتسليمات والتغييرات.',
  notOffered: 'لا يوجد سجلّ نشاط هنا',
  notOfferedNote: 'لا تخبر واجهة API لهذا الموقع من فعل ماذا.',
  pages: 'صفحات السجلّ',
  page: (page) => `الصفحة ${page}`,
  newer: 'الأحدث',
  older: 'الأقدم',
}
