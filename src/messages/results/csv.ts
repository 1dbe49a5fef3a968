import { personOf } from '../../domain/results/attempt-person.ts'
import type { Result } from '../../domain/results/results.ts'
import { format } from '../english.ts'
import { results } from './en.ts'

/**
 * The instant in ISO 8601 and UTC, such as '2026-03-04T10:28:00.000Z': it names its zone, sorts as text, and does not depend
 * on where the administrator is. Anything else stays as it came.
 */
function submittedText(submittedAt: string): string {
  const instant = Date.parse(submittedAt)
  return Number.isNaN(instant) ? submittedAt : new Date(instant).toISOString()
}

/** A figure that could not be read leaves its cell empty. */
const figure = (value: number) => (Number.isNaN(value) ? '' : value)

/** The columns of the downloaded file, each with its cell for an attempt. */
export const resultTable: readonly (readonly [title: string, cell: (result: Result) => string | number])[] = [
  ['User', (result) => results.userName(personOf(result))],
  ['Email', (result) => personOf(result).email],
  ['Score (%)', ({ score }) => figure(Math.round(score))],
  ['Correct Answers', ({ correctAnswers }) => figure(correctAnswers)],
  ['Total Questions', ({ totalQuestions }) => figure(totalQuestions)],
  ['Time Spent', ({ timeSpent }) => format.timeSpent(timeSpent)],
  ['Submitted At', ({ submittedAt }) => submittedText(submittedAt)],
]
