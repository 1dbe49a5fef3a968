import type { SourceText } from '../../../domain/exchange/found-question.ts'
import { leftOut, type OfficeNote } from '../../../domain/exchange/office-note.ts'
import { childrenNamed, elementsOf, find, type MarkupElement } from '../../markup/markup.ts'
import { parseXml } from '../../markup/tree.ts'
import { withFences } from '../../office/code-lines.ts'
import { formulaInObject, formulaInPreview } from '../../office/mathtype/formula-bytes.ts'
import { formulaPieces } from '../../office/mathtype/formula-pieces.ts'
import type { Target } from '../../office/package.ts'
import { lostPicture, type PictureFile, Pictures } from '../../office/pictures.ts'
import type { Line } from '../../office/piece.ts'
import { blockLines, type TableOrLines } from '../../office/table-lines.ts'
import { writeLines } from '../../office/write-lines.ts'
import { pictureMark } from '../../questions/picture-mark.ts'
import { readSdt } from './controls.ts'
import { wordText } from './inline.ts'
import { Numbering } from './numbering.ts'
import { readParagraph } from './paragraph.ts'
import type { Scene } from './scene.ts'
import { readStyles } from './styles.ts'
import { tableRows } from './table.ts'

/** The parts of a Word file, parsed. */
export interface WordFile {
  document: MarkupElement
  styles?: MarkupElement | undefined
  numbering?: MarkupElement | undefined
  footnotes?: MarkupElement | undefined
  endnotes?: MarkupElement | undefined
  comments?: MarkupElement | undefined
  headers: readonly MarkupElement[]
  footers: readonly MarkupElement[]
  /** Whether its end is missing. */
  cutOff: boolean
  targetOf: (relationship: string) => Target | undefined
  pictureFile: (part: string) => PictureFile | undefined
}

const isHttps = (url: string) => /^https:\/\//i.test(url)

const targetOf = (file: WordFile, relationship: string | undefined) =>
  relationship === undefined ? undefined : file.targetOf(relationship)

function pictureOf(file: WordFile, pictures: Pictures): Scene['picture'] {
  return (relationship, alt) => {
    const target = targetOf(file, relationship)
    if (!target) return lostPicture('missing')
    if ('part' in target) return pictures.embed(target.part, alt, file.pictureFile(target.part))
    return isHttps(target.url)
      ? [{ kind: 'picture', source: pictureMark(target.url, alt) }]
      : lostPicture('missing')
  }
}

/** Each part is read once, however often it is referred to. */
function readerOfParts<Result>(file: WordFile, read: (bytes: Uint8Array) => Result | undefined) {
  const known = new Map<string, Result | undefined>()
  return (relationship: string | undefined): Result | undefined => {
    const target = targetOf(file, relationship)
    if (!target || !('part' in target)) return undefined
    if (!known.has(target.part)) {
      const found = file.pictureFile(target.part)
      const bytes = found && found.size <= MAX_OBJECT_BYTES ? found.read() : undefined
      known.set(target.part, bytes && read(bytes))
    }
    return known.get(target.part)
  }
}

/** Formulas and controls have a few thousand. */
const MAX_OBJECT_BYTES = 1 << 20

/** Footnotes and endnotes, each returned once. */
function noteTaker({ footnotes, endnotes }: WordFile): Scene['takeNote'] {
  const byId = (part: MarkupElement | undefined, name: string) =>
    new Map(childrenNamed(part, name).map((note) => [note.attributes['w:id'], note]))
  const notes = { footnote: byId(footnotes, 'w:footnote'), endnote: byId(endnotes, 'w:endnote') }
  return (kind, id) => {
    const note = notes[kind].get(id)
    notes[kind].delete(id)
    return note
  }
}

/** Limits text boxes nested in text boxes. */
const MAX_BOXES = 8

class BlockReader {
  private depth = 0
  private readonly scene: Scene

  constructor(file: WordFile, pictures: Pictures) {
    this.scene = {
      styles: readStyles(file.styles),
      numbering: new Numbering(file.numbering),
      picture: pictureOf(file, pictures),
      formula: readerOfParts(file, (bytes) =>
        formulaPieces(formulaInObject(bytes) ?? formulaInPreview(bytes)),
      ),
      control: readerOfParts(file, (bytes) => elementsOf(parseXml(new TextDecoder().decode(bytes)).root)[0]),
      takeNote: noteTaker(file),
      readBlocks: (element) => this.within(element),
    }
  }

  /** The lines of the paragraphs and tables within an element. */
  read(element: MarkupElement): Line[] {
    return blockLines(this.blocks(element))
  }

  private blocks(element: MarkupElement): TableOrLines[] {
    return elementsOf(element).flatMap((block): TableOrLines[] => {
      if (block.name === 'w:tbl') return [{ rows: tableRows(block, (cell) => this.read(cell)) }]
      if (block.name === 'w:p') return [{ lines: readParagraph(block, this.scene) }]
      if (block.name === 'mc:AlternateContent') return [{ lines: this.alternative(block) }]
      if (block.name === 'm:oMathPara' || (block.name === 'w:sdt' && readSdt(block)))
        return [{ lines: readParagraph({ ...element, children: [block] }, this.scene) }]
      return SKIPPED.has(block.name) ? [] : this.blocks(block)
    })
  }

  private within(element: MarkupElement): Line[] {
    if (this.depth >= MAX_BOXES) return []
    this.depth++
    const lines = this.read(element)
    this.depth--
    return lines
  }

  private alternative(block: MarkupElement): Line[] {
    return (
      elementsOf(block)
        .map((choice) => this.read(choice))
        .find((lines) => lines.length > 0) ?? []
    )
  }
}

const SKIPPED = new Set(['w:sectPr', 'w:tcPr', 'w:sdtPr', 'w:del', 'w:moveFrom'])

function partsLeftOut(file: WordFile): OfficeNote[] {
  const leftOutTexts = (part: 'header' | 'footer' | 'comments', elements: readonly MarkupElement[]) =>
    [...new Set(elements.map((element) => wordText(element).trim()))]
      .filter((text) => /\p{L}/u.test(text))
      .map((text) => leftOut(part, text))
  return [
    ...leftOutTexts('header', file.headers),
    ...leftOutTexts('footer', file.footers),
    ...leftOutTexts('comments', childrenNamed(file.comments, 'w:comment')),
  ]
}

/** The text of a Word file, with its pictures and notes about other content. */
export function readWordFile(file: WordFile): SourceText {
  const pictures = new Pictures()
  const body = find(file.document, 'w:body') ?? file.document
  const lines = new BlockReader(file, pictures).read(body)
  if (file.cutOff) lines.push({ label: '', pieces: [{ kind: 'note', note: { code: 'document-cut-off' } }] })
  const { text, notes } = writeLines(withFences(lines), partsLeftOut(file))
  return { text, pictures: pictures.all, notes }
}
