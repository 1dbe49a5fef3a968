import { rightOptions } from '../kinds/choice/grade.ts'
import { optionLetter } from '../kinds/choice/shape.ts'
import type { QuizAnalysis } from './item-analysis.ts'
import type { ItemFigures } from './item-figures.ts'

type Cell = string | number | undefined

const ITEM_COLUMNS = [
  'number',
  'text',
  'key',
  'attempts',
  'facility',
  'discrimination',
  'unanswered',
  'keyCheck',
] as const
type ItemColumn = (typeof ITEM_COLUMNS)[number]

/** Repeated for each option. */
const OPTION_COLUMNS = ['text', 'chosen', 'share', 'amongBest', 'meanScore', 'discrimination'] as const
type OptionColumn = (typeof OPTION_COLUMNS)[number]

/** The texts of the file. */
export interface ItemTableWords {
  columns: Record<ItemColumn, string>
  optionColumns: Record<OptionColumn, (letter: string) => string>
  /** The `keyCheck` cell when an option beats the key. */
  beatsKey: (letter: string) => string
}

/** Drops the digits that floating-point arithmetic leaves behind. */
const rounded = (value: number | undefined, digits: number): Cell =>
  value === undefined ? undefined : Number(value.toFixed(digits))

function itemCells(item: ItemFigures, words: ItemTableWords): Record<ItemColumn, Cell> {
  const { number, question, attempts, facility, discrimination, unanswered, gone, rival } = item
  const right = rightOptions(question)
  return {
    number,
    text: question.text,
    key: right.length > 0 ? right.map(optionLetter).join(', ') : undefined,
    attempts,
    facility: rounded(facility, 4),
    discrimination: rounded(discrimination, 4),
    unanswered: unanswered + gone,
    keyCheck: rival === undefined ? undefined : words.beatsKey(optionLetter(rival)),
  }
}

/** Undefined if the question has no such option. */
function optionCells(
  { question, attempts, options }: ItemFigures,
  index: number,
): Record<OptionColumn, Cell> | undefined {
  const option = options[index]
  if (!option) return undefined
  const { count, best, meanScore, discrimination } = option
  return {
    text: question.options[index]?.text ?? '',
    chosen: count,
    share: rounded(attempts > 0 ? (count * 100) / attempts : undefined, 2),
    amongBest: best,
    meanScore: rounded(meanScore, 2),
    discrimination: rounded(discrimination, 4),
  }
}

/** A row for each question, in the order of the quiz. All rows are as long as the heading. */
export function itemAnalysisTable(
  { items }: QuizAnalysis,
  words: ItemTableWords,
): { columns: string[]; rows: Cell[][] } {
  const optionCount = Math.max(0, ...items.map(({ options }) => options.length))
  const indices = Array.from({ length: optionCount }, (_, index) => index)
  const optionHeadings = (index: number) =>
    OPTION_COLUMNS.map((column) => words.optionColumns[column](optionLetter(index)))
  return {
    columns: [...ITEM_COLUMNS.map((column) => words.columns[column]), ...indices.flatMap(optionHeadings)],
    rows: items.map((item) => {
      const cells = itemCells(item, words)
      const ofOptions = indices.flatMap((index) => {
        const ofOption = optionCells(item, index)
        return OPTION_COLUMNS.map((column) => ofOption?.[column])
      })
      return [...ITEM_COLUMNS.map((column) => cells[column]), ...ofOptions]
    }),
  }
}
