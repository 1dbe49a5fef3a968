import { plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const counted = (size: string) => (size === '1' ? '1 mark' : `${size} marks`)

/** What answers bring, where a quiz says so: before the start, in the exam, before submission and in the result. */
export const marks = words('marks', {
  worth: (right: string, wrong: string) => `${counted(right)} if right, minus ${wrong} if wrong`,
  worthRight: (right: string) => `${counted(right)} if right`,

  intro: {
    total: 'Marks',
    title: 'How a question is marked',
    right: 'right',
    wrong: 'wrong',
    blank: 'left open',
    blankCostsNothing: 'A question left open costs no mark.',
    beside: 'Your score in percent counts right answers only; marks stand beside it.',
    kinds: 'Kinds of questions',
    choices: (count: number) => `${count} with one right answer`,
    choiceNote: 'Choose one.',
    several: (count: number) => `${count} where several can be right`,
    anySeveral: 'Where several can be right',
    severalNote: 'Choose all that apply.',
    numbers: (count: number) => `${count} that ask for a number`,
    numberNote: 'With its unit: 5550 m, 5.55 km and 5.55 × 10³ m are the same answer.',
  },
  rule: {
    exact: (right: string, wrong: string) => `${right} for exactly the right ones, else ${wrong}`,
    share: (right: string, wrong: string) =>
      `A part of ${right} for a part of the right ones; ${wrong} with a wrong one`,
  },

  submit: {
    unread: 'Cannot be read as a number',
    unreadNote: (typed: string) => `“${typed}”. It is handed in as you typed it.`,
    title: 'What hangs on it, in marks',
    unflagged: (count: number) => plural(count, { one: '# unflagged answer', other: '# unflagged answers' }),
    flagged: (count: number) => plural(count, { one: '# flagged answer', other: '# flagged answers' }),
    open: (count: number) => `${count} open`,
    mayCost: (count: number, cost: string) =>
      plural(count, {
        one: `# flagged answer may cost up to ${counted(cost)}.`,
        other: `# flagged answers may cost up to ${counted(cost)}.`,
      }),
    openCostsNothing: 'An open question costs none.',
  },

  result: {
    title: 'Marks',
    of: (most: string) => `of ${most} marks`,
    both: (value: string, most: string) => `${value} of ${most} marks`,
    stays: 'The score in percent does not change with marks.',
    sum: 'How they add up',
    flagged: 'What flagged answers brought',
    right: (count: number, each: string) => `${count} right, ${each} each`,
    wrong: (count: number, each: string) => `${count} wrong, ${each} each`,
    partly: (count: number) => `${count} partly right`,
    blank: (count: number) => `${count} left open`,
    together: 'together',
  },
})
