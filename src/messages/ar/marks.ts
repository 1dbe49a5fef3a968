import type { marks as english } from '../en/marks.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, ltr } from './grammar.ts'

export const marks: Translation<typeof english> = {
  worth: (right, wrong) => `الدرجات إن صحت ${right}، وتُخصم ${wrong} إن أخطأت`,
  worthRight: (right) => `الدرجات إن صحت ${right}`,

  intro: {
    total: 'الدرجات',
    title: 'كيف تُحسب درجة السؤال',
    right: 'صحيح',
    wrong: 'خطأ',
    blank: 'متروك',
    blankCostsNothing: 'السؤال المتروك لا يخصم شيئًا.',
    beside: 'نتيجتك المئوية تعدّ الإجابات الصحيحة وحدها، والدرجات تظهر إلى جانبها.',
    kinds: 'أنواع الأسئلة',
    choices: (count) => `لإجابة صحيحة واحدة: ${count}`,
    choiceNote: 'اختر واحدة.',
    several: (count) => `قد تصح فيها عدة إجابات: ${count}`,
    anySeveral: 'حيث قد تصح عدة إجابات',
    severalNote: 'اختر كل ما ينطبق.',
    numbers: (count) => `تسأل عن عدد: ${count}`,
    numberNote: `مع وحدته: ${ltr('5550 m')} و${ltr('5.55 km')} و${ltr('5.55 × 10³ m')} إجابة واحدة.`,
  },
  rule: {
    exact: (right, wrong) => `${right} لاختيار الصحيحة كلها دون غيرها، وإلا ${wrong}`,
    share: (right, wrong) => `جزء من ${right} لجزء من الصحيحة، و${wrong} مع أي خطأ`,
  },

  submit: {
    unread: 'لا يُقرأ عددًا',
    unreadNote: (typed) => `«${isolated(String(typed))}». يُسلَّم كما كتبته.`,
    title: 'ما الذي يتوقف على ذلك، بالدرجات',
    unflagged: (count) => `إجابات بلا علامة: ${count}`,
    flagged: (count) => `إجابات معلَّمة: ${count}`,
    open: (count) => `متروكة: ${count}`,
    mayCost: (count, cost) => `الإجابات المعلَّمة (${count}) قد تخصم حتى ${cost} من الدرجات.`,
    openCostsNothing: 'السؤال المتروك لا يخصم شيئًا.',
  },

  result: {
    title: 'الدرجات',
    of: (most) => `من ${most} درجة`,
    both: (value, most) => `${value} من ${most} درجة`,
    stays: 'النتيجة المئوية لا تتغير بالدرجات.',
    sum: 'كيف تُجمع',
    flagged: 'ما جلبته الإجابات التي تركتها للمراجعة',
    right: (count, each) => `صحيحة: ${count}، لكل منها ${each}`,
    wrong: (count, each) => `خاطئة: ${count}، لكل منها ${each}`,
    partly: (count) => `صحيحة جزئيًا: ${count}`,
    blank: (count) => `متروكة: ${count}`,
    together: 'المجموع',
  },
}
