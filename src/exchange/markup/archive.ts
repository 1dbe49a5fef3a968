import { type UnzipFileInfo, unzipSync } from 'fflate'

/* ZIP archives are untrusted: a small one can unpack to any size, and what it says of itself need not be so. */

const MB = 1024 * 1024
const MAX_ENTRIES = 2000
/** Of a single part; the largest document that people write has some 20 MB of XML. */
const MAX_PART_BYTES = 96 * MB
const MAX_TOTAL_MB = 256
/** XML shrinks to a tenth, the most repetitive to a hundredth. */
const MAX_RATIO = 400
const SMALL_BYTES = 4 * MB

export class TooLargeUnpacked extends Error {
  static readonly limitMb = MAX_TOTAL_MB
}
export class DamagedArchive extends Error {}

/** As '/word/./document.xml' and 'word\document.xml' may be written. */
export const partName = (name: string): string => {
  const parts: string[] = []
  for (const part of name.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

interface Entry {
  /** As the archive spells it. */
  name: string
  size: number
  originalSize: number
}

const identity = ({ name, originalSize }: Pick<Entry, 'name' | 'originalSize'>) => `${originalSize} ${name}`

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof TooLargeUnpacked) throw error
    throw new DamagedArchive('not a whole ZIP archive', { cause: error })
  }
}

/** A ZIP archive whose entries are unpacked when they are asked for. */
export class Archive {
  private readonly entries = new Map<string, Entry>()
  private readonly bytes: Uint8Array
  private unpacked = 0
  private taken = 0

  /** Throws DamagedArchive, or TooLargeUnpacked where there are too many entries. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    unzip(bytes, (file) => {
      if (this.entries.size > MAX_ENTRIES) throw new TooLargeUnpacked()
      this.entries.set(partName(file.name).toLowerCase(), file)
      return false
    })
  }

  /** The names of all entries, in small letters. */
  get names(): string[] {
    return [...this.entries.keys()]
  }

  has(name: string): boolean {
    return this.entries.has(partName(name).toLowerCase())
  }

  /** In bytes, unpacked, by what the archive says. */
  sizeOf(name: string): number | undefined {
    return this.entries.get(partName(name).toLowerCase())?.originalSize
  }

  /** The unpacked bytes; undefined if there is no such entry. Throws TooLargeUnpacked and DamagedArchive. */
  read(name: string): Uint8Array | undefined {
    const entry = this.entries.get(partName(name).toLowerCase())
    if (!entry) return undefined
    this.account(entry)
    let isTaken = false
    const files = unzip(this.bytes, (file) => {
      // Two entries may have one name.
      const isWanted = !isTaken && file.name === entry.name && file.originalSize === entry.originalSize
      isTaken ||= isWanted
      return isWanted
    })
    return files[entry.name]
  }

  /** The unpacked bytes of all wanted entries by their names in small letters, in one pass. Throws as `read` does. */
  readAll(isWanted: (name: string) => boolean): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
    const wanted = [...this.entries].filter(([name]) => isWanted(name))
    // Two entries may have one name.
    const left = new Set(wanted.map(([, entry]) => identity(entry)))
    for (const [, entry] of wanted) this.account(entry)
    const files = unzip(this.bytes, (file) => left.delete(identity(file)))
    return new Map(wanted.map(([name, entry]) => [name, new Uint8Array(files[entry.name] ?? [])]))
  }

  /** Entries that share their bytes, or are read again and again, come to more than the archive. */
  private account({ size, originalSize }: Entry): void {
    this.unpacked += originalSize
    this.taken += size
    const isBomb =
      originalSize > MAX_PART_BYTES ||
      this.unpacked > MAX_TOTAL_MB * MB ||
      this.taken > 2 * this.bytes.length ||
      (originalSize > SMALL_BYTES && originalSize > size * MAX_RATIO)
    if (isBomb) throw new TooLargeUnpacked()
  }
}
