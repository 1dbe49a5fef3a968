import type { ReadingLook } from '../../domain/page/reading.ts'
import easyFont from '../styles/reading/easy-font.css?inline'
import largeText from '../styles/reading/large-text.css?inline'
import highContrast from '../styles/themes/high-contrast.css?inline'

const CONTRASTS: Record<ReadingLook['contrast'], string> = {
  auto: `@media (prefers-contrast: more) {${highContrast}}`,
  normal: '',
  high: highContrast,
}

/** In em of the element's own text size, so everything in em follows. */
const sized = (size: ReadingLook['size']) =>
  size === 100 ? '' : `.root > * { font-size: ${size / 100}em }${size > 125 ? largeText : ''}`

/** The style sheet of the reading settings; almost empty for the defaults. */
export const readingCss = ({ size, contrast, font }: ReadingLook): string =>
  [sized(size), CONTRASTS[contrast], font === 'easy' ? easyFont : ''].join('\n')
