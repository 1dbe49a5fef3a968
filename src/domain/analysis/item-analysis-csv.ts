import { optionLetter } from '../quizzes/quiz.ts'
import type { ItemAnalysis, ItemFigures, OptionFigures } from './item-analysis.ts'

type Cell = string | number | undefined

const ITEM_COLUMNS = [
  'Question',
  'Text',
  'Key',
  'Attempts',
  'Facility Index',
  'Discrimination Index',
  'Unanswered',
  'Check the Key',
] as const

/** Of each option, after its letter. */
const OPTION_COLUMNS = [
  'Text',
  'Chosen',
  'Chosen (%)',
  'Among the Best',
  'Mean Score (%)',
  'Discrimination',
] as const

/** Exact enough for any use, without the digits that arithmetic leaves behind. */
const rounded = (value: number | undefined, digits: number): Cell =>
  value === undefined ? undefined : Number(value.toFixed(digits))

function optionCells(text: string, option: OptionFigures, attempts: number): Cell[] {
  const { count, best, meanScore, discrimination } = option
  const share = attempts > 0 ? (count * 100) / attempts : undefined
  return [text, count, rounded(share, 2), best, rounded(meanScore, 2), rounded(discrimination, 4)]
}

function itemCells({ attempts }: ItemAnalysis, item: ItemFigures): Cell[] {
  const { number, question, options, facility, discrimination, unanswered, gone, rival } = item
  const key = question.correctAnswer
  return [
    number,
    question.text,
    key === undefined ? undefined : optionLetter(key),
    attempts,
    rounded(facility, 4),
    rounded(discrimination, 4),
    unanswered + gone,
    rival === undefined ? undefined : `${optionLetter(rival)} beats the key`,
    ...options.flatMap((option, index) => optionCells(question.options[index]?.text ?? '', option, attempts)),
  ]
}

/** One row for each question, in the order of the quiz; questions with fewer options end earlier. */
export function itemAnalysisTable(analysis: ItemAnalysis): { columns: string[]; rows: Cell[][] } {
  const most = Math.max(0, ...analysis.items.map(({ options }) => options.length))
  const columns = Array.from({ length: most }, (_, index) =>
    OPTION_COLUMNS.map((column) => `${optionLetter(index)} ${column}`),
  )
  const width = ITEM_COLUMNS.length + most * OPTION_COLUMNS.length
  return {
    columns: [...ITEM_COLUMNS, ...columns.flat()],
    rows: analysis.items.map((item) => {
      const cells = itemCells(analysis, item)
      return Array.from({ length: width }, (_, index) => cells[index])
    }),
  }
}
