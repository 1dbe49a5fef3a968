import type { ReadingLook } from '../../domain/page/reading.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const CONTRASTS: Record<ReadingLook['contrast'], string> = {
  auto: 'Match the device',
  normal: 'Normal',
  high: 'High',
}
const FONTS: Record<ReadingLook['font'], string> = { normal: 'Normal', easy: 'Easy to read' }

/** The reading settings. */
export const reading = words('reading', {
  title: 'Reading',
  size: 'Text size',
  percent: (size: ReadingLook['size']) => format.percent(size),
  contrast: 'Contrast',
  contrasts: (contrast: ReadingLook['contrast']) => CONTRASTS[contrast],
  font: 'Font',
  fonts: (font: ReadingLook['font']) => FONTS[font],
  enlargeFormula: (count: number) =>
    plural(count, { one: 'Enlarge the formula', other: 'Enlarge the formulas' }),
  formulas: (count: number) => plural(count, { one: 'Formula', other: 'Formulas' }),
  kept: 'Remembered on this device for all quizzes.',
  sample: 'A sample: light travels 3.00 × 10⁸ m in one second.',
})
