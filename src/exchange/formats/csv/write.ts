import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { csvText } from '../../../platform/csv.ts'
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

const columnsFor = (options: number): Column[] => [
  { name: 'Question', cell: ({ text }) => text },
  ...Array.from({ length: options }, (_, index) => optionColumns(index)).flat(),
  { name: 'Correct', cell: ({ correctAnswer }) => optionLetter(correctAnswer) },
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
  const all = columnsFor(Math.max(...questions.map(({ options }) => options.length), 0))
  const columns = all.filter(({ cell, isOptional }) => !isOptional || questions.some(cell))
  return csvText(
    columns.map(({ name }) => name),
    questions.map((question) => columns.map(({ cell }) => cell(question))),
  )
}
