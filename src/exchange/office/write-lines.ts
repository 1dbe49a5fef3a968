import type { ImportNote, LineNote } from '../../domain/exchange/import-problem.ts'
import { codeText } from './code-lines.ts'
import { usualColours } from './colours.ts'
import type { Line, Look, Piece } from './piece.ts'
import { lineText } from './write-line.ts'

interface Written {
  text: string
  notes: LineNote[]
}

type Usual = Pick<Look, 'tint' | 'shade'>

/** The pieces between breaks. */
function split(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'break') lines.push([])
    else lines.at(-1)?.push(piece)
  }
  return lines
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u00ad\u200b\u200e\u200f\u2060\ufeff]/g
const ODD_SPACES = /[\u00a0\u2007\u202f]/g

const tidy = (text: string) => text.replaceAll(CONTROLS, '').replaceAll(ODD_SPACES, ' ').trimEnd()

/** Gathers lines, and notes by their numbers. */
class Writer {
  private readonly lines: string[] = []
  readonly notes: LineNote[] = []
  private readonly usual: Usual

  constructor(usual: Usual) {
    this.usual = usual
  }

  line(line: Line): void {
    if (line.isCode) this.lines.push(tidy(codeText(line)))
    else this.words(line)
  }

  private words({ label, pieces }: Line): void {
    split(pieces).forEach((part, index) => {
      const text = tidy(lineText(part, this.usual))
      const start = index === 0 && label ? `${label} ` : ''
      // More than one empty line says no more than one.
      if (start || text || this.lines.at(-1))
        this.lines.push(...`${start}${text.replace(/^ +/, '')}`.trimEnd().split('\n'))
      for (const piece of part) if (piece.kind === 'note') this.note(piece.note)
    })
  }

  note(note: ImportNote): void {
    this.notes.push({ ...note, line: Math.max(1, this.lines.length) })
  }

  get text(): string {
    return this.lines.join('\n').trimEnd()
  }
}

const MAX_NOTES = 500

/** The lines as one text. `aboutAll` are notes about no line; they go with the first. */
export function writeLines(lines: readonly Line[], aboutAll: readonly ImportNote[] = []): Written {
  const writer = new Writer(usualColours(lines))
  const notes = aboutAll.map((note): LineNote => ({ ...note, line: 1 }))
  for (const line of lines) writer.line(line)
  return { text: writer.text, notes: [...notes, ...writer.notes].slice(0, MAX_NOTES) }
}
