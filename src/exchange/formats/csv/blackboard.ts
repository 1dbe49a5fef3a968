import type { FoundQuestion } from '../../../domain/exchange/found-question.ts'
import { foundNothing, unreadable } from '../../questions/read-blocks.ts'
import type { CsvRow } from './question.ts'

/* A question in a row, as Blackboard has it: its kind, its text, and each option followed by "correct" or "incorrect". */

const KINDS = /^(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIB_PLUS|FIL|NUM|SR|OP|JUMBLED_SENTENCE|QUIZ_BOWL)$/

export const isBlackboard = (rows: readonly CsvRow[]) => {
  const first = rows[0]?.cells ?? []
  return (
    KINDS.test((first[0] ?? '').trim()) &&
    first.length >= 3 &&
    rows.every(({ cells }) => KINDS.test((cells[0] ?? '').trim()))
  )
}

const isWord = (cell: string | undefined, word: string) => cell?.trim().toLowerCase() === word

function optionsOf(cells: readonly string[]): FoundQuestion['options'] {
  const options = []
  for (let at = 2; at + 1 < cells.length; at += 2)
    options.push({ text: cells[at]?.trim() ?? '', imageUrl: '', correct: isWord(cells[at + 1], 'correct') })
  return options
}

const truthsOf = (key: string | undefined): FoundQuestion['options'] =>
  ['True', 'False'].map((text) => ({ text, imageUrl: '', correct: isWord(key, text.toLowerCase()) }))

export function questionOfBlackboard({ line, lastLine, cells }: CsvRow): FoundQuestion {
  const [type = '', text = '', key] = cells.map((cell) => cell.trim())
  if (!['MC', 'TF', 'MA'].includes(type))
    return { ...unreadable(line, { code: 'unknown-type', type }, text), lastLine }
  const options = type === 'TF' ? truthsOf(key) : optionsOf(cells)
  const several = options.filter(({ correct }) => correct).length > 1
  return {
    ...foundNothing,
    line,
    lastLine,
    text,
    options,
    problems: several ? [{ line, code: 'several-answers' }] : [],
  }
}
