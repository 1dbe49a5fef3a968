import type { ReadingLook } from '../../domain/page/reading.ts'
import type { reading as english } from '../en/reading.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const CONTRASTS: Record<ReadingLook['contrast'], string> = {
  auto: 'Como el dispositivo',
  normal: 'Normal',
  high: 'Alto',
}
const FONTS: Record<ReadingLook['font'], string> = { normal: 'Normal', easy: 'Fácil de leer' }

export const reading: Translation<typeof english> = {
  title: 'Lectura',
  size: 'Tamaño del texto',
  percent: (size) => format.percent(size),
  contrast: 'Contraste',
  contrasts: (contrast) => CONTRASTS[contrast],
  font: 'Letra',
  fonts: (font) => FONTS[font],
  enlargeFormula: (count) => plural(count, { one: 'Ampliar la fórmula', other: 'Ampliar las fórmulas' }),
  formulas: (count) => plural(count, { one: 'Fórmula', other: 'Fórmulas' }),
  kept: 'Este dispositivo lo recuerda para todos los exámenes.',
  sample: 'Una muestra: la luz recorre 3,00 × 10⁸ m en un segundo.',
}
