import type { ReviewFilter, Verdict } from '../../domain/results/review.ts'
import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { results } from './results.ts'

const VERDICTS: Record<Verdict, string> = {
  correct: 'Correct',
  partly: 'Partly right',
  incorrect: 'Incorrect',
  unattempted: 'Not answered',
  dropped: 'Dropped, does not count',
  unasked: 'Not asked',
  unknown: 'Not shown here',
}

const NONE: Record<ReviewFilter, string> = {
  all: 'This quiz has no questions.',
  incorrect: 'No answer is incorrect.',
  unanswered: 'Every question was answered.',
}

const FILTERS: Record<ReviewFilter, string> = {
  all: 'All',
  incorrect: 'Incorrect',
  unanswered: 'Not answered',
}

export const quizResult = words('quizResult', {
  quizResults: 'Quiz Results',
  /** With the user's name for administrators. */
  title: (quiz: string | undefined, userName: string | undefined) =>
    [quiz ?? 'Quiz', userName].filter(Boolean).join(' – '),
  back: 'Back',
  viewAll: 'View All Results',
  print: 'Print',

  summary: 'Summary',
  score: 'Score',
  correct: 'Correct',
  incorrect: 'Incorrect',
  timeSpent: 'Time spent',
  submitted: 'Submitted',
  regradedOn: (at: string) => `Regraded on ${format.date(Date.parse(at))}`,
  scoreKept: 'The score was kept: with the changed key, shown below, it would be lower.',

  timeRanOut: <Node>(at: number, answered: number, total: number, strong: (text: string) => Node) => [
    strong(`Time ran out at ${format.time(at)}.`),
    ` Your saved answers were handed in for you: ${format.count(answered)} of ${format.count(total)} answered.`,
  ],
  extraTime: (seconds: number) => `With extra time: ${results.took(seconds)} in all.`,

  sheet: 'Answer sheet',

  /** With its zone, because it is a moment to come back at. */
  reviewOpens: (at: number) =>
    `The review opens on ${format.longDate(at)}, ${format.time(at)} (${format.zone(at)})`,
  reviewOpensNote: 'Others may still take this quiz. Then you see every question with its answer.',
  /** The same where the score waits for the review, too. */
  resultComes: (at: number) =>
    `Your result comes on ${format.longDate(at)}, ${format.time(at)} (${format.zone(at)})`,
  resultComesNote:
    'Others may still take this quiz. Then you see your score, and every question with its answer.',

  review: 'Question Review',
  show: 'Show',
  filter: (filter: ReviewFilter, count: number) => `${FILTERS[filter]} ${format.count(count)}`,
  /** Where a filter shows nothing. */
  none: (filter: ReviewFilter) => NONE[filter],
  practise: (count: number) => `Practice these ${format.count(count)}`,
  /** For administrators, of somebody else's answers. */
  learners: { yourAnswer: 'Learner’s answer', yourCorrectAnswer: 'Learner’s answer, correct' },
  why: 'Why',
  question: (number: number) => `Question ${number}`,
  verdict: (verdict: Verdict) => VERDICTS[verdict],

  goHome: 'Go Home',
  invalidAddress: 'Invalid Quiz URL',
  invalidAddressNote: 'Invalid quiz URL - missing quiz ID',
  notFound: 'Results not found',
  notFoundNote: 'There is no submitted attempt at this quiz.',
})
