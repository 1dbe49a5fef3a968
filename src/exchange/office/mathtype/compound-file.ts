/* Files within a file, as OLE objects keep them: sectors in chains, and small streams in a stream of their own. */

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const HEADER_BYTES = 512
/** Places of sectors in the header itself; longer lists belong to files larger than any formula. */
const LISTED_SECTORS = 109
const LIST_AT = 76
/** Larger values mark the end of a chain, or sectors of other use. */
const MAX_SECTOR = 0xfffffff9
const ENTRY_BYTES = 128
const ROOT = 5

type Chain = (sector: number) => Uint8Array

/** Undefined beyond the end, as the file may be damaged. */
const numberAt = (bytes: Uint8Array, at: number, length: 2 | 4): number | undefined => {
  if (at + length > bytes.length) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return length === 2 ? view.getUint16(at, true) : view.getUint32(at, true)
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Follows a chain of sectors; one that never ends is cut off where it would repeat itself. */
function chainIn(
  bytes: Uint8Array,
  from: number,
  size: number,
  nextOf: (sector: number) => number | undefined,
): Chain {
  const most = Math.ceil(bytes.length / size)
  return (first) => {
    const parts: Uint8Array[] = []
    for (
      let sector: number | undefined = first;
      sector !== undefined && sector <= MAX_SECTOR && parts.length < most;
    ) {
      parts.push(bytes.subarray(from + sector * size, from + (sector + 1) * size))
      sector = nextOf(sector)
    }
    return joined(parts)
  }
}

const tableOf = (bytes: Uint8Array) => (sector: number) => numberAt(bytes, sector * 4, 4)

/** The table that says which sector follows which. */
function sectorTable(bytes: Uint8Array, size: number): Uint8Array {
  const count = Math.min(numberAt(bytes, 44, 4) ?? 0, LISTED_SECTORS)
  const places = Array.from(
    { length: count },
    (_, index) => numberAt(bytes, LIST_AT + index * 4, 4) ?? MAX_SECTOR + 1,
  )
  return joined(
    places
      .filter((place) => place <= MAX_SECTOR)
      .map((place) => bytes.subarray(HEADER_BYTES + place * size, HEADER_BYTES + (place + 1) * size)),
  )
}

interface Entry {
  name: string
  isRoot: boolean
  first: number
  size: number
}

function entryAt(directory: Uint8Array, at: number): Entry {
  const length = Math.min(numberAt(directory, at + 64, 2) ?? 0, 64)
  const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + Math.max(0, length - 2)))
  return {
    name,
    isRoot: directory[at + 66] === ROOT,
    first: numberAt(directory, at + 116, 4) ?? MAX_SECTOR + 1,
    size: numberAt(directory, at + 120, 4) ?? 0,
  }
}

const entriesOf = (directory: Uint8Array): Entry[] =>
  Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) =>
    entryAt(directory, index * ENTRY_BYTES),
  )

const sizeOf = (bytes: Uint8Array, at: number) => 2 ** Math.min(numberAt(bytes, at, 2) ?? 0, 12)

/** The bytes of a stream by its name; undefined if there is none, or if the bytes are no such file. */
export function streamOf(bytes: Uint8Array, name: string): Uint8Array | undefined {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) return undefined
  const size = sizeOf(bytes, 30)
  const chain = chainIn(bytes, HEADER_BYTES, size, tableOf(sectorTable(bytes, size)))
  const entries = entriesOf(chain(numberAt(bytes, 48, 4) ?? MAX_SECTOR + 1))
  const root = entries.find(({ isRoot }) => isRoot)
  const found = entries.find((entry) => entry.name === name)
  if (!found || !root) return undefined
  if (found.size >= (numberAt(bytes, 56, 4) ?? 0)) return chain(found.first).subarray(0, found.size)
  const small = chainIn(
    chain(root.first),
    0,
    sizeOf(bytes, 32),
    tableOf(chain(numberAt(bytes, 60, 4) ?? MAX_SECTOR + 1)),
  )
  return small(found.first).subarray(0, found.size)
}
