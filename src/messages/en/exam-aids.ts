import { plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const COMMANDS = {
  choose: 'Choose an answer',
  strike: 'Strike out an answer',
  next: 'Next',
  previous: 'Previous',
  unanswered: 'Next question without an answer',
  'go-to': 'Go to a question',
  flag: 'Flag for review',
  'tell-time': 'Hear the time left',
  'toggle-clock': 'Hide or show the clock',
  enlarge: 'Enlarge the picture or formula',
  'list-keys': 'This list',
}

/** Keys and aids of the exam. They come after the first question. */
export const examAids = words('examAids', {
  keys: 'Keys',
  command: (name: keyof typeof COMMANDS) => COMMANDS[name],
  /** Between two keys that do the same. */
  or: 'or',
  shift: 'Shift',
  useKeys: 'Use letter keys in this quiz',
  keysNote: 'A letter alone is enough, without Ctrl or Alt.',

  timeLeft: (minutes: number, seconds: number) => {
    if (minutes === 0) return plural(seconds, { one: '# second left', other: '# seconds left' })
    if (seconds === 0) return plural(minutes, { one: '# minute left', other: '# minutes left' })
    const whole = plural(minutes, { one: '# minute', other: '# minutes' })
    return `${whole} ${plural(seconds, { one: '# second left', other: '# seconds left' })}`
  },
  flagged: (question: number, flagged: boolean) =>
    flagged ? `Question ${question} is flagged.` : `Question ${question} is no longer flagged.`,
  struck: (letter: string, struck: boolean) =>
    struck ? `Option ${letter} is struck out.` : `Option ${letter} is no longer struck out.`,
  firstQuestion: 'This is the first question.',
  lastQuestion: 'This is the last question.',
  allAnswered: 'All questions are answered.',
})
