import { type MarkupElement, textWithin } from '../../markup/markup.ts'
import { BULLET } from '../../office/number-text.ts'
import { shownText } from '../../office/sign-fonts.ts'
import { cssOf } from './css.ts'
import type { PageStyle } from './style.ts'

/** Cheaper than parsing the style of every element. */
const mentions = ({ attributes }: MarkupElement, name: string) => attributes.style?.includes(name) ?? false

/** Word also writes list numbers as text, which programs with lists of their own ignore. */
export const isWordLabel = (element: MarkupElement) =>
  mentions(element, 'mso-list') && /^ignore$/i.test(cssOf(element).get('mso-list') ?? '')

export const hasTab = (element: MarkupElement) => mentions(element, 'mso-tab-count')

/** The number of a list item, a tick, or a bullet for any other sign. */
export function wordLabel(element: MarkupElement, { font }: PageStyle): string {
  const text = textWithin(element).replaceAll(/[\s\u00a0]+/g, '')
  const shown = shownText(font, text)
  if (/[✓✗☐☑☒]/.test(shown)) return shown
  const isBullet = !/[\p{L}\p{N}]/u.test(shown) || /^(symbol|wingdings|courier)/i.test(font ?? '')
  return isBullet ? BULLET : text
}
