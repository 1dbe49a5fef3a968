import type { SourceText } from '../../../domain/exchange/found-question.ts'
import type { FileRefusal } from '../../../domain/exchange/import-problem.ts'
import { find } from '../../markup/markup.ts'
import { OfficePackage } from '../../office/package.ts'
import { readArchive } from '../../questions/read-archive.ts'
import { readWordFile, type WordFile } from './document.ts'

const DOCUMENT = /\/officeDocument$/
const USUAL_DOCUMENT = 'word/document.xml'

function documentPart(files: OfficePackage): string | undefined {
  const targets = files
    .relationships('')
    .filter(({ type }) => DOCUMENT.test(type))
    .flatMap(({ target }) => ('part' in target ? [target.part] : []))
  return [...targets, USUAL_DOCUMENT].find((part) => files.archive.has(part))
}

function wordFile(files: OfficePackage, part: string): WordFile | undefined {
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
export const readDocx = (bytes: Uint8Array): SourceText | FileRefusal =>
  readArchive(bytes, (archive) => {
    const files = new OfficePackage(archive)
    const part = documentPart(files)
    const file = part === undefined ? undefined : wordFile(files, part)
    return file ? readWordFile(file) : { code: 'no-document' }
  })
