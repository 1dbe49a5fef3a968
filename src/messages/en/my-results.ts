import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { results } from './results.ts'

export const myResults = words('myResults', {
  title: 'My Results',

  totalQuizzes: 'Total Quizzes',
  averageScore: 'Average Score',
  bestScore: 'Best Score',
  totalTime: 'Total Time',

  trendBegins: 'Your line begins with the second quiz.',
  trend: (count: number) => `Your last ${format.count(count)} quizzes`,
  /** `points` may be negative. */
  change: (points: number, since: number) =>
    points === 0
      ? `The same as on ${format.date(since)}`
      : `${plural(Math.abs(points), { one: '# percentage point', other: '# percentage points' })} ${points > 0 ? 'more' : 'less'} than on ${format.date(since)}`,
  quiz: 'Quiz',
  submitted: 'Submitted',
  score: 'Score',

  attempts: 'Attempts',
  practiseDue: (count: number) => `Practice ${format.count(count)} due today`,

  submittedAt: (at: number) => (Number.isNaN(at) ? UNKNOWN : `${format.date(at)}, ${format.time(at)}`),
  questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
  answers: (correct: number, incorrect: number, blank: number | undefined) =>
    `${format.count(correct)} correct, ${results.incorrectCount(incorrect, blank)}`,

  /** Its questions and answers are shown from then on. */
  reviewOpens: (at: number) => `Review opens ${format.moment(at)}`,

  none: 'No results yet',
  noneNote: 'Your results appear here after you submit a quiz.',
  browseQuizzes: 'Browse Quizzes',
})
