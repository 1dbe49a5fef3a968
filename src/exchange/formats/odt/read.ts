import type { SourceText } from '../../../domain/exchange/found-question.ts'
import type { FileRefusal } from '../../../domain/exchange/import-problem.ts'
import { leftOut, type OfficeNote } from '../../../domain/exchange/office-note.ts'
import { type Archive, partName } from '../../markup/archive.ts'
import {
  childrenNamed,
  elementsOf,
  find,
  findDeep,
  type MarkupElement,
  textWithin,
} from '../../markup/markup.ts'
import { OfficePackage } from '../../office/package.ts'
import { lostPicture, Pictures } from '../../office/pictures.ts'
import { notePiece } from '../../office/piece.ts'
import { writeLines } from '../../office/write-lines.ts'
import { pictureMark } from '../../questions/picture-mark.ts'
import { readArchive } from '../../questions/read-archive.ts'
import { OdtBlocks } from './blocks.ts'
import { OdtLists } from './lists.ts'
import type { OdtScene } from './scene.ts'
import { byName, OdtStyles } from './styles.ts'

const CONTENT = 'content.xml'
const HOLDERS = ['office:styles', 'office:automatic-styles'] as const

const holdersOf = (part: MarkupElement | undefined) => HOLDERS.map((name) => find(part, name))

/** Texts that were deleted, and those that were put in by their ids. */
function changesOf(text: MarkupElement) {
  const regions = childrenNamed(find(text, 'text:tracked-changes'), 'text:changed-region')
  const deleted = regions
    .flatMap((region) => childrenNamed(region, 'text:deletion'))
    .map((deletion) =>
      elementsOf(deletion)
        .filter(({ name }) => name !== 'office:change-info')
        .map(textWithin),
    )
    .map((texts) => texts.join(' '))
  const inserted = regions.filter((region) => find(region, 'text:insertion'))
  return {
    notes: deleted.filter((said) => said.trim()).map((said) => leftOut('deleted-text', said)),
    inserted: new Set(inserted.map(({ attributes }) => attributes['text:id'] ?? attributes['xml:id'])),
  }
}

const MARGINS = [
  ['header', 'style:header'],
  ['footer', 'style:footer'],
] as const

/** Headers and footers, each once. */
function marginNotes(styles: MarkupElement | undefined): OfficeNote[] {
  const pages = childrenNamed(find(styles, 'office:master-styles'), 'style:master-page')
  return MARGINS.flatMap(([part, name]) =>
    [
      ...new Set(
        pages.flatMap((page) => childrenNamed(page, name)).map((margin) => textWithin(margin).trim()),
      ),
    ]
      .filter((text) => /\p{L}/u.test(text))
      .map((text) => leftOut(part, text)),
  )
}

function sceneOf(files: OfficePackage, pictures: Pictures): Pick<OdtScene, 'picture' | 'object'> {
  return {
    picture: (address, alt) => {
      if (/^https:\/\//i.test(address)) return [{ kind: 'picture', source: pictureMark(address, alt) }]
      const part = partName(address)
      return part ? pictures.embed(part, alt, files.pictureFile(part)) : lostPicture('missing')
    },
    object: (address) => (address ? files.element(`${partName(address)}/${CONTENT}`) : undefined),
  }
}

function readDocument(archive: Archive): SourceText | FileRefusal {
  const files = new OfficePackage(archive)
  const parsed = files.parse(CONTENT)
  const content = elementsOf(parsed?.root)[0]
  const text = content && findDeep(content, 'office:text')
  if (!content || !text) return { code: 'no-document' }
  const sheet = files.element('styles.xml')
  const holders = [...holdersOf(sheet), ...holdersOf(content)]
  const lists = byName(holders, 'text:list-style')
  const outline = find(sheet, 'office:styles', 'text:outline-style')
  const pictures = new Pictures()
  const { notes: deleted, inserted } = changesOf(text)
  const blocks = new OdtBlocks(
    {
      ...sceneOf(files, pictures),
      styles: new OdtStyles(holders),
      isInsertion: (id) => inserted.has(id ?? ''),
    },
    new OdtLists(outline ? new Map([...lists, ['', outline]]) : lists),
  )
  const lines = blocks.read(text)
  if (parsed?.cutOff) lines.push({ label: '', pieces: [notePiece({ code: 'document-cut-off' })] })
  const written = writeLines(lines, [...marginNotes(sheet), ...deleted])
  return { text: written.text, pictures: pictures.all, notes: written.notes }
}

/** Reads an untrusted OpenDocument text (.odt) in time linear to its unpacked size, which is limited. Needs no DOM. */
export const readOdt = (bytes: Uint8Array): SourceText | FileRefusal => readArchive(bytes, readDocument)
