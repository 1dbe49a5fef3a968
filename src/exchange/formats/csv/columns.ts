import {
  ANSWER,
  EXPLANATION,
  FIGURES,
  HARMLESS,
  IMAGE,
  IMAGE_ALT,
  KIND,
  OPTION,
  PINNED,
  PINNED_OPTIONS,
  POINTS,
  plainName,
  TELLS_COUNT,
  TEXT,
  TOLERANCE,
  TOPIC,
  VALUE,
  VALUE_UNIT,
  WRONG_OPTION,
} from '../../questions/field-names.ts'

/** A column that no question takes, by its name; a harmless one holds a number or a date, and no text of the question. */
interface UnusedColumn {
  at: number
  name: string
  isHarmless: boolean
}

/** Indices of the cells in a row; -1 for a column that is missing. */
export interface CsvColumns {
  text: number
  options: readonly number[]
  /** Of each option, in the same order. */
  optionImages: readonly number[]
  optionImageAlts: readonly number[]
  answer: number
  /** The right option has a column of its own: it is the first of the options. */
  rightFirst: boolean
  /** The heading says that the key is an index, which may count from 0. */
  isIndex: boolean
  /** The options count from 0 themselves, as in "choice_0". */
  fromZero: boolean
  kind: number
  tellsCount: number
  value: number
  tolerance: number
  valueUnit: number
  figures: number
  points: number
  explanation: number
  topic: number
  image: number
  imageAlt: number
  pinned: number
  pinnedOptions: number
  unused: readonly UnusedColumn[]
}

export const NO_COLUMNS: CsvColumns = {
  text: -1,
  options: [],
  optionImages: [],
  optionImageAlts: [],
  answer: -1,
  rightFirst: false,
  isIndex: false,
  fromZero: false,
  kind: -1,
  tellsCount: -1,
  value: -1,
  tolerance: -1,
  valueUnit: -1,
  figures: -1,
  points: -1,
  explanation: -1,
  topic: -1,
  image: -1,
  imageAlt: -1,
  pinned: -1,
  pinnedOptions: -1,
  unused: [],
}

type Options = Pick<CsvColumns, 'options' | 'answer' | 'rightFirst'>

/** Options by letter or number, or the right one and the wrong ones in columns of their own. */
function optionsOf(names: readonly string[], text: number): Options {
  const answer = names.findIndex((name, at) => at !== text && ANSWER.test(name))
  const options = names.flatMap((name, at) => (at !== text && OPTION.test(name) ? [at] : []))
  if (options.length >= 2) return { options, answer, rightFirst: false }
  const wrong = names.flatMap((name, at) => (WRONG_OPTION.test(name) ? [at] : []))
  if (wrong.length === 0 || answer < 0) return { options: [], answer, rightFirst: false }
  return { options: [answer, ...wrong], answer: -1, rightFirst: true }
}

/** The columns named by a heading; undefined if the row is already a question. */
export function columnsOf(cells: readonly string[]): CsvColumns | undefined {
  const names = cells.map(plainName)
  const at = (name: RegExp) => names.findIndex((cell) => name.test(cell))
  const text = at(TEXT)
  const { options, answer, rightFirst } = optionsOf(names, text)
  if (text < 0 || options.length < 2) return undefined
  const columns = {
    text,
    options,
    optionImages: options.map((index) => names.indexOf(`${names[index]} image`)),
    optionImageAlts: options.map((index) => names.indexOf(`${names[index]} image description`)),
    answer,
    rightFirst,
    isIndex: (names[answer] ?? '').includes('index'),
    fromZero: options.some((index) => / ?\b0$/.test(names[index] ?? '')),
    kind: at(KIND),
    tellsCount: at(TELLS_COUNT),
    value: at(VALUE),
    tolerance: at(TOLERANCE),
    valueUnit: at(VALUE_UNIT),
    figures: at(FIGURES),
    points: at(POINTS),
    explanation: at(EXPLANATION),
    topic: at(TOPIC),
    image: at(IMAGE),
    imageAlt: at(IMAGE_ALT),
    pinned: at(PINNED),
    pinnedOptions: at(PINNED_OPTIONS),
  }
  return { ...columns, unused: unusedOf(cells, names, columns) }
}

function unusedOf(
  cells: readonly string[],
  names: readonly string[],
  columns: Omit<CsvColumns, 'unused'>,
): UnusedColumn[] {
  const used = new Set(Object.values(columns).flat())
  return cells.flatMap((cell, at) =>
    used.has(at)
      ? []
      : [{ at, name: cell.trim() || columnLetters(at), isHarmless: HARMLESS.test(names[at] ?? '') }],
  )
}

/** As spreadsheets name a column that has no heading: A, B, …, Z, AA. */
function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last
}
