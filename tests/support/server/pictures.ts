import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface PictureFacts {
  width?: number
  height?: number
  format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'
}

const flat = ({ width = 60, height = 40 }: PictureFacts = {}, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A picture in one colour. */
export const picture = ({ format = 'png', ...size }: PictureFacts = {}): Promise<Buffer> =>
  flat(size).toFormat(format).toBuffer()

/** A picture that no format makes smaller, so that its size and the place where it breaks off mean something. */
export const noise = (side: number, format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png') =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .toFormat(format)
    .toBuffer()

/** A photograph as a telephone takes it: lying on its side, and telling where that was. */
export const photograph = () =>
  flat({ width: 80, height: 20 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3/1' },
    })
    .jpeg()
    .toBuffer()

/** A GIF of so many frames, each in another colour. */
export async function animation(frames: number): Promise<Buffer> {
  const hue = (index: number) => `hsl(${(index * 360) / frames},100%,50%)`
  const pictures = Array.from({ length: frames }, (_, index) => flat({}, hue(index)).png().toBuffer())
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .gif({ delay: Array(frames).fill(50) })
    .toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

/** A PNG of side × side pixels, all black: a small file that unpacks to 900 million pixels for a side of 30,000. */
export function bomb(side: number): Buffer {
  const [bitDepth, greyscale] = [1, 0]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([bitDepth, greyscale], 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
