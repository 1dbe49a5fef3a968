import { keyIndex, looksLikeKey } from '../../questions/stated-key.ts'
import { type CsvColumns, NO_COLUMNS } from './columns.ts'

/* A row of a file without a heading: the text, two options or more, and whatever else the cells themselves show. */

const ADDRESS = /^(https?:\/\/|embedded:)/i
const NUMBER = /^\d+([.,]\d+)?$/

const isAddress = (cell: string | undefined) => ADDRESS.test(cell ?? '')

/** The columns of a file of four options: text, A to D, the key, points, the address of a picture. */
const KEY_OF_FOUR = 5

/** From 0 or from 1: the whole column decides. */
const hasKey = (cell: string, options: readonly string[]) =>
  (cell === '0' && !options.every((option) => NUMBER.test(option))) || keyIndex(cell, options) !== undefined

const isKeyAt = (cells: readonly string[], at: number) =>
  at > 2 && hasKey(cells[at] ?? '', cells.slice(1, at))

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
