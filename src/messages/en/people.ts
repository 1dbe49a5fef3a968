import type { PageSpan } from '../../domain/lib/paging.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const learners = (count: number) => plural(count, { one: '# learner', other: '# learners' })
const quizzes = (count: number) => plural(count, { one: '# quiz', other: '# quizzes' })

export const people = words('people', {
  title: 'Learners and quizzes',
  lede: (count: number, quizCount: number) =>
    `${learners(count)}, ${quizzes(quizCount)}. A name opens the learner, a number the paper.`,
  notOffered: 'No list of learners here',
  notOfferedNote: 'This site’s API does not list learners.',
  toResults: 'All results',

  search: 'Search learners',
  searchHint: 'Name or email',
  group: 'Class',
  everybody: 'All classes',
  groupOf: (group: string, count: number) => `${group} (${format.count(count)})`,
  sort: 'Sort by',
  sorts: { weakest: 'Weakest first', name: 'By name' },
  view: 'Which learners',
  views: { all: 'All', weakest: 'Ten weakest', 'not-taken': 'Not yet taken' },
  notTakenQuiz: 'Quiz that was not taken',

  learner: 'Learner',
  average: 'Average',
  trend: 'Trend',
  trendOf: (scores: readonly number[]) => `Scores from the first quiz to the last: ${scores.join(', ')}`,
  scores: 'Scores, scrolls sideways',
  paper: (name: string, quiz: string, score: string) => `${name}, ${quiz}: ${score}`,
  notTaken: 'Not yet taken',
  columnAverages: 'Average of all found',
  neverTaken: (count: number, areAll: boolean) =>
    areAll
      ? plural(count, { one: '# has never taken anything', other: '# have never taken anything' })
      : plural(count, {
          one: '# on this page has never taken anything',
          other: '# on this page have never taken anything',
        }),
  neverTakenNote: 'They count in no average.',
  legend: { green: '80 and more', yellow: '60 and more', red: 'below 60', none: '– not yet taken' },
  showing: ({ from, to, total }: PageSpan) =>
    `Showing ${format.count(from)} to ${format.count(to)} of ${format.count(total)}`,
  pages: 'Pages of learners',

  none: 'No Results Found',
  noneYet: 'Nobody has signed in yet.',
  nothingTaken: 'Nobody has taken a quiz yet.',
  noneFound: 'Nobody matches your search.',
  allTaken: 'Everybody has taken this quiz.',
  showAll: 'Show all learners',

  exportCsv: 'Export CSV',
  file: 'learners',

  newClass: 'New class',
  newClassFrom: ' from a list…',
  newClassTitle: 'New class from a list',
  className: 'Name of the class',
  emails: 'E-mail addresses',
  emailsHint: 'Paste a list or a column of a table. Everything else in it is ignored.',
  addressesFound: (count: number) => plural(count, { one: '# address found', other: '# addresses found' }),
  make: 'Make Class',
  making: 'Saving...',
  unknown: (emails: readonly string[]) =>
    `${plural(emails.length, { one: '# address belongs', other: '# addresses belong' })} to nobody who has signed in: ${emails.join(', ')}`,
  close: 'Close',
})
