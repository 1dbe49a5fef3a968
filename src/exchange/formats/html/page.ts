import type { SourceText } from '../../../domain/exchange/found-question.ts'
import { leftOut } from '../../../domain/exchange/office-note.ts'
import {
  COMMENT,
  isElement,
  type MarkupElement,
  type MarkupNode,
  type ParsedMarkup,
} from '../../markup/markup.ts'
import { withFences } from '../../office/code-lines.ts'
import { BULLET } from '../../office/number-text.ts'
import { type PictureFile, Pictures } from '../../office/pictures.ts'
import { hasText, type Line, notePiece, type Piece, PLAIN, textPiece } from '../../office/piece.ts'
import { rowLines } from '../../office/row-lines.ts'
import { shownText } from '../../office/sign-fonts.ts'
import { blockLines, type TableOrLines } from '../../office/table-lines.ts'
import { writeLines } from '../../office/write-lines.ts'
import { commentFormulas, heldFormula, mathElement } from './formulas.ts'
import { imagePieces } from './images.ts'
import { ListCounter } from './lists.ts'
import { isFromSheet, sheetCell } from './sheet.ts'
import { lookOfStyle, PAGE_STYLE, type PageStyle, styleWithin } from './style.ts'
import { hasTab, isWordLabel, wordLabel } from './word-label.ts'

/** Dependencies of reading a page. */
export interface PageTools {
  parseXml: (source: string) => ParsedMarkup
  /** The picture in a `data:` address. */
  decode: (base64: string) => PictureFile | undefined
}

const words = (text: string) => new Set(text.trim().split(/\s+/))
const BLOCKS = words(`
  address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr html li main nav ol p pre section summary tbody tfoot thead ul caption
`)
const SKIPPED = words(`
  script style head title meta link template noscript select textarea datalist rt rp colgroup col xml
`)
const NAMED_AS_LOST = words('audio video canvas iframe object embed')

/** Collects the lines of a page or of a cell. */
class PageReader {
  private readonly blocks: TableOrLines[] = []
  private pieces: Piece[] = []
  private label = ''
  private isCode = false
  private list: ListCounter | undefined
  private readonly pictures: Pictures
  private readonly tools: PageTools
  private readonly isSheet: boolean

  constructor(pictures: Pictures, tools: PageTools, isSheet: boolean) {
    this.pictures = pictures
    this.tools = tools
    this.isSheet = isSheet
  }

  /** Ends the line unless it is empty. */
  end(): void {
    const line: Line = { label: this.label, pieces: this.pieces, isCode: this.isCode && this.label === '' }
    if (hasText({ ...line, label: '' })) {
      this.blocks.push({ lines: [line] })
      this.label = ''
    } else if (this.pieces.some(({ kind }) => kind === 'note'))
      this.blocks.push({ lines: [{ ...line, label: '' }] })
    this.pieces = []
  }

  readAll(children: readonly MarkupNode[], style: PageStyle): void {
    let hasFormula = false
    let isFallback = false
    for (const child of children) {
      if (!isElement(child)) {
        if (!isFallback) this.text(child, style)
      } else if (child.name === COMMENT) {
        const data = child.attributes.data ?? ''
        const formulas = commentFormulas(data, this.tools.parseXml)
        this.pieces.push(...formulas)
        hasFormula ||= formulas.length > 0
        // Word adds pictures of formulas for programs that cannot read formulas.
        isFallback = hasFormula && /^\[if !msEquation\]/.test(data)
      } else if (!isFallback) this.read(child, style)
    }
  }

  private text(text: string, style: PageStyle): void {
    if (style.hidden || style.struck) {
      if (text.trim()) this.note(leftOut(style.hidden ? 'hidden-text' : 'struck-text', text))
      return
    }
    const shown = shownText(style.font, text)
    if (style.keepsSpaces) this.kept(shown, style)
    else this.add(shown.replaceAll(/[ \t\r\n\f]+/g, ' '), style)
  }

  /** Preformatted text, line by line. */
  private kept(text: string, style: PageStyle): void {
    text.split(/\r\n?|\n/).forEach((line, index) => {
      if (index > 0) this.pieces.push({ kind: 'break' })
      this.add(line, style)
    })
  }

  private add(text: string, style: PageStyle): void {
    const last = this.pieces.at(-1)
    const isAfterSpace = !style.keepsSpaces && last?.kind === 'text' && last.text.endsWith(' ')
    const added = isAfterSpace ? text.replace(/^ /, '') : text
    if (added) this.pieces.push(textPiece(added, this.isSheet ? PLAIN : lookOfStyle(style)))
  }

  private read(element: MarkupElement, outer: PageStyle): void {
    const { name } = element
    if (SKIPPED.has(name)) return
    const formula = name === 'math' ? mathElement(element, lookOfStyle(outer)) : this.held(element, outer)
    if (formula) this.pieces.push(...formula)
    else this.readShown(element, styleWithin(element, outer))
  }

  private held(element: MarkupElement, style: PageStyle): Piece[] | undefined {
    return heldFormula(element, { ...lookOfStyle(style), raised: '' }, this.tools.parseXml)
  }

  private readShown(element: MarkupElement, style: PageStyle): void {
    const { name } = element
    const own = Object.hasOwn(READERS, name) ? READERS[name] : undefined
    if (own) own.call(this, element, style)
    else if (NAMED_AS_LOST.has(name)) this.note({ code: 'element-left-out', element: name })
    else if (isWordLabel(element)) this.label = wordLabel(element, style)
    else if (hasTab(element)) this.add('\t', { ...style, keepsSpaces: true })
    else if (BLOCKS.has(name)) this.block(element, style)
    else this.readAll(element.children, style)
  }

  block(element: MarkupElement, style: PageStyle): void {
    this.end()
    this.readAll(element.children, style)
    this.end()
  }

  listing(element: MarkupElement, style: PageStyle): void {
    this.end()
    this.isCode = true
    this.block(element, style)
    this.isCode = false
  }

  items(list: MarkupElement, style: PageStyle): void {
    const outer = this.list
    this.list = new ListCounter(list)
    this.block(list, style)
    this.list = outer
  }

  item(element: MarkupElement, style: PageStyle): void {
    this.end()
    this.label = this.list?.labelOf(element) ?? BULLET
    this.readAll(element.children, style)
    this.end()
    this.label = ''
  }

  table(element: MarkupElement, style: PageStyle): void {
    this.end()
    const rows = rowsOf(element).map((row) => {
      const cells = row.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th')
      return cells.map((cell) => this.cell(cell, style))
    })
    this.blocks.push(this.isSheet ? { lines: rows.flatMap(rowLines) } : { rows })
  }

  get lines(): Line[] {
    return blockLines(this.blocks)
  }

  private cell(cell: MarkupElement, style: PageStyle): Line[] {
    const reader = new PageReader(this.pictures, this.tools, this.isSheet)
    reader.readAll(cell.children, styleWithin(cell, { ...style, bold: false }))
    reader.end()
    return this.isSheet ? sheetCell(reader.lines) : reader.lines
  }

  image(element: MarkupElement, style: PageStyle): void {
    if (!style.hidden) this.pieces.push(...imagePieces(element, this.pictures, this.tools.decode))
  }

  lineBreak(): void {
    this.pieces.push({ kind: 'break' })
  }

  note(note: Parameters<typeof notePiece>[0]): void {
    this.pieces.push(notePiece(note))
  }
}

type Reader = (this: PageReader, element: MarkupElement, style: PageStyle) => void

const READERS: Readonly<Record<string, Reader>> = {
  br: PageReader.prototype.lineBreak,
  img: PageReader.prototype.image,
  ol: PageReader.prototype.items,
  ul: PageReader.prototype.items,
  menu: PageReader.prototype.items,
  li: PageReader.prototype.item,
  pre: PageReader.prototype.listing,
  table: PageReader.prototype.table,
  svg(_, style) {
    if (!style.hidden) this.note({ code: 'picture-lost', kind: 'svg' })
  },
}

/** The rows of a table, without those of nested tables. */
const rowsOf = (element: MarkupElement): MarkupElement[] =>
  element.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : /^(td|th|table)$/.test(child.name) ? [] : rowsOf(child),
    )

/** The text of a page, or of a copied part of one. */
export function readPage({ root, cutOff }: ParsedMarkup, tools: PageTools): SourceText {
  const pictures = new Pictures()
  const reader = new PageReader(pictures, tools, isFromSheet(root))
  reader.readAll(root.children, PAGE_STYLE)
  if (cutOff) reader.note({ code: 'document-cut-off' })
  reader.end()
  const { text, notes } = writeLines(withFences(reader.lines))
  return { text, pictures: pictures.all, notes }
}
