import type { sessions as english } from '../en/sessions.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated } from './grammar.ts'

export const sessions: Translation<typeof english> = {
  lede: 'كل متصفّح سجّلت الدخول فيه.',
  thisDevice: 'هذا الجهاز',
  device: ({ browser, system }) =>
    browser && system ? `${isolated(browser)} على ${isolated(system)}` : (browser ?? system ?? 'جهاز آخر'),
  since: (at) => `تسجيل الدخول ${format.moment(at)}`,
  lastUsed: (at) => `آخر استخدام ${format.moment(at)}`,
  onlyHere: 'لم تسجّل الدخول في مكان آخر.',
  unknownDevice: 'جهاز لا تعرفه؟ سجّل الخروج من الأجهزة الأخرى.',

  endOthers: 'تسجيل الخروج من الأجهزة الأخرى',
  confirmOthers: 'على كل جهاز آخر تسجيل الدخول من جديد. ويبقى دخولك هنا.',
  endAll: 'تسجيل الخروج من كل الأجهزة',
  confirmAll: 'على كل جهاز تسجيل الدخول من جديد، وهذا الجهاز أيضًا.',
  ending: 'جارٍ تسجيل الخروج…',

  data: 'بياناتك',
  dataNote: 'كل ما هو محفوظ عنك هنا: من أنت، والحجوزات والإجابات والنتائج.',
  downloadData: 'تنزيل بياناتي',
  deleteData: 'حذف بياناتي…',
  deleteAll: 'حذف كل شيء',
  deleteNote: 'يُحذف اسمك وبريدك الإلكتروني وحجوزاتك وعمليات تسجيل دخولك نهائيًّا.',
  deleteTitle: 'حذف بياناتي',
  confirmDelete:
    'يُحذف اسمك وبريدك الإلكتروني وحجوزاتك وعمليات تسجيل دخولك. تبقى نتائجك أرقامًا بلا اسمك، ولن تراها بعد ذلك. لا يمكن التراجع عن هذا.',
  deleteNow: 'حذف بياناتي',
  deleting: 'جارٍ الحذف…',

  notOffered: 'لا توجد قائمة هنا',
  notOfferedNote: 'لا تخبر واجهة API لهذا الموقع أين سجّلت الدخول.',
}
