import { pictureProblem } from '../../lib/upload.ts'
import { pictureMark } from '../plain/pictures.ts'
import { type EmbeddedPicture, embeddedUrl } from '../question-exchange.ts'
import { GAP, type LostPicture } from './office-note.ts'
import { notePiece, type Piece, textPiece } from './piece.ts'

const PNG = 'image/png'

type Kind = { type: string } | { lost: LostPicture }

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** What files begin with; `at` is where, if not at the very first byte. */
const BEGINNINGS: readonly [begins: string, kind: Kind, at?: number][] = [
  ['\x89PNG', { type: PNG }],
  ['\xff\xd8\xff', { type: 'image/jpeg' }],
  ['GIF8', { type: 'image/gif' }],
  ['WEBP', { type: 'image/webp' }, 8],
  ['ftypavi', { type: 'image/avif' }, 4],
  [' EMF', { lost: 'emf' }, 40],
  ['\xd7\xcd\xc6\x9a', { lost: 'wmf' }],
  ['\x01\x00\x09\x00', { lost: 'wmf' }],
  ['II*\0', { lost: 'tiff' }],
  ['MM\0*', { lost: 'tiff' }],
  ['BM', { lost: 'bmp' }],
  ['<svg', { lost: 'svg' }],
  ['<?xml', { lost: 'svg' }],
]

/** By what the bytes begin with, whatever the file is called. */
export const pictureKind = (bytes: Uint8Array): Kind =>
  BEGINNINGS.find(([begins, , at = 0]) => ascii(bytes, at, begins.length) === begins)?.[1] ?? {
    lost: 'other',
  }

export const lostPicture = (kind: LostPicture): Piece[] => [
  textPiece(GAP),
  notePiece({ code: 'picture-lost', kind }),
]

/** A file that need not be unpacked to know its size, in bytes. */
export interface PictureFile {
  size: number
  read: () => Uint8Array | undefined
}

const copied = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

/** Gathers the pictures of a document, each of them once. */
export class Pictures {
  readonly all: EmbeddedPicture[] = []
  private readonly known = new Map<string, Piece[]>()

  /** `name` tells pictures apart; `file` is undefined if it is missing. */
  embed(name: string, alt: string, file: PictureFile | undefined): Piece[] {
    const known = this.known.get(name) ?? this.add(name, file)
    this.known.set(name, known)
    return known.map((piece) =>
      piece.kind === 'picture' ? { ...piece, source: pictureMark(piece.source, alt) } : piece,
    )
  }

  /** The source of the picture is only its address, as its text may differ from place to place. */
  private add(name: string, file: PictureFile | undefined): Piece[] {
    if (!file) return lostPicture('missing')
    const problem = pictureProblem({ type: PNG, size: file.size })
    if (problem?.code === 'too-large')
      return [textPiece(GAP), notePiece({ code: 'embedded-picture-too-large', limitMb: problem.limitMb })]
    const bytes = file.read()
    if (!bytes) return lostPicture('missing')
    const kind = pictureKind(bytes)
    if ('lost' in kind) return lostPicture(kind.lost)
    this.all.push({
      name: name.startsWith('data:') ? '' : (name.split('/').at(-1) ?? name),
      type: kind.type,
      bytes: copied(bytes),
    })
    return [{ kind: 'picture', source: embeddedUrl(this.all.length - 1) }]
  }
}
