import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { results } from './results.ts'

const took = (seconds: number) =>
  seconds >= 60 && Math.round(seconds) % 60 === 0
    ? `${format.count(seconds / 60)} min`
    : results.took(seconds)

const listed = (numbers: readonly string[]) =>
  [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' and ')

/** How long the questions of an attempt took: before the start, and in the review. */
export const pace = words('pace', {
  title: 'Where the minutes went',
  summary: (seconds: number, questions: number) =>
    `${took(seconds)} for ${plural(questions, { one: '# question', other: '# questions' })}. Time never changes a mark.`,
  evenShare: (share: string, of: number) => `${share}, an even share of ${took(of)}`,
  changesKey: 'answer changed',
  minutes: (count: number) => `${format.count(count)} min`,
  seconds: (count: number) => `${format.count(count)} s`,
  row: (number: number, verdict: string, seconds: number, changes: number) =>
    [`Question ${number}`, verdict, took(seconds), ...(changes ? [pace.changed(changes)] : [])].join(', '),
  took,
  changed: (count: number) => plural(count, { one: 'changed once', other: 'changed # times' }),

  turned: <Node>(number: number, seconds: number, times: number, strong: (text: string) => Node) => [
    strong(`${took(seconds)} on question ${number}`),
    `, changed from right to wrong ${times === 2 ? 'twice' : plural(times, { one: 'once', other: '# times' })}.`,
  ],
  long: <Node>(numbers: readonly string[], strong: (text: string) => Node) => [
    strong(`${numbers.length === 1 ? 'Question' : 'Questions'} ${listed(numbers)}`),
    ' took more than twice an even share.',
  ],
  half: <Node>(numbers: readonly string[], right: number, strong: (text: string) => Node) => [
    strong('More than half of the time'),
    ` went into ${numbers.length === 1 ? 'question' : 'questions'} ${listed(numbers)}. Right: ${right} of ${numbers.length}.`,
  ],
  hurried: <Node>(number: number, seconds: number, isOpen: boolean, strong: (text: string) => Node) => [
    strong(`${took(seconds)} on question ${number}`),
    isOpen ? ', left open.' : ', answered wrong.',
  ],
  left: (clock: string) => ` ${clock} were still on the clock.`,
  turns: (choices: readonly string[]) => `Chosen one after another: ${choices.join(', ')}`,
  none: 'none',
  goTo: (number: number) => `Question ${number}`,
  goToThese: (count: number) => `The first of these ${format.count(count)}`,
})
