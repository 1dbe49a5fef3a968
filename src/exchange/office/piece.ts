import type { ImportNote } from '../../domain/exchange/import-problem.ts'

/** How text looks, as far as that means something. */
export interface Look {
  /** Bold, highlighted or underlined. */
  strong: boolean
  /** The colour of the letters, '' for that of all text. */
  tint: string
  /** The colour behind them, '' for none. */
  shade: string
  raised: 'sup' | 'sub' | ''
  /** Single letters in italics are variables. */
  italic: boolean
}

export const PLAIN: Look = { strong: false, tint: '', shade: '', raised: '', italic: false }

/** What a line consists of, in order. */
export type Piece =
  | { kind: 'text'; text: string; look: Look }
  | { kind: 'formula'; tex: string; display: boolean; look: Look }
  /** `source` is the picture as Markdown. One of a formula may stand within a sentence. */
  | { kind: 'picture'; source: string; isFormula?: boolean }
  | { kind: 'break' }
  | { kind: 'note'; note: ImportNote }

export interface Line {
  /** A number or letter that the document counts by itself. */
  label: string
  pieces: readonly Piece[]
  /** In the letters of a typewriter, as programs are. */
  isCode?: boolean
}

export const textPiece = (text: string, look = PLAIN): Piece => ({ kind: 'text', text, look })
export const notePiece = (note: ImportNote): Piece => ({ kind: 'note', note })
export const hasText = ({ label, pieces }: Line) =>
  label !== '' ||
  pieces.some((piece) =>
    piece.kind === 'text' ? piece.text.trim() !== '' : piece.kind === 'formula' || piece.kind === 'picture',
  )
