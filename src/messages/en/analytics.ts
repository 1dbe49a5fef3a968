import type { ScoreBin } from '../../domain/analysis/analytics.ts'
import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { results } from './results.ts'

/** 'Mar 4, 2026' from '2026-03-04'. */
const day = (date: string) => format.wallDate(date, { month: 'short', day: 'numeric', year: 'numeric' })

const recentAttempts = (attempts: number, days: number) =>
  `${results.attempts(attempts)} in the last ${days} days`

export const analytics = words('analytics', {
  title: 'Analytics',
  refresh: 'Refresh analytics',
  allResults: 'All Results',
  totalAttempts: 'Total Attempts',
  averageScore: 'Average Score',

  attemptsPerDay: 'Attempts per day',
  day,
  dayColumn: 'Day',
  today: 'Today',
  recentAttempts,
  recentSummary: (attempts: number, days: number, most: { date: string; attempts: number }) =>
    `Attempts per day: ${recentAttempts(attempts, days)}, most on ${day(most.date)} (${most.attempts})`,
  noRecentAttempts: (days: number) => `No attempts in the last ${days} days.`,
  oldestDaysIncomplete: (read: number) =>
    `Only the newest ${results.attempts(read)} were read, so the oldest days show too few.`,

  scoreDistribution: 'Score distribution',
  scoreSummary: (attempts: number, { from, to, attempts: most }: ScoreBin) =>
    `Score distribution of ${results.attempts(attempts)}: most lie between ${from} and ${to} percent (${most})`,

  mostTaken: 'Most taken quizzes',
  quiz: 'Quiz',
  attempts: 'Attempts',
  quizAverage: 'Average score',
  averageOf: (title: string) => `Average score of ${title}`,
  unknownQuiz: 'Unknown Quiz',
  noAttempts: 'No attempts yet.',
  mostTakenOnly: (shown: number, quizzes: number) => `The ${shown} most taken of ${quizzes} quizzes.`,
  noFigures: <Node>(code: (text: string) => Node): (string | Node)[] => [
    'The API provides no figures per quiz: ',
    code('statistics'),
    ' is missing from its answer to ',
    code('GET /user/admin/results'),
    '.',
  ],
})
