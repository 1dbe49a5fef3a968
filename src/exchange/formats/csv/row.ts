import { type CsvColumns, NO_COLUMNS } from './columns.ts'

/* A row of a file without a heading: the text, two options or more, and whatever else the cells themselves show. */

const KEY = /^(?:option\s*)?\(?(?:([a-z])|(\d{1,2}))[.)]?$/i

/** A letter, a number, or several of them. */
const KEYS = /^\(?([a-z]|\d{1,2})[.)]?([\s,;/&+]+\(?([a-z]|\d{1,2})[.)]?)*$/i
export const looksLikeKey = (cell: string) => KEYS.test(cell)

/** The index that 'B', 'b)' or '2' stands for; undefined if there is no such option. */
function numbered(key: string, count: number): number | undefined {
  const [, letter, number] = key.match(KEY) ?? []
  const index = letter ? letter.toUpperCase().charCodeAt(0) - 65 : number ? Number(number) - 1 : -1
  return index >= 0 && index < count ? index : undefined
}

/** The option that a key means by letter, number or text; undefined if none or two match. */
export function keyIndex(key: string, options: readonly string[]): number | undefined {
  if (!key) return undefined
  const byText = options.indexOf(key)
  const byNumber = numbered(key, options.length)
  if (byText < 0) return byNumber
  const isPlain = options.lastIndexOf(key) === byText && (byNumber ?? byText) === byText
  return isPlain || /^[a-z]$/i.test(key) ? (byNumber ?? byText) : undefined
}

const ADDRESS = /^(https?:\/\/|embedded:)/i
const NUMBER = /^\d+([.,]\d+)?$/

const isAddress = (cell: string | undefined) => ADDRESS.test(cell ?? '')

/** The columns of a file of four options: text, A to D, the key, points, the address of a picture. */
const KEY_OF_FOUR = 5

const isKeyAt = (cells: readonly string[], at: number) =>
  at > 2 && keyIndex(cells[at] ?? '', cells.slice(1, at)) !== undefined

/** Whether the last cell has the points, and the one before it the key. */
function endsWithPoints(cells: readonly string[], end: number): boolean {
  const [key, points] = [cells[end - 2] ?? '', cells[end - 1] ?? '']
  if (!NUMBER.test(points) || !isKeyAt(cells, end - 2)) return false
  // If options are numbers, too, only a letter is certain to be the key.
  return /^[a-z]$/i.test(key) || !cells.slice(1, end - 2).some((cell) => NUMBER.test(cell))
}

/** The index of the key; undefined if there is none. */
function keyPlace(cells: readonly string[]): number | undefined {
  const end = cells.length - (isAddress(cells.at(-1)) ? 1 : 0)
  if (endsWithPoints(cells, end)) return end - 2
  if (cells.length > KEY_OF_FOUR + 1 && isKeyAt(cells, KEY_OF_FOUR)) return KEY_OF_FOUR
  if (isKeyAt(cells, end - 1)) return end - 1
  return end === KEY_OF_FOUR + 1 && looksLikeKey(cells[KEY_OF_FOUR] ?? '') ? KEY_OF_FOUR : undefined
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** The cells of a row: text, options, key, points, picture. The last three may be missing. */
export function placesOf(cells: readonly string[]): CsvColumns {
  const key = keyPlace(cells)
  const hasImage = isAddress(cells.at(-1))
  const end = key ?? cells.length - (hasImage ? 1 : 0)
  const isFollowed = key !== undefined && key + 1 < cells.length
  const pointsAt = isFollowed && !isAddress(cells[key + 1]) ? key + 1 : -1
  const imageAt = pointsAt >= 0 ? pointsAt + 1 : hasImage ? cells.length - 1 : -1
  return {
    ...NO_COLUMNS,
    text: 0,
    options: range(1, end),
    answer: key ?? -1,
    points: pointsAt,
    image: imageAt,
  }
}
