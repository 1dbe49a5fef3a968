import {
  childrenNamed,
  elementsOf,
  find,
  findDeep,
  type MarkupElement,
  textWithin,
} from '../../markup/markup.ts'
import { lostPicture } from '../../office/pictures.ts'
import { type Line, notePiece, type Piece, PLAIN } from '../../office/piece.ts'
import { mathElement } from '../html/formulas.ts'
import type { OdtScene } from './scene.ts'

/** What a frame shows, and the lines of its text box, which go below the paragraph. */
interface Framed {
  pieces: Piece[]
  boxes: Line[]
}

const addressOf = (element: MarkupElement) => element.attributes['xlink:href'] ?? ''

const altOf = (frame: MarkupElement) => {
  const written = find(frame, 'svg:desc') ?? find(frame, 'svg:title')
  return written ? textWithin(written).trim() : ''
}

const isKept = (pieces: readonly Piece[]) => pieces.some(({ kind }) => kind === 'picture')

/** A frame may hold one picture in several formats. */
function pictureIn(frame: MarkupElement, scene: OdtScene): Piece[] {
  const all = childrenNamed(frame, 'draw:image').map((image) => scene.picture(addressOf(image), altOf(frame)))
  return all.find(isKept) ?? all[0] ?? []
}

const isMath = ({ name }: MarkupElement) => /^(?:math:)?math$/.test(name)

/** A formula, or the picture that stands for a chart or another document. */
function objectIn(frame: MarkupElement, object: MarkupElement, scene: OdtScene): Piece[] {
  const embedded = find(object, 'math:math') ?? find(object, 'math') ?? scene.object(addressOf(object))
  if (embedded && isMath(embedded)) return mathElement(embedded, PLAIN).map(inLine)
  const picture = pictureIn(frame, scene)
  if (isKept(picture)) return picture
  const isChart = embedded !== undefined && findDeep(embedded, 'office:chart') !== undefined
  return lostPicture(isChart ? 'chart' : 'object')
}

/** A formula of LibreOffice is displayed by its own frame, wherever that stands. */
const inLine = (piece: Piece): Piece => (piece.kind === 'formula' ? { ...piece, display: false } : piece)

const BLOCKS = new Set(['text:p', 'text:h', 'text:list', 'table:table'])
const hasBlocks = (shape: MarkupElement) => elementsOf(shape).some(({ name }) => BLOCKS.has(name))

/** A `draw:frame`. */
export function readFrame(frame: MarkupElement, scene: OdtScene): Framed {
  const box = find(frame, 'draw:text-box')
  if (box) return { pieces: [], boxes: scene.readBox(box) }
  const object = find(frame, 'draw:object') ?? find(frame, 'draw:object-ole')
  return { pieces: object ? objectIn(frame, object, scene) : pictureIn(frame, scene), boxes: [] }
}

/** Rules and arrows without a text. */
const LINES = new Set(['draw:line', 'draw:connector', 'draw:measure'])

/** Any other drawing: a shape with a text, or one that is lost. */
export function readShape(shape: MarkupElement, scene: OdtScene): Framed {
  if (hasBlocks(shape)) {
    const boxes = scene.readBox(shape)
    if (boxes.some(({ pieces }) => pieces.length > 0)) return { pieces: [], boxes }
  }
  const frames = childrenNamed(shape, 'draw:frame').map((frame) => readFrame(frame, scene))
  if (frames.length > 0)
    return { pieces: frames.flatMap(({ pieces }) => pieces), boxes: frames.flatMap(({ boxes }) => boxes) }
  const isLine = LINES.has(shape.name)
  return { pieces: isLine ? [] : [notePiece({ code: 'picture-lost', kind: 'drawing' })], boxes: [] }
}
