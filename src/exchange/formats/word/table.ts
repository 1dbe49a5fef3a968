import { elementsOf, find, type MarkupElement } from '../../markup/markup.ts'
import type { Row } from '../../office/cell-text.ts'
import type { Line } from '../../office/piece.ts'

/** Rows and cells may be inside wrapper elements. */
const within = (element: MarkupElement, name: string, not: string): MarkupElement[] =>
  elementsOf(element).flatMap((child) =>
    child.name === name ? [child] : child.name === not ? [] : within(child, name, not),
  )

/** A cell that is merged into the one above repeats its text. */
function isContinued(cell: MarkupElement): boolean {
  const merge = find(cell, 'w:tcPr', 'w:vMerge')
  return merge !== undefined && merge.attributes['w:val'] !== 'restart'
}

/** The rows of a `w:tbl`; nested tables become lines of their cells. */
export const tableRows = (table: MarkupElement, readBlocks: (element: MarkupElement) => Line[]): Row[] =>
  within(table, 'w:tr', 'w:tblPr').map((row) =>
    within(row, 'w:tc', 'w:trPr').map((cell) => (isContinued(cell) ? [] : readBlocks(cell))),
  )
