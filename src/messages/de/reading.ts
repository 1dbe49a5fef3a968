import type { ReadingLook } from '../../domain/page/reading.ts'
import type { reading as english } from '../en/reading.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const CONTRASTS: Record<ReadingLook['contrast'], string> = {
  auto: 'Wie das Gerät',
  normal: 'Normal',
  high: 'Hoch',
}
const FONTS: Record<ReadingLook['font'], string> = { normal: 'Normal', easy: 'Gut lesbar' }

export const reading: Translation<typeof english> = {
  title: 'Lesen',
  size: 'Schriftgröße',
  percent: (size) => format.percent(size),
  contrast: 'Kontrast',
  contrasts: (contrast) => CONTRASTS[contrast],
  font: 'Schrift',
  fonts: (font) => FONTS[font],
  enlargeFormula: (count) => plural(count, { one: 'Formel vergrößern', other: 'Formeln vergrößern' }),
  formulas: (count) => plural(count, { one: 'Formel', other: 'Formeln' }),
  kept: 'Dieses Gerät merkt es sich für alle Prüfungen.',
  sample: 'Ein Beispiel: Licht legt in einer Sekunde 3,00 · 10⁸ m zurück.',
}
