import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const questions = (count: number) => plural(count, { one: '# question', other: '# questions' })

const answers = (count: number) => plural(count, { one: '# answer', other: '# answers' })

const minutesText = (minutes: number) => plural(minutes, { one: '# minute', other: '# minutes' })

export const practice = words('practice', {
  title: 'Practice',
  lede: 'No clock, no score, nothing is sent.',
  ledeKept: 'No clock, no score. What you practice is kept with your account.',
  ledeTopics: 'Your own mistakes, when they are about to be forgotten.',
  back: 'Back to Results',
  place: (number: number, total: number) => `${format.count(number)} of ${format.count(total)}`,
  question: (number: number) => `Question ${format.count(number)}`,

  right: 'That is right.',
  wrong: 'Not quite.',
  /** `days` from today on. */
  comesBack: (days: number) =>
    days <= 1 ? 'This one comes back tomorrow.' : `This one comes back in ${format.count(days)} days.`,
  tryAgain: 'Try Again',
  next: 'Next',
  finish: 'Finish',

  done: 'Done for now',
  doneNote: (count: number, tomorrow: number) =>
    `You practiced ${questions(count)}. ${tomorrow === 0 ? 'None comes' : tomorrow === 1 ? '1 comes' : `${format.count(tomorrow)} come`} back tomorrow.`,
  nothingDue: 'Nothing is due today',
  nothingDueNote: 'Questions that you practice come back here when it is time for them.',
  myResults: 'My Results',

  weakest: 'Weakest topic',
  about: (due: number, minutes: number) =>
    `${format.count(due)} due, about ${minutesText(minutes)}. No clock, no score.`,
  practise: (topic: string, due: number) => `Practice ${topic}: ${format.count(due)} due`,
  yourTopics: 'Your topics',
  dueToday: (count: number) => `${format.count(count)} due today`,
  answers,
  answersLast: (count: number, at: number) => `${answers(count)}, last on ${format.dayAndMonth(at)}`,
  answersNext: (count: number, days: number, at: number) =>
    `${answers(count)}, next ones ${days <= 1 ? 'tomorrow' : `on ${format.dayAndMonth(at)}`}`,
  due: (count: number) => `${format.count(count)} due`,
  share: 'Answered right',
  noneDue: 'none due',
  others: 'Other questions',
  kept: 'Kept with your account, on all your devices. The scale is the share answered right, with marks at 60 and 80.',
})
