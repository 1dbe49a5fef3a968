import { environment, matrix, matrixBetween } from '../../tex/structures.ts'
import { joinTex, trimTex } from '../../tex/tex.ts'
import { UnreadableFormula } from './mtef-bytes.ts'
import { type Letter, lettersTex } from './mtef-letters.ts'
import { type MtefItem, type MtefLine, readMtef } from './mtef-records.ts'
import { templateTex } from './mtef-structures.ts'

type Structure = Exclude<MtefItem, Letter>

const PADDING = new Set(['\\ ', '\\,', '\\:', '\\;', '\\quad', '\\qquad'])

/** Spaces at the ends of a line only pad it. */
function withoutPadding(parts: readonly string[]): string {
  const isPadding = (part: string) => part.trim() === '' || PADDING.has(part.trim())
  const from = parts.findIndex((part) => !isPadding(part))
  const to = parts.findLastIndex((part) => !isPadding(part))
  return from < 0 ? '' : trimTex(joinTex(parts.slice(from, to + 1)))
}

const COLUMNS: Readonly<Record<number, string>> = { 1: 'l', 3: 'r' }

const pileTex = (lines: readonly string[], align: number) =>
  lines.length === 1
    ? (lines[0] ?? '')
    : `\\begin{array}{${COLUMNS[align] ?? 'c'}}${lines.join('\\\\ ')}\\end{array}`

const rowsOf = (cells: readonly string[], columns: number): string[][] =>
  Array.from({ length: Math.ceil(cells.length / Math.max(1, columns)) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )

const isScripts = (item: MtefItem | undefined) =>
  item?.kind === 'template' && item.template.kind === 'scripts'

class Writer {
  readonly lost = new Set<string>()
  private readonly lose = (name: string): void => {
    this.lost.add(`mathtype/${name}`)
  }

  line(line: MtefLine): string {
    const parts: string[] = []
    let letters: Letter[] = []
    let before: MtefItem | undefined
    const endWord = () => {
      for (const word of lettersTex(letters, this.lose)) parts.push(word)
      letters = []
    }
    for (const item of line ?? []) {
      if (item.kind === 'letter') letters.push(item)
      else {
        endWord()
        parts.push(this.structure(item, before))
      }
      before = item
    }
    endWord()
    return withoutPadding(parts)
  }

  private structure(item: Structure, before: MtefItem | undefined): string {
    if (item.kind === 'pile') return pileTex(this.lines(item.lines), item.align)
    if (item.kind === 'matrix') return matrix(rowsOf(this.lines(item.cells), item.columns))
    const whole = this.wholeBetween(item)
    if (whole !== undefined) return whole
    const slots = this.lines(item.slots)
    const tex = templateTex(item.template, slots, before !== undefined && !isScripts(before))
    if (tex !== undefined) return tex
    this.lose(item.template.kind === 'unknown' ? item.template.name : item.template.kind)
    return joinTex(slots)
  }

  private lines(lines: readonly MtefLine[]): string[] {
    return lines.map((line) => this.line(line))
  }

  /** Structures that LaTeX has together with their brackets. */
  private wholeBetween({ template, slots }: Extract<MtefItem, { kind: 'template' }>): string | undefined {
    const [only, ...others] = slots[0] ?? []
    if (template.kind !== 'fence' || others.length > 0) return undefined
    const name = matrixBetween(template.open, template.close)
    if (only?.kind === 'matrix' && name) return matrix(rowsOf(this.lines(only.cells), only.columns), name)
    const isCases = template.open === '{' && template.close === ''
    return only?.kind === 'pile' && isCases ? environment('cases', this.lines(only.lines)) : undefined
  }
}

interface MtefTex {
  tex: string
  /** Parts that have no TeX. */
  lost: readonly string[]
}

/** The TeX of a formula of MathType or the Equation Editor; undefined if it cannot be read. Takes linear time. */
export function mtefTex(bytes: Uint8Array): MtefTex | undefined {
  try {
    const writer = new Writer()
    const tex = writer.line(readMtef(bytes))
    return tex === '' ? undefined : { tex, lost: [...writer.lost] }
  } catch (error) {
    if (error instanceof UnreadableFormula) return undefined
    throw error
  }
}
