import { optionLetter } from '../kinds/choice/shape.ts'
import type { QuizAnalysis } from './item-analysis.ts'
import { type ItemFigures, keyOptions } from './item-figures.ts'

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

/** After those of the options, where some question asks for a number. */
const NUMBER_COLUMNS = ['commonValue', 'commonCount', 'withoutUnit', 'notUnderstood'] as const
type NumberColumn = (typeof NUMBER_COLUMNS)[number]

/** Repeated for each option. */
const OPTION_COLUMNS = ['text', 'chosen', 'share', 'amongBest', 'meanScore', 'discrimination'] as const
type OptionColumn = (typeof OPTION_COLUMNS)[number]

/** The texts of the file. */
export interface ItemTableWords {
  columns: Record<ItemColumn, string>
  numberColumns: Record<NumberColumn, string>
  optionColumns: Record<OptionColumn, (letter: string) => string>
  /** The `keyCheck` cell when an option beats the key. */
  beatsKey: (letter: string) => string
}

/** Drops the digits that floating-point arithmetic leaves behind. */
const rounded = (value: number | undefined, digits: number): Cell =>
  value === undefined ? undefined : Number(value.toFixed(digits))

/** '-9.8 m/s²' */
const numberText = (value: number | undefined, unit = '') => `${value ?? ''} ${unit}`.trim()

function keyText({ question }: ItemFigures): string | undefined {
  if (question.dropped) return undefined
  if (question.number) return numberText(question.number.value, question.number.unit) || undefined
  return keyOptions(question).map(optionLetter).join(', ') || undefined
}

const unitOf = ({ question }: ItemFigures) => question.number?.unit

function keyCheckOf(item: ItemFigures, words: ItemTableWords): string | undefined {
  const { rival, numbers } = item
  if (numbers?.common?.beatsKey) return words.beatsKey(numberText(numbers.common.value, unitOf(item)))
  return rival === undefined ? undefined : words.beatsKey(optionLetter(rival))
}

function numberCells(item: ItemFigures): Partial<Record<NumberColumn, Cell>> {
  const { numbers } = item
  if (!numbers) return {}
  const { common, withoutUnit, unread } = numbers
  return {
    commonValue: common && numberText(common.value, unitOf(item)),
    commonCount: common?.count,
    withoutUnit,
    notUnderstood: unread,
  }
}

function itemCells(item: ItemFigures, words: ItemTableWords): Record<ItemColumn, Cell> {
  const { number, question, attempts, facility, discrimination, unanswered, gone } = item
  return {
    number,
    text: question.text,
    key: keyText(item),
    attempts,
    facility: rounded(facility, 4),
    discrimination: rounded(discrimination, 4),
    unanswered: unanswered + gone,
    keyCheck: keyCheckOf(item, words),
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
  const ofNumbers = items.some(({ numbers }) => numbers) ? NUMBER_COLUMNS : []
  return {
    columns: [
      ...ITEM_COLUMNS.map((column) => words.columns[column]),
      ...indices.flatMap(optionHeadings),
      ...ofNumbers.map((column) => words.numberColumns[column]),
    ],
    rows: items.map((item) => {
      const cells = itemCells(item, words)
      const ofOptions = indices.flatMap((index) => {
        const ofOption = optionCells(item, index)
        return OPTION_COLUMNS.map((column) => ofOption?.[column])
      })
      const numbers = numberCells(item)
      return [
        ...ITEM_COLUMNS.map((column) => cells[column]),
        ...ofOptions,
        ...ofNumbers.map((column) => numbers[column]),
      ]
    }),
  }
}
