import { GAP } from '../../../domain/exchange/office-note.ts'
import { find, type MarkupElement, valOf } from '../../markup/markup.ts'
import { BULLET } from '../../office/number-text.ts'
import { hasText, type Line, notePiece, type Piece, textPiece } from '../../office/piece.ts'
import { InlineReader } from './inline.ts'
import type { Scene } from './scene.ts'
import { listPlace } from './styles.ts'

/** The number of the paragraph, written out; '' if it has none. */
function labelOf(paragraph: MarkupElement, scene: Scene): string {
  const props = find(paragraph, 'w:pPr')
  const place = { ...scene.styles.paragraph(valOf(props, 'w:pStyle')), ...listPlace(props) }
  return place.numId === undefined || place.numId === '0'
    ? ''
    : scene.numbering.next(place.numId, place.level ?? 0)
}

const isDisplay = (piece: Piece) => piece.kind === 'formula' && piece.display

/** A formula on its own line is displayed; after a list number, it is inline. */
function settled({ label, pieces }: Line): Line {
  if (!pieces.some(isDisplay)) return { label, pieces }
  const inLine = label !== ''
  const others = pieces.filter((piece) => !isDisplay(piece))
  const isAlone = !inLine && !hasText({ label, pieces: others })
  return {
    label,
    pieces: pieces.flatMap((piece): Piece[] => {
      if (piece.kind !== 'formula' || !piece.display) return [piece]
      if (inLine) return [{ ...piece, display: false }]
      return isAlone ? [piece] : [{ kind: 'break' }, piece, { kind: 'break' }]
    }),
  }
}

const MARKER = /^[\s\p{P}\p{S}]*[\p{L}\p{N}]{0,3}[\s\p{P}\p{S}]*$/u

/** The picture of a formula leaves its sentence, so the sentence shows where it was. */
function withGaps(pieces: readonly Piece[]): readonly Piece[] {
  const text = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')
  const others = pieces.filter((piece) => piece.kind === 'formula' || piece.kind === 'picture')
  if (others.length <= 1 && MARKER.test(text)) return pieces
  return pieces.flatMap((piece): Piece[] =>
    piece.kind === 'picture' && piece.isFormula
      ? [textPiece(GAP), piece, notePiece({ code: 'formula-lost', kind: 'MathType' })]
      : [piece],
  )
}

/** A `w:p`, followed by the lines of its text boxes. */
export function readParagraph(paragraph: MarkupElement, scene: Scene): Line[] {
  const { run } = scene.styles.paragraph(valOf(paragraph, 'w:pPr', 'w:pStyle'))
  const reader = new InlineReader(scene, run)
  reader.readAll(paragraph)
  const line: Line = { label: '', pieces: withGaps(reader.pieces) }
  const hasContent = hasText(line)
  // An empty paragraph takes a number only if it is in a list itself, not by its style; an empty bullet is dropped.
  const label = hasContent || isListed(paragraph) ? labelOf(paragraph, scene) : ''
  const isSeen = hasContent || label !== BULLET
  const own = settled({ ...line, label: isSeen ? label : '' })
  const isCode = reader.isCode && label === '' && line.pieces.every(isCodePiece)
  return [{ ...own, isCode }, ...reader.boxes]
}

const isCodePiece = ({ kind }: Piece) => kind === 'text' || kind === 'break'

const isListed = (paragraph: MarkupElement) => find(paragraph, 'w:pPr', 'w:numPr') !== undefined
