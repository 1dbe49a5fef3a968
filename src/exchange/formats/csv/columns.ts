/** Indices of the cells in a row; -1 for a column that is missing. */
export interface CsvColumns {
  text: number
  options: readonly number[]
  /** Of each option, in the same order. */
  optionImages: readonly number[]
  optionImageAlts: readonly number[]
  answer: number
  points: number
  explanation: number
  topic: number
  image: number
  imageAlt: number
}

export const NO_COLUMNS: CsvColumns = {
  text: -1,
  options: [],
  optionImages: [],
  optionImageAlts: [],
  answer: -1,
  points: -1,
  explanation: -1,
  topic: -1,
  image: -1,
  imageAlt: -1,
}

const TEXT = /^(question|question text|text|stem|frage|fragetext)$/
const OPTION = /^(?:(?:option|answer|choice|antwort)\s*([a-z]|[1-9]|1\d|2[0-6])|([a-z]))$/
const ANSWER =
  /^(correct|correct answer|correct option|right answer|answer|answer key|key|richtig|richtige antwort)$/
const POINTS = /^(points|marks|score|punkte)$/
const EXPLANATION = /^(explanation|feedback|general feedback|rationale|erklärung)$/
const TOPIC = /^(topic|category|thema|kategorie)$/
const IMAGE = /^(image|image url|picture|question image( url)?|bild)$/
const IMAGE_ALT = /^(image|picture) (alt|description|text)$|^alt( text)?$/

const plain = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()

/** The columns named by a heading; undefined if the first row is already a question. */
export function columnsOf(cells: readonly string[]): CsvColumns | undefined {
  const names = cells.map(plain)
  const at = (name: RegExp) => names.findIndex((cell) => name.test(cell))
  const options = names.flatMap((cell, index) => (OPTION.test(cell) ? [index] : []))
  if (at(TEXT) < 0 || options.length < 2) return undefined
  return {
    text: at(TEXT),
    options,
    optionImages: options.map((index) => names.indexOf(`${names[index]} image`)),
    optionImageAlts: options.map((index) => names.indexOf(`${names[index]} image description`)),
    answer: at(ANSWER),
    points: at(POINTS),
    explanation: at(EXPLANATION),
    topic: at(TOPIC),
    image: at(IMAGE),
    imageAlt: at(IMAGE_ALT),
  }
}
