import type { FoundQuestion } from '../../../domain/exchange/found-question.ts'
import type { Fault } from '../../../domain/exchange/import-problem.ts'
import { nothingReduced } from '../../markup/question-markup.ts'
import { unreadable } from '../../questions/read-blocks.ts'
import { choiceQuestion, pointsFrom, type WeightedOption } from '../../questions/weighted-question.ts'
import type { CsvRow } from './question.ts'

/* A question in several rows, as D2L Brightspace has it: each row begins with what it is. */

const nameOf = ({ cells }: CsvRow) => (cells[0] ?? '').trim().toLowerCase()

export const isBrightspace = (rows: readonly CsvRow[]) =>
  rows.slice(0, 20).some((row) => nameOf(row) === 'newquestion')

/** Rows of one question; comments begin with two slashes. */
function* groupsOf(rows: readonly CsvRow[]): Generator<CsvRow[]> {
  let group: CsvRow[] = []
  for (const row of rows) {
    if (nameOf(row).startsWith('//')) continue
    if (nameOf(row) === 'newquestion' && group.length > 0) {
      yield group
      group = []
    }
    group.push(row)
  }
  if (group.length > 0) yield group
}

const plain = (text: string) => ({ ...nothingReduced, text })

/** True/false questions have rows TRUE and FALSE with their weights; choices have "Option, weight, text". */
function optionOf({ cells }: CsvRow): WeightedOption | undefined {
  const [name = '', weight = '', text = ''] = cells.map((cell) => cell.trim())
  const isTruth = /^(?:true|false)$/i.test(name)
  if (!isTruth && name.toLowerCase() !== 'option') return undefined
  const feedback = cells[isTruth ? 2 : 4]?.trim() ?? ''
  return { text: plain(isTruth ? name : text), weight: Number(weight.replace(',', '.')) || 0, feedback }
}

function questionOf(group: readonly CsvRow[]): FoundQuestion {
  const valueIn = (name: string) => group.find((row) => nameOf(row) === name)?.cells[1]?.trim() ?? ''
  const [line = 1, lastLine = line] = [group[0]?.line, group.at(-1)?.lastLine]
  const type = valueIn('newquestion').toUpperCase()
  const text = valueIn('questiontext')
  const fault: Fault | undefined =
    type === 'MC' || type === 'TF' || type === 'MS' ? undefined : { code: 'unknown-type', type }
  if (fault) return { ...unreadable(line, fault, text), lastLine }
  return choiceQuestion({
    line,
    lastLine,
    text: plain(text),
    options: group.flatMap((row) => optionOf(row) ?? []),
    several: type === 'MS',
    feedback: plain(valueIn('feedback')),
    points: pointsFrom(valueIn('points')),
  })
}

export function* questionsOfBrightspace(rows: readonly CsvRow[]): Generator<FoundQuestion> {
  for (const group of groupsOf(rows)) yield questionOf(group)
}
