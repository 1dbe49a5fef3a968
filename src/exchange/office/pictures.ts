import { type EmbeddedPicture, embeddedUrl } from '../../domain/exchange/found-question.ts'
import { GAP, type LostPicture } from '../../domain/exchange/office-note.ts'
import { pictureProblem } from '../../domain/quizzes/upload.ts'
import { pictureKind } from '../questions/picture-kind.ts'
import { pictureMark } from '../questions/picture-mark.ts'
import { notePiece, type Piece, textPiece } from './piece.ts'

const PNG = 'image/png'

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
