import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; its path has slashes on every system. */
export interface ZipFile {
  path: string
  content: Buffer
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const NAMES_ARE_UTF8 = 0x0800
const DEFLATED = 8
/** The first day that the format knows: the same files are the same archive. */
const DATE = 0x0021

/** Numbers of 2 or 4 bytes, the lowest first. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const parts = fields.map(([value, bytes]) => {
    const part = Buffer.alloc(bytes)
    part.writeUIntLE(value, 0, bytes)
    return part
  })
  return Buffer.concat(parts)
}

function entryOf({ path, content }: ZipFile) {
  const [name, data] = [Buffer.from(path), deflateRawSync(content)]
  const facts = numbers(
    ...([
      [VERSION, 2],
      [NAMES_ARE_UTF8, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
    ] as const),
    ...([
      [crc32(content), 4],
      [data.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const),
  )
  const local = Buffer.concat([numbers([LOCAL, 4]), facts, name, data])
  const central = (offset: number) =>
    Buffer.concat([
      numbers([CENTRAL, 4], [VERSION, 2]),
      facts,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    ])
  return { local, central }
}

/** A ZIP archive, see PKWARE's APPNOTE.TXT 4.3. */
export function zip(files: readonly ZipFile[]): Buffer {
  const entries = files.map(entryOf)
  let offset = 0
  const directory = entries.map(({ local, central }) => {
    const header = central(offset)
    offset += local.length
    return header
  })
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = numbers(
    ...([
      [END, 4],
      [0, 2],
      [0, 2],
      [files.length, 2],
      [files.length, 2],
      [size, 4],
      [offset, 4],
      [0, 2],
    ] as const),
  )
  return Buffer.concat([...entries.map(({ local }) => local), ...directory, end])
}
