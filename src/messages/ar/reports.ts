import type { reports as english } from '../en/reports.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { rightToLeft } from './grammar.ts'

export const reports: Translation<typeof english> = {
  button: 'هذا السؤال خاطئ',
  reported: (kind) => `أُبلِغ عنه: ${kind}`,
  title: (number) => `ما الخطأ في السؤال ${format.count(number)}؟`,
  clockRuns: 'يُرسَل بضغطة واحدة. الساعة مستمرة وإجابتك باقية.',
  onePress: 'يُرسَل بضغطة واحدة. يقرؤه معلمك مع اسمك.',
  kinds: {
    picture: 'الصورة غير موجودة',
    formula: 'صيغة معطوبة',
    'two-right': 'إجابتان صحيحتان',
    'none-right': 'لا إجابة صحيحة',
    unclear: 'لا أفهمه',
  },
  sent: (kind) => `أُرسِل: ${kind}`,
  sentNote: 'يمكنك المتابعة. ستقرأ هنا وفي الصفحة الرئيسية ما يؤول إليه.',
  kept: (kind) => `حُفِظ: ${kind}`,
  keptNote: 'يُرسَل عند عودة الشبكة. يمكنك المتابعة.',
  line: 'سطر إن شئت',
  sendLine: 'إضافة',
  lineSent: 'أُضيف',
  another: 'سبب آخر',
  takeBack: 'سحب البلاغ',
  back: (number) => `العودة إلى السؤال ${format.count(number)}`,

  right: (number) => (number === undefined ? 'كنت على حق' : `كنت على حق في السؤال ${format.count(number)}`),
  stays: (number) =>
    number === undefined ? 'يبقى السؤال كما هو' : `يبقى السؤال ${format.count(number)} كما هو`,
  score: (before, after) => `درجتك: ${rightToLeft(`${before} ← ${after}`)}`,
  marks: (before, after) => `علاماتك: ${rightToLeft(`${before} ← ${after}`)}`,
  gained: (count) =>
    plural(count, {
      zero: 'لم يستفد غيرك',
      one: 'استفاد شخص آخر أيضًا',
      two: 'استفاد شخصان آخران أيضًا',
      few: 'استفاد # أشخاص آخرين أيضًا',
      many: 'استفاد # شخصًا آخر أيضًا',
      other: 'استفاد # شخص آخر أيضًا',
    }),
  by: (name, at) => (at === undefined ? name : `${name}، ${format.date(at)}`),
  see: 'عرض النتيجة',
  gotIt: 'فهمت',
}
