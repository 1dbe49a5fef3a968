import type { Verdict } from '../../domain/results/review.ts'
import { format } from '../english.ts'

const VERDICTS: Record<Verdict, string> = {
  correct: 'Correct',
  incorrect: 'Incorrect',
  unattempted: 'Unattempted',
  dropped: 'Dropped, does not count',
}

export const quizResult = {
  quizResults: 'Quiz results',
  /** With the user's name for administrators. */
  title: (quiz: string | undefined, userName: string | undefined) =>
    [quiz ?? 'Quiz', userName].filter(Boolean).join(' – '),
  back: 'Back',
  viewAll: 'View All Results',

  summary: 'Summary',
  score: 'Score',
  correct: 'Correct',
  incorrect: 'Incorrect',
  timeSpent: 'Time spent',
  submitted: 'Submitted',
  regradedOn: (at: string) => `Regraded on ${format.date(Date.parse(at))}`,

  review: 'Question Review',
  question: (number: number) => `Question ${number}`,
  verdict: (verdict: Verdict) => VERDICTS[verdict],

  goHome: 'Go Home',
  invalidAddress: 'Invalid Quiz URL',
  invalidAddressNote: 'Invalid quiz URL - missing quiz ID',
  notFound: 'Results not found',
  notFoundNote: 'There is no submitted attempt at this quiz.',
}
