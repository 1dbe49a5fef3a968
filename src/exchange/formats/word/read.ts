import type { SourceText } from '../../../domain/exchange/found-question.ts'
import type { FileRefusal } from '../../../domain/exchange/import-problem.ts'
import { Archive, DamagedArchive, partName, TooLargeUnpacked } from '../../markup/archive.ts'
import { childrenNamed, elementsOf, find, type MarkupElement } from '../../markup/markup.ts'
import { parseXml } from '../../markup/tree.ts'
import type { PictureFile } from '../../office/pictures.ts'
import { kindOfFile } from '../../questions/file-kind.ts'
import { readWordFile, type Target, type WordFile } from './document.ts'

const DOCUMENT = /\/officeDocument$/
const USUAL_DOCUMENT = 'word/document.xml'

/** By the byte order mark; XML is UTF-8 otherwise. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

interface Relationship {
  id: string
  type: string
  target: Target
}

const folderOf = (part: string) => part.slice(0, part.lastIndexOf('/') + 1)

const decoded = (address: string) => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function relationshipOf({ attributes }: MarkupElement, folder: string): Relationship {
  const { Id = '', Type = '', Target: to = '', TargetMode } = attributes
  const isPart = TargetMode !== 'External'
  const part = partName(to.startsWith('/') ? decoded(to) : folder + decoded(to))
  return { id: Id, type: Type, target: isPart ? { part } : { url: to } }
}

/** Reads the parts of one archive. */
class Package {
  private readonly archive: Archive

  constructor(archive: Archive) {
    this.archive = archive
  }

  pictureFile(part: string): PictureFile | undefined {
    const size = this.archive.sizeOf(part)
    return size === undefined ? undefined : { size, read: () => this.archive.read(part) }
  }

  parse(part: string) {
    const bytes = this.archive.read(part)
    return bytes && parseXml(decode(bytes))
  }

  /** The outermost element of a part. */
  element(part: string): MarkupElement | undefined {
    return elementsOf(this.parse(part)?.root)[0]
  }

  relationships(part: string): Relationship[] {
    const folder = folderOf(part)
    const list = this.element(`${folder}_rels/${part.slice(folder.length)}.rels`)
    return childrenNamed(list, 'Relationship').map((element) => relationshipOf(element, folder))
  }

  documentPart(): string | undefined {
    const targets = this.relationships('')
      .filter(({ type }) => DOCUMENT.test(type))
      .flatMap(({ target }) => ('part' in target ? [target.part] : []))
    return [...targets, USUAL_DOCUMENT].find((part) => this.archive.has(part))
  }
}

function wordFile(files: Package, part: string): WordFile | undefined {
  const parsed = files.parse(part)
  const document = find(parsed?.root, 'w:document')
  if (!parsed || !document) return undefined
  const relationships = files.relationships(part)
  const targets = new Map(relationships.map(({ id, target }) => [id, target]))
  const parts = (type: string) =>
    relationships
      .filter((relationship) => relationship.type.endsWith(`/${type}`))
      .flatMap(({ target }) => ('part' in target ? (files.element(target.part) ?? []) : []))
  return {
    document,
    styles: parts('styles')[0],
    numbering: parts('numbering')[0],
    footnotes: parts('footnotes')[0],
    endnotes: parts('endnotes')[0],
    comments: parts('comments')[0],
    headers: parts('header'),
    footers: parts('footer'),
    cutOff: parsed.cutOff,
    targetOf: (id) => targets.get(id),
    pictureFile: (name) => files.pictureFile(name),
  }
}

/** Reads an untrusted Word file (.docx) in time linear to its unpacked size, which is limited. Needs no DOM. */
export function readDocx(bytes: Uint8Array): SourceText | FileRefusal {
  try {
    const files = new Package(new Archive(bytes))
    const part = files.documentPart()
    const file = part === undefined ? undefined : wordFile(files, part)
    return file ? readWordFile(file) : { code: 'no-document' }
  } catch (error) {
    if (error instanceof TooLargeUnpacked)
      return { code: 'unpacks-too-large', limitMb: TooLargeUnpacked.limitMb }
    if (!(error instanceof DamagedArchive)) throw error
    const kind = kindOfFile(bytes)
    return 'code' in kind ? kind : { code: 'file-damaged' }
  }
}
