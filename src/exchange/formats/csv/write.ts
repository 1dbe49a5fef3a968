import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import type { NumberKey } from '../../../domain/kinds/number/shape.ts'
import { csvText } from '../../../platform/csv.ts'
import { keyOfNumber } from '../../questions/kind-tags.ts'
import { pinnedLetters } from '../../questions/pins.ts'

type Cell = string | number | undefined

interface Column {
  name: string
  cell: (question: NewQuestion) => Cell
  /** Only there if a question needs it. */
  isOptional?: boolean
}

const optionColumns = (index: number): Column[] => {
  const name = `Option ${optionLetter(index)}`
  return [
    { name, cell: ({ options }) => options[index]?.text },
    { name: `${name} image`, cell: ({ options }) => options[index]?.imageUrl, isOptional: true },
    {
      name: `${name} image description`,
      cell: ({ options }) => options[index]?.imageAlt,
      isOptional: true,
    },
  ]
}

function lettersOf({ kind, correctAnswer, correctAnswers = [] }: NewQuestion): Cell {
  if (kind === 'number') return undefined
  return (kind === 'several' ? correctAnswers : [correctAnswer]).map(optionLetter).join(', ')
}

const ofKey = (question: NewQuestion, cell: (key: NumberKey) => Cell): Cell =>
  question.kind === 'number' ? cell(keyOfNumber(question)) : undefined

/** In the unit, or in per cent of the value. */
function toleranceOf({ tolerance = { absolute: 0 } }: NumberKey): Cell {
  if ('absolute' in tolerance) return tolerance.absolute || undefined
  return `${Number((tolerance.relative * 100).toPrecision(12))}%`
}

const columnsFor = (options: number): Column[] => [
  { name: 'Question', cell: ({ text }) => text },
  ...Array.from({ length: options }, (_, index) => optionColumns(index)).flat(),
  { name: 'Correct', cell: lettersOf },
  { name: 'Kind', cell: ({ kind }) => kind, isOptional: true },
  { name: 'Tells count', cell: ({ tellsCount }) => (tellsCount ? 'yes' : undefined), isOptional: true },
  { name: 'Value', cell: (question) => ofKey(question, ({ value }) => String(value)), isOptional: true },
  { name: 'Tolerance', cell: (question) => ofKey(question, toleranceOf), isOptional: true },
  { name: 'Value unit', cell: (question) => ofKey(question, ({ unit }) => unit), isOptional: true },
  { name: 'Figures', cell: (question) => ofKey(question, ({ figures }) => figures), isOptional: true },
  { name: 'Points', cell: ({ points }) => points },
  { name: 'Explanation', cell: ({ explanation }) => explanation, isOptional: true },
  { name: 'Topic', cell: ({ topic }) => topic, isOptional: true },
  { name: 'Image', cell: ({ imageUrl }) => imageUrl, isOptional: true },
  { name: 'Image description', cell: ({ imageAlt }) => imageAlt, isOptional: true },
  { name: 'Pinned question', cell: ({ pinned }) => (pinned ? 'yes' : undefined), isOptional: true },
  { name: 'Pinned options', cell: (question) => pinnedLetters(question) || undefined, isOptional: true },
]

/** A heading that `columnsOf` reads, and a row for each question. */
export function toCsv(questions: readonly NewQuestion[]): string {
  // A heading is known by two options, also where all questions ask for numbers.
  const all = columnsFor(
    Math.max(...questions.map(({ options }) => options.length), questions.length > 0 ? 2 : 0),
  )
  const columns = all.filter(({ cell, isOptional }) => !isOptional || questions.some(cell))
  return csvText(
    columns.map(({ name }) => name),
    questions.map((question) => columns.map(({ cell }) => cell(question))),
  )
}
