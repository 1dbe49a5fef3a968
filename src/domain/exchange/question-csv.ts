import { OPTIONS_PER_QUESTION } from '../authoring/question-draft.ts'
import type { Fault, ImportProblem } from './import-problem.ts'
import { type FoundQuestion, keepPicture } from './question-exchange.ts'

export interface CsvRow {
  /** Where the row begins, from 1. */
  line: number
  cells: readonly string[]
  /** Why the cells are not to be read. */
  fault?: Fault
}

/** Indices of the cells in a row; -1 for a column that is missing. */
export interface CsvColumns {
  text: number
  options: readonly number[]
  answer: number
  points: number
  image: number
  imageAlt: number
}

/** The order in a file without a heading: text, options A–D, correct letter or number, points, image URL. */
const DEFAULT_COLUMNS: CsvColumns = {
  text: 0,
  options: [1, 2, 3, 4],
  answer: 5,
  points: 6,
  image: 7,
  imageAlt: -1,
}

const TEXT = /^(question|question text|text|stem)$/
const OPTION = /^(?:(?:option|answer|choice)\s*([a-h]|[1-8])|([a-h]))$/
const ANSWER = /^(correct|correct answer|correct option|answer|key)$/
const POINTS = /^(points|marks|score)$/
const IMAGE = /^(image|image url|picture|question image( url)?)$/

const IMAGE_ALT = /^(image|picture) (alt|description|text)$|^alt( text)?$/

const plain = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()

/** The columns named by a heading; undefined if the first row is already a question. */
export function columnsOf(row: CsvRow | undefined): CsvColumns | undefined {
  const names = (row?.cells ?? []).map(plain)
  const at = (name: RegExp) => names.findIndex((cell) => name.test(cell))
  const options = names.flatMap((cell, index) => (OPTION.test(cell) ? [index] : []))
  if (at(TEXT) < 0 || options.length < 2) return undefined
  return {
    text: at(TEXT),
    options,
    answer: at(ANSWER),
    points: at(POINTS),
    image: at(IMAGE),
    imageAlt: at(IMAGE_ALT),
  }
}

/** Empty cells at the end of a row are ignored; one between others is a blank option. */
function optionsOf(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim())
  return cells.slice(0, last + 1).map((cell) => cell.trim())
}

/** The index that 'B', 'b)' or '2' stands for; undefined if there is no such option. */
function answerIndex(answer: string, count: number): number | undefined {
  const [, letter, number] = answer.trim().match(/^(?:([a-z])|(\d{1,2}))[.)]?$/i) ?? []
  const index = letter ? letter.toUpperCase().charCodeAt(0) - 65 : number ? Number(number) - 1 : -1
  return index >= 0 && index < count ? index : undefined
}

/** Reads a row; `columns` come from the heading, if the file has one. */
export function questionOfRow({ line, cells }: CsvRow, columns = DEFAULT_COLUMNS): FoundQuestion {
  const cell = (index: number) => cells[index]?.trim() ?? ''
  const options = optionsOf(columns.options.map((index) => cells[index] ?? ''))
  const [answer, points, image] = [cell(columns.answer), cell(columns.points), cell(columns.image)]
  const correct = answerIndex(answer, Math.max(options.length, OPTIONS_PER_QUESTION))
  const pictures = image ? [{ url: image, alt: cell(columns.imageAlt) }] : []
  const { notes, ...picture } = keepPicture(pictures, { code: 'question' })
  const problems: ImportProblem[] =
    answer && correct === undefined ? [{ line, code: 'unreadable-answer', answer }] : []
  return {
    line,
    text: cell(columns.text),
    ...picture,
    options: options.map((text, index) => ({ text, imageUrl: '', correct: index === correct })),
    points: points ? Number(points.replace(',', '.')) : 1,
    problems,
    notes,
  }
}
