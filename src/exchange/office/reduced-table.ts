import { decodeEntities } from '../markup/html-entities.ts'
import { fitsAsTable, tableTex } from './data-table.ts'

/* Tables of other systems, within a question, where all that has rows and columns is data. */

const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g

const cellOf = (markup: string) =>
  decodeEntities(markup)
    .replaceAll(FORMULA, (_, inline?: string, display?: string) => `$${inline ?? display ?? ''}$`)
    .replaceAll(/\s+/g, ' ')
    .trim()

const isFilled = (row: readonly string[]) => row.filter((cell) => cell !== '').length >= 2

/** What a table of rows became: a formula, nothing where it stays lines, and whether it is told that it was one. */
export interface ReducedTable {
  tex?: string
  isLost: boolean
}

/** `rows` are markup that is reduced already, with tabs between cells. A table `isWhole` if its cells are all of one size. */
export function reducedTable(rows: readonly string[], isWhole: boolean): ReducedTable {
  const texts = rows.map((row) => row.split('\t').map(cellOf)).filter((row) => row.some(Boolean))
  if (texts.filter(isFilled).length < 2) return { isLost: false }
  return isWhole && fitsAsTable(texts) ? { tex: tableTex(texts), isLost: false } : { isLost: true }
}
