import { notePiece, type Piece, PLAIN } from '../piece.ts'
import { mtefTex } from './mtef-tex.ts'

/** The formula in these bytes, and notes about its parts that are lost; undefined if it cannot be read. */
export function formulaPieces(bytes: Uint8Array | undefined): Piece[] | undefined {
  const read = bytes && mtefTex(bytes)
  return (
    read && [
      { kind: 'formula', tex: read.tex, display: false, look: PLAIN },
      ...read.lost.map((element) => notePiece({ code: 'formula-part-lost', element })),
    ]
  )
}
