import { type Archive, partName } from '../markup/archive.ts'
import { childrenNamed, elementsOf, type MarkupElement } from '../markup/markup.ts'
import { parseXml } from '../markup/tree.ts'
import type { PictureFile } from './pictures.ts'

/** By the byte order mark; XML is UTF-8 otherwise. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

/** What a relationship leads to: a part of the file, or an address elsewhere. */
export type Target = { part: string } | { url: string }

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
export class OfficePackage {
  readonly archive: Archive

  constructor(archive: Archive) {
    this.archive = archive
  }

  text(part: string): string | undefined {
    const bytes = this.archive.read(part)
    return bytes && decode(bytes)
  }

  pictureFile(part: string): PictureFile | undefined {
    const size = this.archive.sizeOf(part)
    return size === undefined ? undefined : { size, read: () => this.archive.read(part) }
  }

  parse(part: string) {
    const text = this.text(part)
    return text === undefined ? undefined : parseXml(text)
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
}
