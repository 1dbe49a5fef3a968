import { cellText, isOption, leadingNumber, type Row, seenLines } from './cell-text.ts'

/* What the columns of a paper in a table hold, by their headings or by what is in them. */

type Role = 'number' | 'question' | 'options' | 'key' | 'points' | 'explanation' | 'other'

export type PaperColumn = Role | { option: number }

const HEADINGS: readonly [pattern: RegExp, role: Role][] = [
  [
    /^(?:(?:s|sr|sl|q|qn|que|ques|question|item|frage|lfd)[.\s]{0,2})?(?:no|nr|num|number|#|№)$|^(?:q|sn|م|رقم|رقم السؤال|क्र|क्रमांक|प्रश्न संख्या)$/iu,
    'number',
  ],
  [
    /^(?:questions?|question text|statements?|stem|items?|frage|fragen|fragetext|aufgabe|pregunta|السؤال|الأسئلة|प्रश्न)$/iu,
    'question',
  ],
  [
    /^(?:options?|choices?|answer choices|alternatives?|antworten|antwortmöglichkeiten|auswahl|الخيارات|विकल्प)$/iu,
    'options',
  ],
  [
    /^(?:ans|answers?|key|answer key|correct|correct (?:answer|option|choice)|right answer|lösung|richtig|richtige antwort|antwort|الإجابة|الإجابة الصحيحة|الجواب|उत्तर|सही उत्तर)$/iu,
    'key',
  ],
  [/^(?:marks?|points?|pts|score|punkte|weight|الدرجة|درجة|अंक)$/iu, 'points'],
  [/^(?:explanations?|solutions?|rationale|erklärung|الشرح|व्याख्या)$/iu, 'explanation'],
]

const OPTION_HEADING = /^(?:(?:option|choice|alternative|answer|antwort)\s?)?[([]?([a-h1-8])[)\]]?$/iu

const heading = (text: string) => text.replace(/[.:]+$/, '').trim()

function roleOf(text: string): PaperColumn {
  const title = heading(text)
  const [, letter] = OPTION_HEADING.exec(title) ?? []
  if (letter !== undefined) {
    const digit = Number(letter)
    return {
      option: Number.isNaN(digit) ? letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : digit - 1,
    }
  }
  return HEADINGS.find(([pattern]) => pattern.test(title))?.[1] ?? 'other'
}

const isOptionColumn = (column: PaperColumn) => typeof column !== 'string'

/** Real questions, not numbers of questions in a list of keys. */
const MIN_QUESTION = 8

/** The columns of a paper whose first row has their headings; undefined for any other table. */
function headedColumns(rows: readonly Row[]): PaperColumn[] | undefined {
  const [first = [], ...others] = rows
  const columns = first.map((cell) => roleOf(cellText(cell)))
  const question = columns.indexOf('question')
  const asks = others.some((row) => cellText(row[question] ?? []).length >= MIN_QUESTION)
  const answers = columns.includes('options') || columns.filter(isOptionColumn).length >= 2
  const within = others.some((row) => optionsIn(row, question) >= 2)
  return question >= 0 && asks && (answers || within) ? columns : undefined
}

const optionsIn = (row: Row, column: number) =>
  seenLines(row[column] ?? []).filter((line) => line.label !== '' || isOption(cellText([line]))).length

const LETTER = /^[([]?[A-Ha-h][)\].]?$/u

/** The number of a row: its text, or what a list counts. */
export function rowNumber(row: Row, column: number): number | undefined {
  const text = cellText(row[column] ?? [])
  return /^\d{1,3}$/.test(text)
    ? Number(text)
    : /^\W?\d{1,3}\W?$/.test(text)
      ? leadingNumber(text)
      : undefined
}

/** No paper has more. */
const MAX_COLUMNS = 20

/** Without headings the first column counts the questions, and another one has options. */
function countedColumns(rows: readonly Row[]): PaperColumn[] | undefined {
  const numbers = rows.map((row) => rowNumber(row, 0))
  const isCounted = numbers.every(
    (number, index) => number !== undefined && (index === 0 || number === (numbers[index - 1] ?? 0) + 1),
  )
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (rows.length < 2 || !isCounted || width < 2 || width > MAX_COLUMNS) return undefined
  const places = Array.from({ length: width }, (_, column) => column)
  const options = places.find(
    (column) => column > 0 && rows.filter((row) => optionsIn(row, column) >= 2).length * 2 > rows.length,
  )
  if (options === undefined) return undefined
  const keys = places.find(
    (column) => column > options && rows.every((row) => LETTER.test(cellText(row[column] ?? []))),
  )
  return places.map((column): PaperColumn => {
    if (column === 0) return 'number'
    if (column === keys) return 'key'
    if (column === 1) return 'question'
    return column === options ? 'options' : 'other'
  })
}

export interface PaperTable {
  columns: readonly PaperColumn[]
  rows: readonly Row[]
}

/** Undefined for a table that is no paper. */
export function paperTable(rows: readonly Row[]): PaperTable | undefined {
  const headed = headedColumns(rows)
  if (headed) return { columns: headed, rows: rows.slice(1) }
  const columns = countedColumns(rows)
  return columns && { columns, rows }
}
