import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'

/** Questions in somebody else's page, for anybody. */
export const publicPractice = words('publicPractice', {
  again: 'Again',
  empty: 'Nothing to practice',
  emptyNote: 'This quiz has no questions with a known answer.',
  finish: 'Finish',
  loading: 'Loading questions...',
  next: 'Next Question',
  note: 'Practice: nothing is sent, no account needed.',
  noteSignedIn: 'Practice: nothing is sent.',
  place: (number: number, total: number) =>
    `Try it yourself · ${format.count(number)} of ${format.count(total)}`,
  question: (number: number) => `Question ${format.count(number)}`,
  right: 'That is right.',
  score: (right: number, total: number) => `${format.count(right)} of ${format.count(total)} correct`,
  tooEarly: 'You can practice this quiz once its answers are shown.',
  tryAgain: 'Try again',
  why: 'Why',
  wrong: 'Not quite.',
})
