import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const signed = (points: number) => (points > 0 ? `up ${points}` : `down ${-points}`)

export const person = words('person', {
  where: 'Where you are',
  learners: 'Learners',
  since: (at: number) => `since ${format.date(at)}`,
  notFound: 'Learner not found',
  notFoundNote: 'There is nobody at this address, or they have deleted their data.',
  backToLearners: 'Back to learners',

  scores: 'Scores',
  summary: (quizzes: number, average: number) =>
    `${plural(quizzes, { one: '# quiz', other: '# quizzes' })} · average ${format.percent(average)}`,
  change: (points: number, since: number) =>
    points === 0 ? `as on ${format.date(since)}` : `${signed(points)} since ${format.date(since)}`,
  trend: (scores: readonly string[]) => `Scores from the earliest to the latest: ${scores.join(', ')}`,

  attempts: 'All attempts',
  quiz: 'Quiz',
  more: (quiz: string) => `More for ${quiz}`,
  none: 'No Results Found',
  noneYet: 'This learner has not taken a quiz yet.',
  notYetTaken: (quizzes: number) => plural(quizzes, { other: '# not yet taken' }),

  extraTime: 'Extra time',
  extraTimeNote: 'Applies to every quiz, including one in progress.',
  changeTime: 'Change…',

  topics: 'Topics',
  topicsNote: (answers: number) =>
    `Weakest first, from ${plural(answers, { one: '# answer', other: '# answers' })}`,

  group: 'Class…',
  groupTitle: (name: string) => `Class of ${name}`,
  groupName: 'Name of the class',
  groupHint: 'Empty: in no class.',
  save: 'Save',
  saving: 'Saving...',
  exportCsv: 'Export CSV',
})
