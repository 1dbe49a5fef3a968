import { atBreaks, isOption, leadingNumber, plainText } from './cell-text.ts'
import { hasText, type Line, textPiece } from './piece.ts'

/* Listings of programs: their lines and their indentation mean something, so they stand between fences. */

const MONOSPACED =
  /^(?:courier|consolas|menlo|monaco|lucida console|cascadia|source code|fira (?:code|mono)|jetbrains mono|andale mono|sf mono|inconsolata)|\bmono\b/i

export const isCodeFont = (font: string | undefined) => font !== undefined && MONOSPACED.test(font)

const FENCE: Line = { label: '', pieces: [textPiece('```')] }

const rawText = ({ pieces }: Line) =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')

/** The text of a line of code, with its indentation. */
export const codeText = (line: Line): string => rawText(line).replaceAll('\t', '    ')

const isMarked = (line: Line) => isOption(plainText(line)) || leadingNumber(plainText(line)) !== undefined

const plain = ({ label, pieces }: Line): Line => ({ label, pieces })
const coded = ({ label, pieces }: Line): Line => ({ label, pieces, isCode: true })

/** One line of code is part of its sentence; lines that begin as questions or options do are those. */
function fenced(lines: readonly Line[]): Line[] {
  const own = lines.flatMap(atBreaks)
  const from = own.findIndex(hasText)
  const to = own.findLastIndex(hasText) + 1
  if (own.filter(hasText).length < 2 || own.some(isMarked)) return lines.map(plain)
  return [...own.slice(0, from), FENCE, ...own.slice(from, to).map(coded), FENCE, ...own.slice(to)]
}

/** Listings among other lines; in a paper that is all in the letters of a typewriter there are none. */
export function withFences(lines: readonly Line[]): Line[] {
  const said = lines.filter(hasText)
  if (2 * said.filter(({ isCode }) => isCode).length > said.length) return lines.map(plain)
  const done: (Line | Line[])[] = []
  let code: Line[] = []
  const endCode = () => {
    if (code.length > 0) done.push(fenced(code))
    code = []
  }
  for (const line of lines) {
    if (line.isCode) code.push(line)
    else {
      endCode()
      done.push(line)
    }
  }
  endCode()
  return done.flat()
}
