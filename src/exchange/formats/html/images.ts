import type { MarkupElement } from '../../markup/markup.ts'
import { lostPicture, type PictureFile, type Pictures } from '../../office/pictures.ts'
import type { Piece } from '../../office/piece.ts'
import { pictureMark } from '../../questions/picture-mark.ts'

const DATA = /^data:image\/[\w.+-]+[^,]{0,100};base64,/i
/** Tracking pixels. */
const isDot = ({ width, height }: MarkupElement['attributes']) => width === '1' && height === '1'

/** An `img`: embedded if the page has its bytes, else by its address. */
export function imagePieces(
  { attributes }: MarkupElement,
  pictures: Pictures,
  decode: (base64: string) => PictureFile | undefined,
): Piece[] {
  const source = (attributes.src ?? '').trim()
  const alt = attributes.alt ?? ''
  if (isDot(attributes)) return []
  const [start] = DATA.exec(source) ?? []
  if (start !== undefined) return pictures.embed(source, alt, decode(source.slice(start.length)))
  const url = source.startsWith('//') ? `https:${source}` : source
  if (/^https:\/\//i.test(url)) return [{ kind: 'picture', source: pictureMark(url, alt) }]
  return lostPicture(/^data:image\/svg/i.test(source) ? 'svg' : 'missing')
}
