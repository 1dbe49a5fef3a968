/* A page of two columns that a program wrote as it looks: each line holds a part of both. */

const QUESTION = /^\s*(\d{1,3})[.)]\s+\S/
/** Between the columns. */
const GUTTER = 3
const FEWEST = 2
/** Most lines of the page have a part of the right column. */
const SHARE = 0.3

const partsAt = (line: string, column: number) => {
  const [left, right] = [line.slice(0, column), line.slice(column)]
  const isParted = right === '' || left.endsWith(' '.repeat(GUTTER)) || left.trim() === ''
  return isParted ? { left: left.trimEnd(), right } : undefined
}

const isRising = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))

const numbersIn = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    const [, number] = text.match(QUESTION) ?? []
    return number === undefined ? [] : [Number(number)]
  })

/** Where a second question begins in a line behind a gap, most often. */
function likelyColumn(lines: readonly string[]): number | undefined {
  const tally = new Map<number, number>()
  for (const line of lines)
    for (const { index } of line.matchAll(/(?<=\S {3,60})\d{1,3}[.)] /g))
      tally.set(index, (tally.get(index) ?? 0) + 1)
  const [best] = [...tally].sort(([, one], [, other]) => other - one)
  return best && best[1] >= FEWEST ? best[0] : undefined
}

const OPTION = /^\s*[([]?[a-hA-H1-5][.)\]]/

/** The text in one column; undefined if it has no second one. What stands above and below the columns stays there. */
function splitAt(lines: readonly string[], column: number): string[] | undefined {
  const parts = lines.map((line) => partsAt(line, column))
  const isInColumns = (line: string, at: number) =>
    QUESTION.test(line) || OPTION.test(line) || (parts[at]?.right ?? '').trim() !== ''
  const [first, last] = [lines.findIndex(isInColumns), lines.findLastIndex(isInColumns)]
  const within = parts.slice(first, last + 1)
  const left = within.map((part, at) => part?.left ?? lines[first + at] ?? '')
  const right = within.map((part) => part?.right ?? '')
  const [ours, theirs] = [numbersIn(left), numbersIn(right)]
  const isTwo =
    ours.length >= FEWEST &&
    theirs.length >= FEWEST &&
    isRising([...ours, ...theirs]) &&
    within.filter((part) => !part).length * 10 <= within.length &&
    right.filter((text) => text.trim()).length >= within.length * SHARE
  return isTwo ? [...lines.slice(0, first), ...left, '', ...right, '', ...lines.slice(last + 1)] : undefined
}

/** Lines of more would not be a page of text. */
const WIDEST = 400
const MOST_LINES = 5000

/** A text whose questions stand in two columns, with the right one below the left one. */
export function inOneColumn(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  if (lines.length > MOST_LINES || !/\S {3,60}\d{1,3}[.)] /.test(text)) return text
  if (lines.some((line) => line.length > WIDEST)) return text
  const column = likelyColumn(lines)
  const split = column === undefined ? undefined : splitAt(lines, column)
  return split?.join('\n') ?? text
}
