import type { FileRefusal, ForeignFile } from '../../domain/exchange/import-problem.ts'
import { Archive, DamagedArchive, TooLargeUnpacked } from '../markup/archive.ts'
import { pictureKind } from './picture-kind.ts'

/** Each has a converter of its own. */
export type ReadableKind = 'docx' | 'odt' | 'ods' | 'xlsx' | 'qti-package' | 'text'

export type FileKind = { kind: ReadableKind } | FileRefusal

const foreign = (kind: ForeignFile): FileKind => ({ code: 'foreign-file', kind })

/** Letter by letter; what is beyond ASCII need not be right. */
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** Zeros are rare in texts and early in everything else. */
const LOOKED_AT = 1024

const ARCHIVES = ['PK\x03\x04', 'PK\x05\x06']
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]
/** Names of streams in a compound file, in UTF-16. */
const STREAMS: readonly [name: string, kind: ForeignFile][] = [
  ['EncryptedPackage', 'with-password'],
  ['WordDocument', 'old-word'],
  ['Workbook', 'workbook'],
  ['Book', 'workbook'],
  ['PowerPoint Document', 'presentation'],
]

function oldOffice(bytes: Uint8Array): FileKind {
  const text = latin(bytes)
  const inUtf16 = (name: string) => [...name].map((letter) => `${letter}\0`).join('')
  return foreign(STREAMS.find(([name]) => text.includes(inUtf16(name)))?.[1] ?? 'unknown')
}

/** Parts that tell what an archive is. */
const PARTS: readonly [part: RegExp, kind: FileKind][] = [
  [/^imsmanifest\.xml$/, { kind: 'qti-package' }],
  [/^word\/document\d*\.xml$/, { kind: 'docx' }],
  [/^xl\/workbook\.xml$/, { kind: 'xlsx' }],
  [/^xl\/workbook\.bin$/, foreign('workbook')],
  [/^ppt\/presentation\.xml$/, foreign('presentation')],
]

const OPEN_DOCUMENT = /^(meta-inf\/manifest|content)\.xml$/
/** By the end of the media type; templates have the same. */
const OPEN_KINDS: readonly [type: RegExp, kind: FileKind][] = [
  [/opendocument\.text(-template|-master)?$/, { kind: 'odt' }],
  [/opendocument\.spreadsheet(-template)?$/, { kind: 'ods' }],
]

/** An OpenDocument file says what it is; one with a password lists how its parts are encrypted. */
function openDocument(archive: Archive): FileKind {
  const textOf = (part: string) => latin(archive.read(part) ?? new Uint8Array())
  if (textOf('META-INF/manifest.xml').includes('encryption-data')) return foreign('with-password')
  const type = textOf('mimetype').trim()
  return OPEN_KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? foreign('open-document')
}

function archiveKind(bytes: Uint8Array): FileKind {
  try {
    const archive = new Archive(bytes)
    const { names } = archive
    for (const [part, kind] of PARTS) if (names.some((name) => part.test(name))) return kind
    if (names.some((name) => OPEN_DOCUMENT.test(name))) return openDocument(archive)
    return foreign('archive')
  } catch (error) {
    if (error instanceof DamagedArchive) return { code: 'file-damaged' }
    if (error instanceof TooLargeUnpacked)
      return { code: 'unpacks-too-large', limitMb: TooLargeUnpacked.limitMb }
    throw error
  }
}

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

function binaryKind(bytes: Uint8Array): FileKind {
  const picture = pictureKind(bytes)
  return foreign('lost' in picture && picture.lost === 'other' ? 'unknown' : 'picture')
}

/** What a file is, by what it begins with, whatever it is called. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  const start = latin(bytes.subarray(0, LOOKED_AT))
  if (OLD_OFFICE.every((byte, index) => bytes[index] === byte)) return oldOffice(bytes)
  if (ARCHIVES.some((begins) => start.startsWith(begins))) return archiveKind(bytes)
  if (/^\s*%PDF-/.test(start)) return foreign('pdf')
  if (start.startsWith('{\\rtf')) return foreign('rich-text')
  return start.includes('\0') && !isUtf16(bytes) ? binaryKind(bytes) : { kind: 'text' }
}
