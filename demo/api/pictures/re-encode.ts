import sharp, { type Metadata } from 'sharp'
import { unprocessable, unsupported } from '../http/problems.ts'
import { pictureTypeOf } from './picture-type.ts'

const LONGEST_SIDE = 1600
const MAX_PIXELS = 40_000_000
const MAX_FRAMES = 20
const QUALITY = 82
const PATIENCE_SECONDS = 20
const ANIMATED = new Set(['image/gif', 'image/webp'])

export const PICTURE_MIME = 'image/webp'

// One thread and no cache: answering learners has priority over uploads.
sharp.concurrency(1)
sharp.cache(false)

const unreadable = () =>
  unprocessable('image: cannot be read, or has more than 40 million pixels', { code: 'image_unreadable' })

/** The number of frames that stays within the pixel limit. */
const framesOf = ({ width, height, pages = 1 }: Metadata) =>
  Math.max(1, Math.min(pages, MAX_FRAMES, Math.floor(MAX_PIXELS / (width * height))))

async function encode(bytes: Uint8Array, mime: string): Promise<Buffer> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const metadata = await sharp(bytes, options).metadata()
  // Disagreeing detectors mean a polyglot file.
  if (metadata.mediaType !== mime) throw unreadable()
  const pages = ANIMATED.has(mime) ? framesOf(metadata) : 1
  const picture = sharp(bytes, { ...options, pages })
  return (pages === 1 ? picture.autoOrient() : picture)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer()
}

/**
 * Re-encodes a picture as WebP, at most 1600 px on its longer side. Only pixels survive: no metadata, no location, no
 * appended data. Throws 415 for other files, 422 for broken or oversized pictures.
 */
export async function reEncode(bytes: Uint8Array): Promise<Buffer> {
  const mime = await pictureTypeOf(bytes)
  if (mime === undefined)
    throw unsupported('image: must be a PNG, JPEG, WebP, GIF or AVIF picture', { code: 'image_type' })
  try {
    return await encode(bytes, mime)
  } catch {
    // sharp has dozens of messages for broken files, all for its own developers.
    throw unreadable()
  }
}
