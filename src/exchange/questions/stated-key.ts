/* What a cell says of the right option: its letter, its number or its text. */

const KEY =
  /^(?:(?:option|answer|choice|antwort|réponse|opción|respuesta)\s*)?\(?(?:([a-z])|(\d{1,2}))[.)]?$/i

/** A letter, a number, or several of them. */
const KEYS = /^\(?([a-z]|\d{1,2})[.)]?([\s,;/&+|]+\(?([a-z]|\d{1,2})[.)]?)*$/i
export const looksLikeKey = (cell: string) => KEYS.test(cell)

export const namesSeveral = (cell: string) => looksLikeKey(cell) && /[\s,;/&+|]/.test(cell.trim())

/**
 * What numbers of a column count from; `places` if they count from 1 and are never texts, `unsure` if the column holds both a 0
 * and the number of the last option.
 */
export type KeyBase = 0 | 1 | 'places' | 'unsure'

const NUMBER = /^\d{1,2}$/

/** The index that 'B', 'b)' or '2' stands for; undefined if there is no such option. */
function numbered(key: string, count: number, base: KeyBase): number | undefined {
  const [, letter, number] = key.match(KEY) ?? []
  if (number && base === 'unsure') return undefined
  const index = letter
    ? letter.toUpperCase().charCodeAt(0) - 65
    : number
      ? Number(number) - (base === 0 ? 0 : 1)
      : -1
  return index >= 0 && index < count ? index : undefined
}

const loose = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** As written, or with other capitals and spaces if only one option is so. */
function textIndex(key: string, options: readonly string[]): number {
  const exact = options.indexOf(key)
  if (exact >= 0) return exact
  const alike = options.flatMap((option, at) => (loose(option) === loose(key) ? [at] : []))
  return alike.length === 1 ? (alike[0] ?? -1) : -1
}

/** The option that a key means by letter, number or text; undefined if none or two match. */
export function keyIndex(key: string, options: readonly string[], base: KeyBase = 1): number | undefined {
  if (!key) return undefined
  const byText = textIndex(key, options)
  const byNumber = numbered(key, options.length, base)
  if (byText < 0) return byNumber
  if (base === 'places' && NUMBER.test(key)) return byNumber
  const isPlain = options.lastIndexOf(key) <= byText && (byNumber ?? byText) === byText
  return isPlain || /^[a-z]$/i.test(key) ? (byNumber ?? byText) : undefined
}

/** A key, and the options that it is about. */
export interface StatedCell {
  key: string
  options: readonly string[]
}

/** So many numbers that are no texts tell what the others are. */
const FEWEST = 3

/** Decided by the whole column: a 0 counts from 0, unless another number would then be behind the last option. */
export function keyBaseOf(cells: readonly StatedCell[], isIndex: boolean): KeyBase {
  const numbers = cells.filter(({ key, options }) => NUMBER.test(key) && !options.includes(key))
  const hasZero = numbers.some(({ key }) => Number(key) === 0)
  const hasLast = numbers.some(({ key, options }) => Number(key) === options.length)
  if (hasZero) return hasLast ? 'unsure' : 0
  if (isIndex && !hasLast) return 'unsure'
  const arePlaces = cells.every(({ key, options }) =>
    key.split(/[\s,;]+/).every((one) => one === '' || (NUMBER.test(one) && Number(one) <= options.length)),
  )
  return numbers.length >= FEWEST && arePlaces ? 'places' : 1
}
