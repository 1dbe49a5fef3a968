import { GAP } from '../../../domain/exchange/office-note.ts'
import { type Look, notePiece, type Piece, PLAIN, textPiece } from '../../office/piece.ts'
import { shownText } from '../../office/sign-fonts.ts'
import type { TextLine } from './page-lines.ts'
import type { PlacedText } from './placed.ts'

/** Of the size of the font: gaps between words, and between cells of a table. */
const SPACE = 0.13
const TAB = 1.5
/** Raised and lowered letters are smaller than their line, and this far above or below it. */
const SMALLER = 0.86
const RAISED = 0.18
const LOWERED = 0.07

function raisedOf({ size, y }: PlacedText, line: TextLine): Look['raised'] {
  if (size > SMALLER * line.size) return ''
  if (line.y - y > RAISED * line.size) return 'sup'
  return y - line.y > LOWERED * line.size ? 'sub' : ''
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without a table give these for letters
const UNREADABLE = /[\u0000-\u0008\u000e-\u001f\ue000-\uf8ff\ufffd]+/g

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g
const LTR = /\p{Script=Latin}/gu
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** In a line that is read from the right, numbers and Latin words are still read from the left. */
function fromTheRight(texts: readonly PlacedText[]): PlacedText[] {
  const ordered: PlacedText[] = []
  let run: PlacedText[] = []
  for (const text of texts.toReversed()) {
    if (count(text.text, RTL) === 0) {
      run.unshift(text)
      continue
    }
    ordered.push(...run, text)
    run = []
  }
  return [...ordered, ...run]
}

function inOrder({ texts }: TextLine): readonly PlacedText[] {
  const all = texts.map(({ text }) => text).join('')
  return count(all, RTL) > count(all, LTR) ? fromTheRight(texts) : texts
}

function gapBetween(before: PlacedText | undefined, text: PlacedText, size: number): string {
  if (!before) return ''
  const gap = Math.max(text.x - before.x - before.width, before.x - text.x - text.width)
  if (gap > TAB * size) return '\t'
  return gap > SPACE * Math.min(text.size, before.size) ? ' ' : ''
}

/** The pieces of a line; `marksBold` is whether bold means anything. */
export function linePieces(line: TextLine, marksBold: boolean): Piece[] {
  let lost = 0
  let before: PlacedText | undefined
  const pieces = inOrder(line).flatMap((text): Piece[] => {
    const gap = gapBetween(before, text, line.size)
    before = text
    const shown = shownText(text.font, text.text).replaceAll(UNREADABLE, (signs) => {
      lost += signs.length
      return GAP
    })
    const look: Look = { ...PLAIN, strong: marksBold && text.isBold, raised: raisedOf(text, line) }
    return [...(gap ? [textPiece(gap)] : []), textPiece(shown.replace(/\u00ad$/, '-'), look)]
  })
  return lost > 0 ? [...pieces, notePiece({ code: 'signs-lost', count: lost })] : pieces
}
