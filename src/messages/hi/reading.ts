import type { ReadingLook } from '../../domain/page/reading.ts'
import type { reading as english } from '../en/reading.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const CONTRASTS: Record<ReadingLook['contrast'], string> = {
  auto: 'डिवाइस जैसा',
  normal: 'सामान्य',
  high: 'ज़्यादा',
}
const FONTS: Record<ReadingLook['font'], string> = { normal: 'सामान्य', easy: 'पढ़ने में आसान' }

export const reading: Translation<typeof english> = {
  title: 'पढ़ना',
  size: 'अक्षरों का आकार',
  percent: (size) => format.percent(size),
  contrast: 'कंट्रास्ट',
  contrasts: (contrast) => CONTRASTS[contrast],
  font: 'फ़ॉन्ट',
  fonts: (font) => FONTS[font],
  enlargeFormula: (count) => plural(count, { one: 'सूत्र बड़ा करें', other: 'सूत्र बड़े करें' }),
  formulas: (count) => plural(count, { one: 'सूत्र', other: 'सूत्र' }),
  kept: 'यह डिवाइस इसे सभी क्विज़ के लिए याद रखेगा।',
  sample: 'नमूना: प्रकाश एक सेकंड में 3.00 × 10⁸ m चलता है।',
}
