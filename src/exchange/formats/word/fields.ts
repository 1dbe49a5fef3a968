import { GAP } from '../../../domain/exchange/office-note.ts'
import { find, type MarkupElement } from '../../markup/markup.ts'
import { notePiece, type Piece, textPiece } from '../../office/piece.ts'
import { signOf } from '../../office/sign-fonts.ts'

/* Fields are texts that Word computes. The document has their results, except for those here. */

const SYMBOL = /^\s*SYMBOL\s+(0x[\da-f]+|\d+)(?:[^\\]|\\[^f])*(?:\\f\s+"?([^"\\]*)"?)?/i
const EQUATION = /^\s*EQ\b/i

/** What a field shows by its instruction alone. */
export function fieldPieces(instruction: string): Piece[] {
  if (EQUATION.test(instruction)) return [textPiece(GAP), notePiece({ code: 'formula-lost', kind: 'EQ' })]
  const [, code, font = ''] = SYMBOL.exec(instruction) ?? []
  if (code === undefined) return []
  const character = String.fromCharCode(Number(code))
  return [textPiece(signOf(font.trim(), character) ?? character)]
}

/** A box of a form, ticked or not. */
function checkbox(begin: MarkupElement): Piece[] {
  const box = find(begin, 'w:ffData', 'w:checkBox')
  if (!box) return []
  const state = find(box, 'w:checked') ?? find(box, 'w:default')
  const isOn = state !== undefined && !/^(0|false|off)$/.test(state.attributes['w:val'] ?? '')
  return [textPiece(isOn ? '☑' : '☐')]
}

/** Tracks which fields of a paragraph are open. */
export class Fields {
  private readonly instructions: string[] = []

  instruct(text: string): void {
    const last = this.instructions.length - 1
    if (last >= 0) this.instructions[last] += text
  }

  /** Takes a `w:fldChar`. */
  step(mark: MarkupElement): Piece[] {
    const type = mark.attributes['w:fldCharType']
    if (type === 'begin') {
      this.instructions.push('')
      return checkbox(mark)
    }
    return type === 'end' ? fieldPieces(this.instructions.pop() ?? '') : []
  }
}
