import type { SourceText } from '../../../domain/exchange/found-question.ts'
import type { FileRefusal, LineNote } from '../../../domain/exchange/import-problem.ts'
import { detectFormat } from '../detect.ts'
import { type GridRow, gridText } from './grid.ts'
import { MAX_ROWS } from './rows.ts'

export interface NamedSheet {
  name: string
  isHidden: boolean
  read: () => { rows: readonly GridRow[]; isCut: boolean }
}

interface WrittenSheet extends Pick<NamedSheet, 'name' | 'isHidden'> {
  text: string
  notes: readonly LineNote[]
}

/** Workbooks of more sheets are not those of questions. */
const MAX_SHEETS = 50

function written({ name, isHidden, read }: NamedSheet): WrittenSheet {
  const { rows, isCut } = read()
  const { text, notes } = gridText(rows)
  const line = text.split('\n').length
  return {
    name,
    isHidden,
    text,
    notes: isCut ? [...notes, { code: 'lines-left-out', limit: MAX_ROWS, line }] : notes,
  }
}

/** The first sheet with questions, else the first with any text. */
const chosenOf = (sheets: readonly WrittenSheet[]) =>
  sheets.find(({ text, isHidden }) => !isHidden && detectFormat(text) !== undefined) ??
  sheets.find(({ isHidden }) => !isHidden) ??
  sheets[0]

/** A workbook as one text: one of its sheets, and a note for each of the others that have text. */
export function sheetsSource(named: readonly NamedSheet[]): SourceText | FileRefusal {
  const sheets = named
    .slice(0, MAX_SHEETS)
    .map(written)
    .filter(({ text }) => text.trim() !== '')
  const chosen = chosenOf(sheets)
  if (!chosen) return { code: 'no-rows' }
  const others = sheets
    .filter((sheet) => sheet !== chosen)
    .map(({ name }): LineNote => ({ code: 'sheet-left-out', name, line: 1 }))
  return { text: chosen.text, pictures: [], notes: [...others, ...chosen.notes] }
}
