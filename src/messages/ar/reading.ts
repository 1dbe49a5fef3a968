import type { ReadingLook } from '../../domain/page/reading.ts'
import type { reading as english } from '../en/reading.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const CONTRASTS: Record<ReadingLook['contrast'], string> = {
  auto: 'كإعداد الجهاز',
  normal: 'عادي',
  high: 'عالٍ',
}
const FONTS: Record<ReadingLook['font'], string> = { normal: 'عادي', easy: 'سهل القراءة' }

export const reading: Translation<typeof english> = {
  title: 'القراءة',
  size: 'حجم النص',
  percent: (size) => format.percent(size),
  contrast: 'التباين',
  contrasts: (contrast) => CONTRASTS[contrast],
  font: 'الخط',
  fonts: (font) => FONTS[font],
  enlargeFormula: (count) =>
    plural(count, {
      one: 'تكبير المعادلة',
      two: 'تكبير المعادلتين',
      few: 'تكبير المعادلات',
      other: 'تكبير المعادلات',
    }),
  formulas: (count) => plural(count, { one: 'معادلة', two: 'معادلتان', few: 'معادلات', other: 'معادلات' }),
  kept: 'يتذكّر هذا الجهاز ذلك لكل الاختبارات.',
  sample: 'مثال: يقطع الضوء 3.00 × 10⁸ m في ثانية واحدة.',
}
