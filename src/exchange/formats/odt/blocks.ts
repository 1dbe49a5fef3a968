import { elementsOf, find, type MarkupElement } from '../../markup/markup.ts'
import type { Row } from '../../office/cell-text.ts'
import { BULLET } from '../../office/number-text.ts'
import { hasText, type Line } from '../../office/piece.ts'
import { blockLines, type TableOrLines } from '../../office/table-lines.ts'
import { OdtInline } from './inline.ts'
import type { OdtLists, OpenList } from './lists.ts'
import type { OdtScene } from './scene.ts'
import { odtTableRows, repeatedOf } from './table.ts'

/** Where a paragraph stands; `label` is taken by the first paragraph of an item. */
interface Place {
  list?: OpenList
  depth: number
  start?: string | undefined
  isFirst: boolean
}

const OUTSIDE: Place = { depth: -1, isFirst: false }

/** Limits text boxes within text boxes. */
const MAX_BOXES = 8

/** Rows and cells that repeat mean nothing beyond that. */
const MAX_CELLS = 100

export class OdtBlocks {
  private boxes = 0
  private readonly scene: OdtScene
  private readonly lists: OdtLists
  private readonly outline: OpenList = { style: '', counts: [] }

  constructor(scene: Omit<OdtScene, 'readBox'>, lists: OdtLists) {
    this.scene = { ...scene, readBox: (element) => this.readBox(element) }
    this.lists = lists
  }

  /** The lines of the paragraphs and tables within an element. */
  read(element: MarkupElement): Line[] {
    return blockLines(this.blocks(element))
  }

  private blocks(element: MarkupElement): TableOrLines[] {
    return elementsOf(element).flatMap((block) => this.block(block, OUTSIDE))
  }

  private block(block: MarkupElement, place: Place): TableOrLines[] {
    if (block.name === 'text:p' || block.name === 'text:h') return [{ lines: this.paragraph(block, place) }]
    if (block.name === 'text:list') return this.list(block, place)
    if (block.name === 'table:table') return [{ rows: this.rows(block) }]
    if (DRAWN.test(block.name))
      return [{ lines: this.paragraph({ ...block, name: 'text:p', children: [block] }, OUTSIDE) }]
    return SKIPPED.has(block.name) ? [] : this.blocks(block)
  }

  private readBox(element: MarkupElement): Line[] {
    if (this.boxes >= MAX_BOXES) return []
    this.boxes++
    const lines = this.read(element)
    this.boxes--
    return lines
  }

  private paragraph(paragraph: MarkupElement, place: Place): Line[] {
    const { 'text:style-name': name } = paragraph.attributes
    const isHeading = paragraph.name === 'text:h'
    const { run } = this.scene.styles.of('paragraph', name)
    const { hidden = false, struck = false } = run
    const reader = new OdtInline(this.scene)
    reader.readAll(paragraph, isHeading ? { hidden, struck } : run)
    const line: Line = { label: '', pieces: reader.pieces }
    const label = this.labelOf(paragraph, place)
    const isSeen = hasText(line) || (label !== BULLET && place.isFirst)
    return [{ ...line, label: isSeen ? label : '' }, ...reader.boxes]
  }

  private labelOf({ name, attributes }: MarkupElement, { list, depth, start, isFirst }: Place): string {
    if (list) return isFirst ? this.lists.next(list, depth, start) : ''
    const level = Number(attributes['text:outline-level'])
    const isCounted = name === 'text:h' && level > 0 && attributes['text:is-list-header'] !== 'true'
    return isCounted ? this.lists.next(this.outline, level - 1, attributes['text:start-value']) : ''
  }

  private list(list: MarkupElement, place: Place): TableOrLines[] {
    const open = this.lists.open(list, place.list, this.styleWithin(list))
    const depth = place.depth + 1
    return elementsOf(list).flatMap((item) => {
      const start = item.attributes['text:start-value']
      const isItem = item.name === 'text:list-item'
      let isFirst = isItem
      return elementsOf(item).flatMap((block) => {
        const blocks = this.block(block, { list: open, depth, start, isFirst })
        if (block.name === 'text:p' || block.name === 'text:h') isFirst = false
        return blocks
      })
    })
  }

  /** Where the list names no style of its own, its paragraphs may. */
  private styleWithin(list: MarkupElement): string | undefined {
    const first = find(list, 'text:list-item', 'text:p')
    return this.scene.styles.of('paragraph', first?.attributes['text:style-name']).list
  }

  private rows(table: MarkupElement): Row[] {
    return odtTableRows(table).map((row) =>
      elementsOf(row)
        .filter(({ name }) => CELL.test(name))
        .flatMap((cell) => repeatedOf(cell, 'table:number-columns-repeated', MAX_CELLS))
        .map((cell) => (cell.name === COVERED ? [] : this.read(cell))),
    )
  }
}

const COVERED = 'table:covered-table-cell'
const CELL = /^table:(?:covered-)?table-cell$/
const DRAWN = /^draw:/
const SKIPPED = new Set([
  'text:tracked-changes',
  'text:table-of-content',
  'text:sequence-decls',
  'text:variable-decls',
  'text:user-field-decls',
  'office:forms',
  'office:annotation',
])
