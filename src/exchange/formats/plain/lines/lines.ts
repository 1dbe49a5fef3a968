import type { LineNote } from '../../../../domain/exchange/import-problem.ts'

/** A line as the teacher sees it, without what nobody sees. */
export interface PaperLine {
  /** From 1. */
  number: number
  /** Trimmed; wide gaps and tabs within are kept, because they separate. */
  text: string
  /** Blanks before the text. */
  indent: number
  /** Marked as a heading by Markdown. */
  heading: boolean
  /** A page ends before it. */
  pageBreak: boolean
}

const SPACES = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g
/** Without the joiners that Persian, Hindi and emoji need. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g
/** Word's symbol fonts as they are pasted: bullets, boxes and ticks. */
const SYMBOLS: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '•',
  '\uf0d8': '•',
  '\uf076': '•',
  '\uf06f': '☐',
  '\uf0a8': '☐',
  '\uf0fe': '☑',
  '\uf0fc': '✓',
}
const SYMBOL = /[\uf06f\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc\uf0fe]/g

const visible = (text: string) =>
  text
    .replaceAll(SPACES, ' ')
    // A line break within a paragraph of Word.
    .replaceAll('\u000b', '   ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SYMBOL, (symbol) => SYMBOLS[symbol] ?? symbol)

const QUOTED = /^\s{0,3}(?:>[ \t]?)+/
const HEADING = /^#{1,6}[ \t]+/
const TABLE_ROW = /^\|.*\|$/

/** A row of a Markdown table, with tabs between its cells. */
const asCells = (row: string) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .join('\t')

function lineOf(source: string, index: number, isMail: boolean): PaperLine {
  const shown = visible(source)
  const bare = (isMail ? shown.replace(QUOTED, '') : shown).replaceAll('\f', '').replaceAll(CONTROLS, '')
  const trimmed = bare.trim()
  const heading = HEADING.test(trimmed)
  const text = heading ? trimmed.replace(HEADING, '').trim() : trimmed
  return {
    number: index + 1,
    text: TABLE_ROW.test(text) ? asCells(text).trim() : text,
    indent: bare.length - bare.trimStart().length,
    heading,
    pageBreak: source.includes('\f'),
  }
}

/** A mail quotes many lines; a single `>` belongs to the text. */
function quotesMail(sources: readonly string[]): boolean {
  const written = sources.filter((source) => source.trim())
  const quoted = written.filter((source) => QUOTED.test(source)).length
  return quoted >= 3 && quoted * 3 >= written.length
}

/** Room for some 20,000 questions: as many as are read of any file. */
const MAX_LINES = 200_000

/** The lines of a text, with a note about what was dropped from them and could be seen. */
export function linesOf(text: string): { lines: PaperLine[]; notes: LineNote[] } {
  const all = text.split(/\r\n|\n|\r/)
  const sources = all.slice(0, MAX_LINES)
  const isMail = quotesMail(sources)
  const lines = sources.map((source, index) => lineOf(source, index, isMail))
  const notes: LineNote[] = []
  if (all.length > MAX_LINES) notes.push({ code: 'lines-left-out', limit: MAX_LINES, line: MAX_LINES + 1 })
  const first = isMail ? sources.findIndex((source) => QUOTED.test(source)) : -1
  if (first >= 0) notes.push({ code: 'quote-marks-dropped', line: first + 1 })
  for (const [index, source] of sources.entries()) {
    const count = source.match(CONTROLS)?.length
    if (count) notes.push({ code: 'characters-dropped', count, line: index + 1 })
  }
  return { lines, notes }
}

/** The length of a full line, where lines were broken at a margin; infinite where they were not. */
export function marginOf(lines: readonly PaperLine[]): number {
  const lengths = lines
    .map(({ text, indent }) => text.length + indent)
    .filter((length) => length > 30)
    .sort((one, other) => one - other)
  const margin = lengths[Math.floor(lengths.length * 0.9)]
  return margin === undefined || margin > 130 ? Number.POSITIVE_INFINITY : margin
}

/** Whether the next word would not have fitted, so that the line was broken at the margin. */
export function isFull(line: PaperLine, next: PaperLine, margin: number): boolean {
  const [word = ''] = next.text.split(/\s/, 1)
  return line.indent + line.text.length + 1 + word.length > margin
}
