import { format, plural } from '../english.ts'

export const myResults = {
  title: 'My Results',

  totalQuizzes: 'Total Quizzes',
  averageScore: 'Average Score',
  bestScore: 'Best Score',
  totalTime: 'Total Time',

  questions: (count: number) => plural(count, { other: '# questions' }),
  correct: (count: number) => `${format.count(count)} correct`,
  incorrect: (count: number) => `${format.count(count)} incorrect`,

  /** Its questions and answers are shown from then on. */
  reviewOpens: (at: number) => `Review opens ${format.moment(at)}`,

  none: 'No results yet',
  noneNote: 'Your results appear here after you submit a quiz.',
  browseQuizzes: 'Browse Quizzes',
}
