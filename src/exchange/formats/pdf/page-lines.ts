import type { PlacedText } from './placed.ts'

/** Texts on one baseline, with what is raised and lowered beside them. */
export interface TextLine {
  texts: readonly PlacedText[]
  x: number
  /** Of its largest text. */
  y: number
  size: number
  end: number
}

/** Of the size of a font: how far apart baselines of one line can be. Lines are further apart. */
const SAME_LINE = 0.55
/** Earlier lines that a text can belong to; raised letters come before their line. */
const LOOKED_BACK = 4

interface OpenLine {
  texts: PlacedText[]
  y: number
  size: number
}

const belongs = (line: OpenLine, { y, size }: PlacedText) =>
  Math.abs(line.y - y) < SAME_LINE * Math.max(line.size, size)

function add(lines: OpenLine[], text: PlacedText): void {
  const line = lines.slice(-LOOKED_BACK).find((known) => belongs(known, text))
  if (!line) lines.push({ texts: [text], y: text.y, size: text.size })
  else {
    line.texts.push(text)
    if (text.size > line.size) Object.assign(line, { y: text.y, size: text.size })
  }
}

const isBlank = ({ text }: PlacedText) => text.trim() === ''

/** Bold letters are sometimes printed twice. */
function withoutDoubles(texts: readonly PlacedText[]): PlacedText[] {
  const known = new Set<string>()
  return texts.filter(({ text, x, y }) => {
    const place = `${Math.round(x / 2)} ${Math.round(y / 2)} ${text}`
    const isNew = !known.has(place)
    known.add(place)
    return isNew
  })
}

const lineOf = ({ texts, y, size }: OpenLine): TextLine => ({
  texts: texts.toSorted((one, other) => one.x - other.x),
  x: Math.min(...texts.map(({ x }) => x)),
  y,
  size,
  end: Math.max(...texts.map(({ x, width }) => x + width)),
})

/** The lines of texts, from the top down. */
export function textLines(texts: readonly PlacedText[]): TextLine[] {
  const lines: OpenLine[] = []
  const said = withoutDoubles(texts.filter((text) => !isBlank(text)))
  for (const text of said.toSorted((one, other) => one.y - other.y)) add(lines, text)
  return lines.map(lineOf)
}

/** Of the size of the font: as far apart are paragraphs. */
const PARAGRAPH = 1.9

export const isApart = (before: TextLine | undefined, line: TextLine): boolean =>
  before !== undefined && line.y - before.y > PARAGRAPH * Math.max(line.size, before.size)

/** Of the size of the font: so wide is no space between words. */
const WIDE = 1.5

/** The parts of a line that stand apart. */
export function segmentsOf({ texts, y, size }: TextLine): TextLine[] {
  const parts: PlacedText[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const text of texts) {
    if (text.x - end > WIDE * size) parts.push([text])
    else parts.at(-1)?.push(text)
    end = Math.max(end, text.x + text.width)
  }
  return parts.map((part) => lineOf({ texts: part, y, size }))
}
