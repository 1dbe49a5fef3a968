/* Lists of keys in tables: numbers beside or above letters. */

type Texts = readonly (readonly string[])[]

const LETTER = /^[([]?(?:[A-Ha-h]|true|false)[)\].]?$/iu
const NUMBER = /^\d{1,3}[).]?$/
const PAIR = /^\d{1,3}\s?[-–.):=]?\s?[([]?[A-Ha-h][)\]]?$/u

const isCounted = (texts: readonly string[]) =>
  texts.length >= 2 &&
  texts.every(
    (text, index) =>
      NUMBER.test(text) &&
      (index === 0 || Number.parseInt(text, 10) === Number.parseInt(texts[index - 1] ?? '', 10) + 1),
  )

/** Whether one line counts and the next has a letter for each of its numbers; a heading before both is none of theirs. */
function areKeys(numbers: readonly string[], letters: readonly string[]): boolean {
  const from = NUMBER.test(numbers[0] ?? '') ? 0 : 1
  const counted = numbers.slice(from).filter((text) => text !== '')
  const keys = letters.slice(from, from + counted.length)
  return isCounted(counted) && keys.every((text) => LETTER.test(text))
}

const turned = (texts: Texts): string[][] =>
  Array.from({ length: Math.max(0, ...texts.map((row) => row.length)) }, (_, column) =>
    texts.map((row) => row[column] ?? ''),
  )

const hasKeyLines = (lines: Texts) => lines.some((line, index) => areKeys(line, lines[index + 1] ?? []))

/** Longer lists of keys are no tables of a question either. */
const MAX_CELLS = 2000

export function isKeyTable(texts: Texts): boolean {
  const width = texts.reduce((most, row) => Math.max(most, row.length), 0)
  if (width * texts.length > MAX_CELLS) return false
  const filled = texts.flat().filter((text) => text !== '')
  const pairs = filled.filter((text) => PAIR.test(text) && !NUMBER.test(text))
  return 2 * pairs.length > filled.length || hasKeyLines(texts) || hasKeyLines(turned(texts))
}
