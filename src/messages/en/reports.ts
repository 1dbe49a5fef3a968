import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

/** What learners report of questions, and read of what became of it. */
export const reports = words('reports', {
  button: 'This question is wrong',
  reported: (kind: string) => `Reported: ${kind}`,
  title: (number: number) => `What is wrong with question ${format.count(number)}?`,
  clockRuns: 'One press sends it. The clock runs on, your answer stays.',
  onePress: 'One press sends it. Your teacher reads it, with your name.',
  kinds: {
    picture: 'The picture is missing',
    formula: 'A formula is broken',
    'two-right': 'Two answers are right',
    'none-right': 'No answer is right',
    unclear: 'I cannot understand it',
  },
  sent: (kind: string) => `Sent: ${kind}`,
  sentNote: 'You can go on. You will read here and on Home what becomes of it.',
  kept: (kind: string) => `Kept: ${kind}`,
  keptNote: 'It is sent when the network is back. You can go on.',
  line: 'A line, if you like',
  sendLine: 'Add',
  lineSent: 'Added',
  another: 'Another Reason',
  takeBack: 'Take It Back',
  back: (number: number) => `Back to Question ${format.count(number)}`,

  right: (number: number | undefined) =>
    number === undefined ? 'You were right' : `You were right about question ${format.count(number)}`,
  stays: (number: number | undefined) =>
    number === undefined ? 'The question stays as it is' : `Question ${format.count(number)} stays as it is`,
  score: (before: string, after: string) => `Your score: ${before} → ${after}`,
  marks: (before: string, after: string) => `Your marks: ${before} → ${after}`,
  gained: (count: number) => plural(count, { one: '# other gained, too', other: '# others gained, too' }),
  by: (name: string, at: number | undefined) => (at === undefined ? name : `${name}, ${format.date(at)}`),
  see: 'See Result',
  gotIt: 'Got it',
})
