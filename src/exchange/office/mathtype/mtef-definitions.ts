import type { MtefBytes } from './mtef-bytes.ts'

/* Records that define sizes, fonts and colours, by their numbers: how far to skip. */

type Skip = (bytes: MtefBytes) => void

const skipFuture: Skip = (bytes) => bytes.skip(bytes.count())

const LARGE_SIZE = 100
const POINT_SIZE = 101

const skipSize: Skip = (bytes) => {
  const size = bytes.byte()
  bytes.skip(size === LARGE_SIZE ? 3 : size === POINT_SIZE ? 2 : 1)
}

const skipRulerRecord: Skip = (bytes) => bytes.skip(3 * bytes.byte())

const SIZES: Readonly<Record<number, Skip>> = {
  7: skipRulerRecord,
  9: skipSize,
  ...Object.fromEntries([10, 11, 12, 13, 14].map((type) => [type, () => {}])),
}

/** Of the Equation Editor. */
export const OLD_DEFINITIONS: Readonly<Record<number, Skip>> = {
  ...SIZES,
  8: (bytes) => {
    bytes.skip(2)
    bytes.skipText()
  },
}

const DEFINITIONS: Readonly<Record<number, Skip>> = {
  ...SIZES,
  8: (bytes) => {
    bytes.count()
    bytes.byte()
  },
  15: (bytes) => {
    bytes.count()
  },
  16: (bytes) => {
    const options = bytes.byte()
    bytes.skip(options & 0x01 ? 8 : 6)
    if (options & 0x04) bytes.skipText()
  },
  17: (bytes) => {
    bytes.count()
    bytes.skipText()
  },
  18: (bytes) => {
    bytes.byte()
    bytes.skipNibbles(bytes.byte())
    bytes.skipNibbles(bytes.byte())
    for (let styles = bytes.byte(); styles > 0; styles--) if (bytes.byte() !== 0) bytes.byte()
  },
  19: (bytes) => bytes.skipText(),
}

const FIRST_FUTURE = 100

/** Of MathType 4 and later; records of later versions say how long they are. */
export const definition = (type: number): Skip | undefined =>
  type >= FIRST_FUTURE ? skipFuture : DEFINITIONS[type]
