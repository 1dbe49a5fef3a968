import { fileTypeFromBuffer } from 'file-type'

/** What counts as a picture. SVG does not: it is a document that can carry scripts. */
const PICTURE_TYPES = new Map([
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
  ['image/avif', 'image/avif'],
])

/** The kind of picture by its own first bytes, whatever it is called and said to be; undefined for anything else. */
export async function pictureTypeOf(bytes: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(bytes)
  return type && PICTURE_TYPES.get(type.mime)
}
