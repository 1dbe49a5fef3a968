import type { MarkupElement } from '../../markup/markup.ts'
import { shadeOf, tintOf } from '../../office/colours.ts'

/* The few CSS properties that distinguish marked text. */

export type Css = ReadonlyMap<string, string>

const NO_CSS: Css = new Map()

/** The declarations of a `style` attribute. */
export function cssOf({ attributes }: MarkupElement): Css {
  const { style } = attributes
  if (!style) return NO_CSS
  return new Map(
    style.split(';').flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':')
      if (colon < 0) return []
      const value = declaration.slice(colon + 1).replace('!important', '')
      return [[declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()]]
    }),
  )
}

/** The colours of the usual palettes of sixteen. */
const NAMED: Readonly<Record<string, string>> = {
  red: 'FF0000',
  green: '008000',
  lime: '00FF00',
  blue: '0000FF',
  navy: '000080',
  yellow: 'FFFF00',
  aqua: '00FFFF',
  cyan: '00FFFF',
  fuchsia: 'FF00FF',
  magenta: 'FF00FF',
  lightgreen: '90EE90',
  orange: 'FFA500',
  purple: '800080',
  maroon: '800000',
  olive: '808000',
  teal: '008080',
  silver: 'C0C0C0',
  darkred: '8B0000',
  darkgreen: '006400',
}

const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+)%?)?\s*\)$/

/** Six digits; '' for a transparent or unknown colour. */
function hexOf(colour: string): string {
  const [, red, green, blue, alpha] = RGB.exec(colour) ?? []
  if (red !== undefined) {
    const digits = [red, green, blue].map((channel) =>
      Math.min(255, Number(channel)).toString(16).padStart(2, '0'),
    )
    return alpha !== undefined && Number(alpha) === 0 ? '' : digits.join('')
  }
  if (/^#[\da-f]{6}$/.test(colour)) return colour.slice(1)
  if (/^#[\da-f]{3}$/.test(colour)) return [...colour.slice(1)].map((digit) => digit + digit).join('')
  return Object.hasOwn(NAMED, colour) ? (NAMED[colour] ?? '') : ''
}

export const cssTint = (colour: string) => tintOf(hexOf(colour.trim().toLowerCase()))

/** The first word of `background` may be the colour. */
export function cssShade(background: string): string {
  const whole = background.trim().toLowerCase()
  return shadeOf(
    hexOf(
      whole.startsWith('rgb') ? (whole.match(/^rgba?\([^)]*\)/)?.[0] ?? '') : (whole.split(/\s/)[0] ?? ''),
    ),
  )
}
