import { shortAnswer } from '../domain/kinds/choice/shape.ts'
import type { PersonRow, QuizColumn } from '../domain/people/people.ts'
import { personOf } from '../domain/results/attempt-person.ts'
import type { Result } from '../domain/results/results.ts'
import type { ReviewedQuestion } from '../domain/results/review.ts'
import { results } from './en/results.ts'
import { format } from './lib/language.ts'

/**
 * The instant in ISO 8601 and UTC, such as '2026-03-04T10:28:00.000Z': it includes its zone, sorts as text, and does
 * not depend on the administrator's location. Anything else is left as is.
 */
function submittedText(submittedAt: string): string {
  const instant = Date.parse(submittedAt)
  return Number.isNaN(instant) ? submittedAt : new Date(instant).toISOString()
}

/** A figure that could not be read leaves its cell empty. */
const figure = (value: number) => (Number.isNaN(value) ? '' : value)

/** Headings are English in every language, because other programs look for them. */
type Column<Row> = readonly [title: string, cell: (row: Row) => string | number]

/** The columns of the downloaded file, each with its cell for an attempt. */
export const resultTable: readonly Column<Result>[] = [
  ['User', (result) => results.userName(personOf(result))],
  ['Email', (result) => personOf(result).email],
  ['Score (%)', ({ score }) => figure(Math.round(score))],
  ['Correct Answers', ({ correctAnswers }) => figure(correctAnswers)],
  ['Total Questions', ({ totalQuestions }) => figure(totalQuestions)],
  ['Time Spent', ({ timeSpent }) => format.timeSpent(timeSpent)],
  ['Submitted At', ({ submittedAt }) => submittedText(submittedAt)],
]

/** After those, where some attempt has marks. */
export const marksTable: readonly Column<Result>[] = [
  ['Marks', ({ marks = '' }) => marks],
  ['Maximum Marks', ({ maxMarks = '' }) => maxMarks],
]

/** The same for the attempts at all quizzes. */
export const allResultsTable: readonly Column<Result>[] = [
  ['Quiz', ({ quiz }) => quiz?.title ?? results.unknownQuiz],
  ...resultTable,
]

const VERDICTS = {
  correct: 'right',
  partly: 'partly right',
  incorrect: 'wrong',
  dropped: 'dropped',
  unattempted: '',
  unasked: '',
  unknown: 'of a newer kind',
}

/** A column per question: 'B right', 'C wrong', or nothing where nothing was chosen. */
export const answerColumns = {
  title: (number: number) => `Question ${number}`,
  cell: ({ question, chosen, verdict }: ReviewedQuestion) => {
    if (verdict === 'unasked') return 'not asked'
    const isGone = typeof chosen === 'number' && !question.options[chosen]
    const answer = isGone ? '' : (shortAnswer(chosen) ?? '')
    return `${answer} ${VERDICTS[verdict]}`.trim()
  },
}

/** Learners with a column per quiz. */
export const peopleTable = (quizzes: readonly QuizColumn[]): readonly Column<PersonRow>[] => [
  ['Learner', ({ user }) => results.userName(user)],
  ['Email', ({ user }) => user.email ?? ''],
  ['Class', ({ user }) => user.group ?? ''],
  ...quizzes.map(
    ({ _id, title = results.unknownQuiz }): Column<PersonRow> => [
      title,
      ({ byQuiz }) => figure(Math.round(byQuiz[_id]?.score ?? Number.NaN)),
    ],
  ),
  ['Average (%)', ({ average = Number.NaN }) => figure(Math.round(average))],
]
