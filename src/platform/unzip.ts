import { unzipSync } from 'fflate'

/** More than any package of questions needs; what claims more is a bomb. */
const MAX_FILES = 5000
const MAX_FILE_BYTES = 30_000_000
const MAX_TOTAL_BYTES = 100_000_000

class TooLarge extends Error {}

/** Whether the first bytes are those of a zip archive. */
export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

/** The wanted files of a zip archive by their paths; undefined if it is broken, or far too large once unpacked. */
export function unzip(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean = () => true,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> | undefined {
  let [files, total] = [0, 0]
  try {
    const unpacked = unzipSync(bytes, {
      // The sizes are the archive's own word, but no more than that is unpacked.
      filter: ({ name, originalSize }) => {
        if (++files > MAX_FILES) throw new TooLarge()
        if (name.endsWith('/') || !isWanted(name)) return false
        total += originalSize
        if (originalSize > MAX_FILE_BYTES || total > MAX_TOTAL_BYTES) throw new TooLarge()
        return true
      },
    })
    return new Map(Object.entries(unpacked).map(([path, content]) => [path, new Uint8Array(content)]))
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}
