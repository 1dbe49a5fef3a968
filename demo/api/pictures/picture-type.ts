import { fileTypeFromBuffer } from 'file-type'

/** SVG is missing on purpose: it can carry scripts. */
const PICTURE_TYPES = new Map([
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
  ['image/avif', 'image/avif'],
])

/** The MIME type by magic bytes, whatever the client claims; undefined if not supported. */
export async function pictureTypeOf(bytes: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(bytes)
  return type && PICTURE_TYPES.get(type.mime)
}
