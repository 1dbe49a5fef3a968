import { plural } from '../lib/language.ts'

/* What all rooms need in Arabic: counted nouns, and isolation of what runs the other way. */

/** Text of either direction, such as a name or a title, which must not turn the words around it round. */
export const isolated = (text: string) => `\u2068${text}\u2069`

/** What begins with isolated text has no direction of its own. */
export const rightToLeft = (text: string) => `\u200f${text}`

/** Figures with signs, such as '7 / 12' or '+5', which run left to right in every language. */
export const ltr = (text: string | number) => `\u2066${text}\u2069`

/** '−5', and '+5' for what is more. */
export const signed = (points: number) => ltr(points > 0 ? `+${points}` : `−${-points}`)

/** After 11 to 99 a noun stands in the accusative, after hundreds in the genitive; two have a form of their own. */
type Forms = Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>

interface Noun {
  /** As a subject: 'سؤالان'. */
  (count: number): string
  /** As an object, or after a preposition or another noun: 'سؤالين'. */
  of: (count: number) => string
}

const noun = (forms: Forms, twoOf: string): Noun =>
  Object.assign((count: number) => plural(count, forms), {
    of: (count: number) => plural(count, { ...forms, zero: forms.other, two: twoOf }),
  })

export const minutes = noun(
  { zero: '# دقيقة', one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  'دقيقتين',
)
export const days = noun(
  { zero: '# يوم', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' },
  'يومين',
)
export const questions = noun(
  { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' },
  'سؤالين',
)
export const reportsCounted = noun(
  { zero: 'لا بلاغات', one: 'بلاغ واحد', two: 'بلاغان', few: '# بلاغات', many: '# بلاغًا', other: '# بلاغ' },
  'بلاغين',
)
export const points = noun(
  { zero: 'لا درجات', one: 'درجة واحدة', two: 'درجتان', few: '# درجات', many: '# درجة', other: '# درجة' },
  'درجتين',
)
export const quizzes = noun(
  {
    zero: 'لا اختبارات',
    one: 'اختبار واحد',
    two: 'اختباران',
    few: '# اختبارات',
    many: '# اختبارًا',
    other: '# اختبار',
  },
  'اختبارين',
)
export const attempts = noun(
  {
    zero: 'لا محاولات',
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: '# محاولات',
    many: '# محاولة',
    other: '# محاولة',
  },
  'محاولتين',
)
export const learners = noun(
  { zero: 'لا طلاب', one: 'طالب واحد', two: 'طالبان', few: '# طلاب', many: '# طالبًا', other: '# طالب' },
  'طالبَين',
)
export const slotsCounted = noun(
  { zero: 'لا مواعيد', one: 'موعد واحد', two: 'موعدان', few: '# مواعيد', many: '# موعدًا', other: '# موعد' },
  'موعدين',
)
export const answers = noun(
  {
    zero: 'لا إجابات',
    one: 'إجابة واحدة',
    two: 'إجابتان',
    few: '# إجابات',
    many: '# إجابة',
    other: '# إجابة',
  },
  'إجابتين',
)
