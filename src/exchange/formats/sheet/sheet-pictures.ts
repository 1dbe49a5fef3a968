import { eachElement } from '../../markup/each-element.ts'
import { find, findAll, type MarkupElement } from '../../markup/markup.ts'

const ANCHORS = new Set(['twoCellAnchor', 'oneCellAnchor'])
const SHOWN = new Set(['pic', 'graphicFrame', 'txBody'])

function rowOf(anchor: MarkupElement): number | undefined {
  const row = Number(find(anchor, 'from', 'row')?.children[0])
  return Number.isInteger(row) ? row + 1 : undefined
}

/** The numbers of the rows at which there are pictures, charts and text boxes. */
export function pictureRows(source: string): number[] {
  const rows: number[] = []
  eachElement(source, ANCHORS, (anchor) => {
    const row = rowOf(anchor)
    if (row !== undefined && findAll(anchor, SHOWN).length > 0) rows.push(row)
  })
  return rows
}
