import { GAP, type LostPicture } from '../../../domain/exchange/office-note.ts'
import { find, findAll, findDeep, type MarkupElement } from '../../markup/markup.ts'
import { lostPicture } from '../../office/pictures.ts'
import { type Line, notePiece, type Piece, textPiece } from '../../office/piece.ts'
import type { Scene } from './scene.ts'

/** A drawing in the text, and the lines of its text boxes, which go below the paragraph. */
export interface Drawn {
  pieces: Piece[]
  boxes: Line[]
}

const BOX = 'w:txbxContent'
const BOXES = new Set([BOX])
const PICTURES = new Set([
  'a:blip',
  'v:imagedata',
  'v:fill',
  BOX,
  'c:chart',
  'cx:chart',
  'dgm:relIds',
  'v:textpath',
])
const LOST: Readonly<Record<string, LostPicture>> = {
  'c:chart': 'chart',
  'cx:chart': 'chart',
  'dgm:relIds': 'diagram',
}

/** The picture's alternative text. */
function altOf(drawing: MarkupElement): string {
  const { descr, title } = findDeep(drawing, 'wp:docPr')?.attributes ?? {}
  const shape = findDeep(drawing, 'v:shape')?.attributes.alt
  return descr || title || shape || ''
}

function readPart(part: MarkupElement, alt: string, scene: Scene): Drawn {
  const { attributes, name } = part
  if (name === BOX) return { pieces: [], boxes: scene.readBlocks(part) }
  const lost = LOST[name]
  if (lost) return { pieces: lostPicture(lost), boxes: [] }
  if (name === 'v:textpath') return { pieces: [textPiece(attributes.string ?? '')], boxes: [] }
  const relationship =
    attributes['r:embed'] || attributes['r:link'] || attributes['r:id'] || attributes['r:pict']
  return { pieces: relationship ? pictureOrFormula(relationship, alt, scene) : [], boxes: [] }
}

const isPicture = ({ kind }: Piece) => kind === 'picture'

/** Previews that cannot be shown often have their formula in them. */
function pictureOrFormula(relationship: string, alt: string, scene: Scene): Piece[] {
  const pieces = scene.picture(relationship, alt)
  return pieces.some(isPicture) ? pieces : [...(scene.formula(relationship) ?? pieces)]
}

const readParts = (element: MarkupElement, scene: Scene): Drawn => {
  const alt = altOf(element)
  const parts = findAll(element, PICTURES).map((part) => readPart(part, alt, scene))
  return {
    pieces: parts.flatMap(({ pieces }) => pieces),
    boxes: parts.flatMap(({ boxes }) => boxes),
  }
}

/** Rules and lines without content are ignored. */
const isRule = (element: MarkupElement) =>
  [findDeep(element, 'v:rect'), findDeep(element, 'v:line')].some((shape) => shape !== undefined) ||
  findDeep(element, 'a:prstGeom')?.attributes.prst === 'line'

const SHAPES = new Set([
  'wps:wsp',
  'wps:cxn',
  'pic:pic',
  'v:shape',
  'v:oval',
  'v:line',
  'v:rect',
  'v:roundrect',
])

/** Labels of a figure, the rest of which is lost: more than boxes of text. */
const isFigure = (element: MarkupElement) =>
  findAll(element, SHAPES).some((shape) => findAll(shape, BOXES).length === 0)

/** A `w:drawing` or a `w:pict`. */
export function readDrawing(element: MarkupElement, scene: Scene): Drawn {
  const drawn = readParts(element, scene)
  if (drawn.boxes.length > 0 && isFigure(element))
    return { ...drawn, pieces: [...drawn.pieces, notePiece({ code: 'picture-lost', kind: 'drawing' })] }
  const isEmpty = drawn.pieces.length === 0 && drawn.boxes.length === 0
  return isEmpty && element.children.length > 0 && !isRule(element)
    ? { pieces: [notePiece({ code: 'picture-lost', kind: 'drawing' })], boxes: [] }
    : drawn
}

const EQUATION = /^(equation|mathtype)/i

/** The formula itself; without it the one within its preview, or that as a picture. */
function equation(element: MarkupElement, object: string | undefined, kind: string, scene: Scene): Piece[] {
  const formula = scene.formula(object)
  if (formula) return [...formula]
  const { pieces } = readParts(element, scene)
  return pieces.some((piece) => isPicture(piece) || piece.kind === 'formula')
    ? pieces.map((piece) => (piece.kind === 'picture' ? { ...piece, isFormula: true } : piece))
    : [textPiece(GAP), notePiece({ code: 'formula-lost', kind })]
}

/** A `w:object`: embedded content of another program, usually with a preview. */
export function readObject(element: MarkupElement, scene: Scene): Drawn {
  const object = find(element, 'o:OLEObject') ?? findDeep(element, 'o:OLEObject')
  const kind = object?.attributes.ProgID ?? ''
  if (EQUATION.test(kind))
    return { pieces: equation(element, object?.attributes['r:id'], kind, scene), boxes: [] }
  const drawn = readParts(element, scene)
  if (drawn.pieces.length > 0 || drawn.boxes.length > 0) return drawn
  return kind ? { pieces: lostPicture('object'), boxes: [] } : drawn
}
