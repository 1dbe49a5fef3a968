import { personOf } from '../../domain/results/attempt-person.ts'
import type { Result } from '../../domain/results/results.ts'
import { format } from '../english.ts'

export const RESULT_COLUMNS = [
  'User',
  'Email',
  'Score (%)',
  'Correct Answers',
  'Total Questions',
  'Time Spent',
  'Submitted At',
] as const

/**
 * The instant in ISO 8601 and UTC, such as '2026-03-04T10:28:00.000Z': it names its zone, sorts as text, and does not depend
 * on where the administrator sits. What is no instant stays as it came.
 */
function submittedText(submittedAt: string): string {
  const instant = Date.parse(submittedAt)
  return Number.isNaN(instant) ? submittedAt : new Date(instant).toISOString()
}

/** An attempt as a row under the columns above. Its time is told as in the table. */
export function resultRow(result: Result): (string | number)[] {
  const { name, email } = personOf(result)
  const { score, correctAnswers, totalQuestions, timeSpent, submittedAt } = result
  return [
    name,
    email,
    score,
    correctAnswers,
    totalQuestions,
    format.timeSpent(timeSpent),
    submittedText(submittedAt),
  ]
}

export const resultTable = { columns: RESULT_COLUMNS, row: resultRow }
