import { streamOf } from './compound-file.ts'

/* Where the bytes of a formula are: in the object itself, or in a comment within its preview. */

const STREAM = 'Equation Native'
/** What stands before them in the stream. */
const HEADER_BYTES = 28

/** The formula within an OLE object. */
export const formulaInObject = (bytes: Uint8Array): Uint8Array | undefined =>
  streamOf(bytes, STREAM)?.subarray(HEADER_BYTES)

const MARK = new TextEncoder().encode('AppsMFCC')
const VERSION_BYTES = 2
/** No formula has more bytes. */
const MAX_BYTES = 1 << 20

/** Where the mark begins, from a place on; -1 if it is not there. */
function markFrom(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARK[0] ?? 0, from); at >= 0; at = bytes.indexOf(MARK[0] ?? 0, at + 1))
    if (MARK.every((byte, index) => bytes[at + index] === byte)) return at
  return -1
}

interface Comment {
  total: number
  data: Uint8Array
  end: number
}

function commentAt(bytes: Uint8Array, mark: number): Comment | undefined {
  if (mark < 0) return undefined
  const at = mark + MARK.length + VERSION_BYTES
  if (at + 8 > bytes.length) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const start = bytes.indexOf(0, at + 8) + 1
  const end = start + view.getUint32(at + 4, true)
  return start === 0 ? undefined : { total: view.getUint32(at, true), data: bytes.subarray(start, end), end }
}

/** The formula that MathType puts into the comments of a Windows metafile, in one or several parts. */
export function formulaInPreview(bytes: Uint8Array): Uint8Array | undefined {
  const first = commentAt(bytes, markFrom(bytes, 0))
  if (!first || first.total > MAX_BYTES) return undefined
  const all = new Uint8Array(first.total)
  let filled = 0
  for (let part: Comment | undefined = first; part; ) {
    all.set(part.data.subarray(0, all.length - filled), filled)
    filled = Math.min(all.length, filled + part.data.length)
    part = filled < all.length ? commentAt(bytes, markFrom(bytes, part.end)) : undefined
  }
  return filled > 0 && filled === all.length ? all : undefined
}
