import { joinTex, mathTex, wordsTex } from '../tex/tex.ts'

/* A table of data as one formula: the page shows it as a table, and screen readers read it by rows and columns. */

const MAX_COLUMNS = 12
const MAX_ROWS = 30
/** Cells do not wrap, so long texts would run out of the page. */
const MAX_CELL = 60
const MAX_ROW = 120
/** Longer formulas are not drawn. */
const MAX_TEX = 2000

const columnsOf = (rows: readonly (readonly string[])[]) => Math.max(0, ...rows.map((row) => row.length))

const lengthOf = (row: readonly string[]) => row.join('').length

/** Whether a page has the room to show it. */
export const fitsAsTable = (rows: readonly (readonly string[])[]): boolean =>
  rows.length <= MAX_ROWS &&
  columnsOf(rows) <= MAX_COLUMNS &&
  rows.every((row) => lengthOf(row) <= MAX_ROW && row.every((cell) => cell.length <= MAX_CELL)) &&
  tableTex(rows).length <= MAX_TEX

/** Formulas within a text, without escaped dollars. */
const FORMULAS = /(?<!\\)\$\$?([^$]+)\$\$?/g
/** Numbers, and letters that stand for quantities, as in `−0.5` or `P(X)`. */
const MATHS = /^(?:[-−–+±]?\d[\d.,\s]*|\p{L}'?(?:\(\p{L}\))?)$/u

function wordTex(text: string): string {
  const said = text.replaceAll('\\$', '$').replaceAll(/\s+/g, ' ')
  if (said.trim() === '') return said === '' ? '' : '\\ '
  return MATHS.test(said.trim()) ? mathTex(said.trim()) : wordsTex(said)
}

function cellTex(cell: string): string {
  const parts: string[] = []
  const text = cell.trim()
  let at = 0
  for (const { 0: all, 1: formula = '', index } of text.matchAll(FORMULAS)) {
    parts.push(wordTex(text.slice(at, index)), `{${formula.trim()}}`)
    at = index + all.length
  }
  return joinTex([...parts, wordTex(text.slice(at))])
}

/**
 * The rows of a table as TeX, without the dollars around it. Cells are texts in which formulas stand between dollars; rows
 * may differ in their length.
 */
export function tableTex(rows: readonly (readonly string[])[]): string {
  const columns = columnsOf(rows)
  const lines = rows.map((row) =>
    Array.from({ length: columns }, (_, column) => cellTex(row[column] ?? '')).join('&'),
  )
  return `\\begin{array}{${'|l'.repeat(columns)}|}\\hline ${lines.map((line) => `${line}\\\\ \\hline`).join(' ')}\\end{array}`
}
