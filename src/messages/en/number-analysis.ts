import type { TriedReason } from '../../domain/kinds/number/tried.ts'
import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { kindForm } from './kind-form.ts'

/** What an author asks of a wrong value that many gave. */
const questionOf = (reason: TriedReason): string =>
  reason.code === 'sign' ? 'Does the text say which way is positive?' : 'Can this value be defended, too?'

/** What was given where a question asks for a number, and how its key may be changed. */
export const numberAnalysis = words('numberAnalysis', {
  gave: (count: number, value: string) => `${format.count(count)} gave ${value}`,
  finding: (count: number, attempts: number, value: string, reason: TriedReason) =>
    `${format.count(count)} of ${format.count(attempts)} answered ${value}: ${kindForm.number.reason(reason)}.`,
  amongBest: (share: number, reason: TriedReason) =>
    `Among the best, ${format.percent(share)} did, too. ${questionOf(reason)}`,
  accept: (value: string) => `Accept ${value} as well`,
  plot: (answers: number) => `What was given, ${format.count(answers)} answers`,
  column: (from: string, to: string) => `${from} to ${to}`,
  countsAsRight: 'counts as right',
  answersIn: (answers: number, unit: string) => `${format.count(answers)} answers, in ${unit}`,
  answers: (answers: number) => `${format.count(answers)} answers`,
  key: 'key',
  gaveIt: (count: number) => `${format.count(count)} gave it`,
  others: 'other values',
  othersNote: (count: number) => format.count(count),
  columns: { value: 'Value', count: 'Answers' },
  best: (share: string) => `Among the best ${share}`,
  withoutUnit: 'Without a unit',
  unread: 'Not understood',
  choice: {
    tolerance: { title: 'Another tolerance', note: 'One rule for all values' },
    value: { title: 'Another value as well', note: 'With the same tolerance around it' },
    set: { title: 'Other options are right', note: 'Exactly these, for everybody' },
    restore: { title: 'Count the question again', note: 'With the key it had' },
    drop: { title: 'Drop the question', note: 'It counts for nobody' },
  },
  tolerance: 'Tolerance',
  now: (tolerance: string) => `now ${tolerance}`,
  exact: 'exact',
  value: 'Value',
  unreadable: 'cannot be read as a number yet',
  wouldCount: 'would count',
  countsNow: 'counts now',
  line: (now: string, then: string) => `Counts now: ${now}. Would count: ${then}.`,
  span: (from: string, to: string) => `${from} to ${to}`,
  rightOptions: 'Right options',
})
