import type { TriedReason } from '../../domain/kinds/number/tried.ts'
import type { kindForm as english } from '../en/kind-form.ts'
import { decimalPercent } from '../lib/decimal.ts'
import { plural } from '../lib/language.ts'
import { measured } from '../lib/measured.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { ltr } from './grammar.ts'

const percentOff = (off: number) => {
  const percent = Math.abs(off) * 100
  return decimalPercent(percent, percent < 0.1 ? 3 : 1, 0)
}

const REASONS: Wording<TriedReason> = {
  key: () => 'هو المفتاح',
  converted: ({ value, unit, figures }) => `بعد التحويل: ${ltr(measured(value, unit, figures))}`,
  off: ({ off }) => `بعيد بمقدار ${percentOff(off)}`,
  'not-read': () => 'لا يُقرأ كعدد',
  'unknown-unit': () => 'هذه الوحدة غير معروفة',
  'unit-missing': () => 'الوحدة ناقصة',
  'other-quantity': () => 'وحدة كمية أخرى',
  'too-large': () => 'قوة العشرة، أكبر من اللازم',
  'too-small': () => 'قوة العشرة، أصغر من اللازم',
  sign: () => 'الإشارة',
  figures: ({ given, wanted }) => `الأرقام المعنوية: ${given} بدل ${wanted}`,
  'another-value': () => 'قيمة أخرى',
}

export const kindForm: Translation<typeof english> = {
  kind: 'نوع السؤال',
  kinds: {
    choice: { name: 'إجابة واحدة', note: 'واحدة من A إلى D' },
    several: { name: 'عدة إجابات', note: 'كل ما ينطبق' },
    number: { name: 'عدد', note: 'مع وحدة' },
    unknown: { name: 'غير معروف', note: '' },
  },
  several: {
    hint: '– اضغط على كل حرف صحيح',
    reads: (count: number, told: boolean) =>
      told ? `يقرأ المتعلم: «اختر ${count}».` : 'يقرأ المتعلم: «اختر كل ما ينطبق».',
    right: (count: number, of: number, told: boolean) =>
      `الصحيح ${count} من ${of}. العدد ${told ? 'مذكور' : 'غير مذكور'}.`,
    tell: 'اذكر عدد الإجابات الصحيحة',
    told: (count: number) => `(«اختر ${count}»)`,
  },
  number: {
    legend: 'الإجابة',
    value: 'القيمة',
    unit: 'الوحدة',
    reads: (text: string) => `تُقرأ ${text}`,
    understood: (text: string) => `= ${text}`,
    notRead: 'لا تُقرأ كعدد بعد',
    converts: (units: string) => `تُحوَّل ${units} وغيرها من وحدات هذه الكمية`,
    tolerance: 'كم يجوز أن تبتعد؟',
    toleranceSize: 'السماح',
    exact: 'بالضبط',
    figures: 'الأرقام المعنوية',
    anyFigures: 'أي عدد',
    band: (from: string, to: string) => `من ${from} إلى ${to} يُحسب صحيحًا`,
    would: 'هذه تُحسب صحيحة أو خاطئة',
    rule: 'بقاعدة الاختبار',
    right: 'صحيح',
    wrong: 'خطأ',
    reason: (reason: TriedReason) => word(REASONS, reason),
    try: 'جرّب إجابة من عندك',
    noUnit: 'بلا وحدة',
    answer: 'إجابتك',
    wantedFigures: (figures: number) =>
      plural(figures, {
        one: 'رقم معنوي واحد',
        two: 'رقمان معنويان',
        few: '# أرقام معنوية',
        many: '# رقمًا معنويًا',
        other: '# رقم معنوي',
      }),
  },
}
