import { type EmbeddedPicture, embeddedIndex, embeddedUrl } from '../../domain/exchange/found-question.ts'
import { pictureProblem } from '../../domain/quizzes/upload.ts'
import type { FoundPicture, ReducedText } from '../markup/question-markup.ts'
import { type CutBlock, cutAt } from './embedded-source.ts'
import { pictureKind } from './picture-kind.ts'
import type { TakePicture } from './weighted-question.ts'

/** The media type, as the bytes tell it; the name of a file may say anything. */
function typeOf(bytes: Uint8Array): string | undefined {
  const kind = pictureKind(bytes)
  return 'type' in kind ? kind.type : undefined
}

/** A picture that is decoded only when it is kept. */
export interface EmbeddedFile {
  name: string
  /** Of its first bytes. */
  type: string | undefined
  size: number
  read: () => Uint8Array<ArrayBuffer>
}

/** Enough for any signature. */
const HEAD_LENGTH = 64

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

export function base64File(name: string, source: string): EmbeddedFile {
  const base64 = source.replaceAll(/\s/g, '').replace(/={0,2}$/, '')
  const isValid = base64.length % 4 !== 1 && !/[^a-z\d+/]/i.test(base64)
  return {
    name,
    type: isValid ? typeOf(decodeBase64(base64.slice(0, HEAD_LENGTH))) : undefined,
    size: Math.floor((base64.length * 3) / 4),
    read: () => decodeBase64(base64),
  }
}

/** A picture that was cut out of a text. */
export function cutFile(block: CutBlock, url: string): EmbeddedFile | undefined {
  const base64 = cutAt(block, url)
  return base64 === undefined ? undefined : base64File('', base64)
}

export function bytesFile(name: string, bytes: Uint8Array<ArrayBuffer>): EmbeddedFile {
  return { name, type: typeOf(bytes), size: bytes.length, read: () => bytes }
}

export const isPicture = ({ type, size }: EmbeddedFile) =>
  type !== undefined && pictureProblem({ type, size }) === undefined

export interface QuestionPictures {
  /** With `embedded:` addresses for the pictures that are in the file. */
  place: (reduced: ReducedText, files: (url: string) => EmbeddedFile | undefined) => ReducedText
  take: TakePicture
}

/**
 * Collects the pictures that questions keep, behind those that the text already points to. `place` says where they stand,
 * `take` copies one into the list.
 */
export function pictureCollector(pictures: EmbeddedPicture[]): () => QuestionPictures {
  const given = pictures.length
  return () => {
    const placed: EmbeddedFile[] = []
    const taken = new Map<EmbeddedFile, string>()
    const placeOne = (image: FoundPicture, file: EmbeddedFile | undefined): FoundPicture => {
      if (file && isPicture(file)) return { ...image, url: embeddedUrl(given + placed.push(file) - 1) }
      // Any other address of that kind would lead to the picture of another question.
      return (embeddedIndex(image.url) ?? -1) < given ? image : { ...image, url: '' }
    }
    const take = (imageUrl: string) => {
      const file = placed[(embeddedIndex(imageUrl) ?? -1) - given]
      if (!file?.type) return imageUrl
      const known = taken.get(file)
      if (known) return known
      const url = embeddedUrl(pictures.push({ name: file.name, type: file.type, bytes: file.read() }) - 1)
      taken.set(file, url)
      return url
    }
    return {
      place: (reduced, files) => ({
        ...reduced,
        images: reduced.images.map((image) => placeOne(image, files(image.url))),
      }),
      take,
    }
  }
}
