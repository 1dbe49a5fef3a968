import type { PageSpan } from '../../domain/lib/paging.ts'
import type { AdminResults } from '../../domain/results/admin-results.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { results } from './results.ts'

const queryTime = ({ queryTime, cached }: NonNullable<AdminResults['performance']>) =>
  `${Math.round(queryTime)} ms${cached ? ', cached' : ''}`

export const adminResults = words('adminResults', {
  title: 'Admin Results Dashboard',
  results: 'Results',
  learnersAndQuizzes: 'Learners and quizzes',

  quizStatistics: 'Quiz Statistics',
  totalAttempts: 'Total Attempts',
  uniqueUsers: 'Unique Users',
  averageScore: 'Avg Score',
  noAttempts: 'No attempts yet.',
  showMostTaken: (count: number) => `Show the ${format.count(count)} most taken`,
  showAllQuizzes: (count: number) => plural(count, { other: 'Show all # quizzes' }),
  tooManyToCount: (read: number) =>
    `There are more than ${format.count(read)} results, and the API provides no figures per quiz. That is too many to count here.`,

  searchResults: 'Search results',
  searchHint: 'Search by quiz title, user name, or email...',
  quiz: 'Quiz',
  allQuizzes: 'All Quizzes',

  allResults: 'All Results',
  allResultsOf: (total: number) => `All Results (${format.count(total)})`,
  refresh: 'Refresh results',
  count: (total: number) => plural(total, { one: '# result', other: '# results' }),
  withEarlierResults: (failure: string) => `${failure} (The results below are from before.)`,
  /** Which results are shown and, if the API measures it, how long they took. */
  showing: (span: PageSpan, performance: AdminResults['performance']) =>
    performance ? `${results.showing(span)} · ${queryTime(performance)}` : results.showing(span),

  noMatch: (search: string) => `No results match “${search}”.`,
  noMatchInQuiz: (search: string) => `No results match “${search}” in the selected quiz.`,
  noneInQuiz: 'No results found for the selected quiz.',

  by: <Node>(name: Node) => ['by ', name],
  correct: 'Correct: ',
  timeSpent: 'Time spent: ',
  submitted: 'Submitted: ',
})
