import type { TakePicture } from '../domain/exchange/choice-question.ts'
import { type CutBlock, cutAt } from '../domain/exchange/embedded-source.ts'
import { type EmbeddedPicture, embeddedIndex, embeddedUrl } from '../domain/exchange/question-exchange.ts'
import type { FoundPicture, ReducedText } from '../domain/exchange/question-markup.ts'
import { PICTURE_TYPES, pictureProblem } from '../domain/lib/upload.ts'

type PictureType = (typeof PICTURE_TYPES)[number]

/** By which bytes a picture begins, each as a character; the name of a file may say anything. A dot is any byte. */
const SIGNATURES: Record<PictureType, readonly string[]> = {
  'image/png': ['\x89PNG\r\n\x1a\n'],
  'image/jpeg': ['\xff\xd8\xff'],
  'image/webp': ['RIFF....WEBP'],
  'image/gif': ['GIF87a', 'GIF89a'],
  'image/avif': ['....ftypavif', '....ftypavis'],
}

const beginsWith = (bytes: Uint8Array, signature: string) =>
  [...signature].every((sign, at) => sign === '.' || bytes[at] === sign.charCodeAt(0))

/** The media type of a picture that can be uploaded; undefined for everything else. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  return PICTURE_TYPES.find((type) => SIGNATURES[type].some((signature) => beginsWith(bytes, signature)))
}

/** A picture that is decoded only when it is kept. */
export interface PictureFile {
  name: string
  /** Of its first bytes. */
  type: PictureType | undefined
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

export function base64File(name: string, source: string): PictureFile {
  const base64 = source.replaceAll(/\s/g, '').replace(/={0,2}$/, '')
  const isValid = base64.length % 4 !== 1 && !/[^a-z\d+/]/i.test(base64)
  return {
    name,
    type: isValid ? pictureType(decodeBase64(base64.slice(0, HEAD_LENGTH))) : undefined,
    size: Math.floor((base64.length * 3) / 4),
    read: () => decodeBase64(base64),
  }
}

/** A picture that was cut out of a text. */
export function cutFile(block: CutBlock, url: string): PictureFile | undefined {
  const base64 = cutAt(block, url)
  return base64 === undefined ? undefined : base64File('', base64)
}

export function bytesFile(name: string, bytes: Uint8Array<ArrayBuffer>): PictureFile {
  return { name, type: pictureType(bytes), size: bytes.length, read: () => bytes }
}

export const isPicture = ({ type, size }: PictureFile) =>
  type !== undefined && pictureProblem({ type, size }) === undefined

export interface QuestionPictures {
  /** With `embedded:` addresses for the pictures that are in the file. */
  place: (reduced: ReducedText, files: (url: string) => PictureFile | undefined) => ReducedText
  take: TakePicture
}

/**
 * Collects the pictures that questions keep, behind those that the text already points to. `place` says where they stand,
 * `take` copies one into the list.
 */
export function pictureCollector(pictures: EmbeddedPicture[]): () => QuestionPictures {
  const given = pictures.length
  return () => {
    const placed: PictureFile[] = []
    const taken = new Map<PictureFile, string>()
    const placeOne = (image: FoundPicture, file: PictureFile | undefined): FoundPicture => {
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
