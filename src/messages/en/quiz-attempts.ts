import type { UnsubmittedStart } from '../../domain/results/admin-results.ts'
import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const startedAt = ({ startedAt }: UnsubmittedStart) => format.moment(Date.parse(startedAt))
const deadline = ({ deadline }: UnsubmittedStart) => format.time(Date.parse(deadline))

export const quizAttempts = words('quizAttempts', {
  quizResults: 'Quiz results',
  /** Until the title of the quiz is known. */
  untitled: 'Quiz Results',
  backToDashboard: 'Back to Dashboard',
  quizNotFound: 'Quiz not found',
  quizNotFoundNote: 'There is no quiz at this address, or it was deleted.',

  exportCsv: 'Export CSV',
  cancelExport: 'Cancel',
  moreExports: 'More exports',
  exportAnswers: 'CSV with each answer',
  print: 'Print',

  statistics: 'Statistics',
  totalAttempts: 'Total Attempts',
  averageScore: 'Average Score',
  averageMarks: 'Average Marks',
  highestScore: 'Highest Score',
  lowestScore: 'Lowest Score',
  totalTime: 'Total Time',
  tooManyToCount: <Node>(field: (name: string) => Node) => [
    'The API gives no ',
    field('statistics'),
    ', and there are too many attempts to add them up here.',
  ],
  countingFailed: 'The statistics could not be added up.',
  tryAgain: 'Try again',

  attempts: 'Attempts',
  searchAttempts: 'Search attempts',
  searchHint: 'Search by user name or email...',
  scores: 'Score',
  scoreFrom: 'Score from',
  scoreTo: 'to',
  scoreUnit: '%',
  lowest: 'Lowest score',
  highest: 'Highest score',
  withScores: (from: number, to: number) => `with ${from} – ${to}%`,
  noneInRange: (from: number, to: number) => `No score from ${from} to ${to}% here.`,
  allScores: 'All scores',
  noMatch: (search: string) => `No name or e-mail address matches “${search}”.`,

  user: 'User',
  score: 'Score',
  correctOfTotal: 'Correct / Total',
  marks: 'Marks',
  timeSpent: 'Time Spent',
  submitted: 'Submitted',
  actions: 'Actions',
  reset: 'Reset',
  more: (name: string) => `More for ${name}`,
  allAttempts: (name: string) => `All attempts of ${name}`,
  extraTime: 'Extra time…',

  startedNotSubmitted: 'Started, not submitted',
  inProgress: (start: UnsubmittedStart) => `Started ${startedAt(start)}, has time until ${deadline(start)}`,
  timeOver: (start: UnsubmittedStart) => `Started ${startedAt(start)}, time ran out at ${deadline(start)}`,

  resetTitle: (name: string) => `Reset Attempt: ${name}`,
  confirmReset: (name: string) =>
    `Are you sure you want to reset ${name}'s attempt? The answers and the score are deleted, and the quiz can be taken again. This cannot be undone.`,
  confirmResetUnsubmitted: (name: string) =>
    `Are you sure you want to reset ${name}'s attempt? Their time is cleared: they can start the quiz again, or send the answers that are still on their device. This cannot be undone.`,
  resetAttempt: 'Reset Attempt',
  resetting: 'Resetting...',
})
