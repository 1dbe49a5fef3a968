import { isApart, segmentsOf, type TextLine, textLines } from './page-lines.ts'
import type { PlacedText } from './placed.ts'

/* Papers in two columns, and papers whose options stand in two columns below each question: only the first are read column by column. */

/** Of the width of the text: where a gutter can be. */
const GUTTER_FROM = 0.35
const GUTTER_TO = 0.65
const STEPS = 30
/** Titles go across. */
const MAX_ACROSS = 0.15
const MIN_LINES = 4

interface Sides {
  left: TextLine[]
  right: TextLine[]
  across: number
}

function sidesOf(segments: readonly TextLine[], gutter: number): Sides {
  const left = segments.filter(({ end }) => end <= gutter)
  const right = segments.filter(({ x }) => x >= gutter)
  return { left, right, across: segments.length - left.length - right.length }
}

const textOf = ({ texts }: TextLine) => texts.map(({ text }) => text).join('')
const NUMBER = /^\s*(?:(?:question|frage|q)\s*)?\(?(\d{1,3})\s?[.):]/i

const numbersOf = (segments: readonly TextLine[]) =>
  segments.flatMap((segment) => {
    const [, number] = NUMBER.exec(textOf(segment)) ?? []
    return number === undefined ? [] : [Number(number)]
  })

/** Whether the questions go on at the top of the right side. */
function goesOn({ left, right }: Sides): boolean {
  const [before, after] = [numbersOf(left), numbersOf(right)]
  const [first] = after
  return first !== undefined && first > (before.at(-1) ?? 0) && Math.min(...after) === first
}

/** Of the width of a column: its lines are mostly as long, in running text. */
const FULL = 0.6

function isFull(segments: readonly TextLine[], width: number): boolean {
  const long = segments.filter(({ x, end }) => end - x > FULL * width)
  return long.length * 2 > segments.length
}

/** Where the left column ends; undefined if there is only one. */
function gutterOf(lines: readonly TextLine[]): number | undefined {
  const segments = lines.flatMap(segmentsOf)
  const from = segments.reduce((least, { x }) => Math.min(least, x), Number.MAX_VALUE)
  const to = segments.reduce((most, { end }) => Math.max(most, end), 0)
  const width = to - from
  let best: (Sides & { at: number }) | undefined
  for (let step = 0; step <= STEPS; step++) {
    const at = from + width * (GUTTER_FROM + ((GUTTER_TO - GUTTER_FROM) * step) / STEPS)
    const sides = sidesOf(segments, at)
    if (!best || sides.across < best.across) best = { ...sides, at }
  }
  if (!best || Math.min(best.left.length, best.right.length) < MIN_LINES) return undefined
  if (best.across > MAX_ACROSS * segments.length) return undefined
  const isText = isFull(best.left, best.at - from) && isFull(best.right, to - best.at)
  return goesOn(best) || isText ? best.at : undefined
}

/** Of the size of the font: a heading is no further from what it is above. */
const MAX_BELOW = 3.5
/** Numbers and letters begin questions and options of the left column. */
const COUNTED = /^\s*\(?(?:\d{1,3}|\p{L})\s?[.):]/u

/** How much of a band's end is a heading: apart, short, and right above a line that goes across. */
function headingsIn(band: readonly TextLine[], next: TextLine | undefined, gutter: number): number {
  const [last, before] = [band.at(-1), band.at(-2)]
  if (!last || !next || next.y - last.y >= MAX_BELOW * next.size) return 0
  return last.end <= gutter && isApart(before, last) && !COUNTED.test(textOf(last)) ? 1 : 0
}

/** The lines of a page in the order in which they are read. */
export function pageLines(texts: readonly PlacedText[]): TextLine[] {
  const lines = textLines(texts)
  const gutter = gutterOf(lines)
  if (gutter === undefined) return lines
  const isAcross = (line: TextLine) => segmentsOf(line).some(({ x, end }) => x < gutter && end > gutter)
  const done: TextLine[] = []
  let band: TextLine[] = []
  const endBand = (next?: TextLine) => {
    const headings = band.splice(band.length - headingsIn(band, next, gutter))
    const all = band.flatMap((line) => line.texts)
    done.push(
      ...textLines(all.filter(({ x }) => x < gutter)),
      ...textLines(all.filter(({ x }) => x >= gutter)),
      ...headings,
    )
    band = []
  }
  for (const line of lines) {
    if (!isAcross(line)) band.push(line)
    else {
      endBand(line)
      done.push(line)
    }
  }
  endBand()
  return done
}
