import { words } from '../lib/words.ts'

const MARKS = {
  open: 'Unattempted',
  answered: 'Answered',
  right: 'Correct',
  wrong: 'Incorrect',
  missed: 'Not answered',
}

/** The fixed texts of src/ui. They are part of the first load, so keep them short. */
export const pieces = words('pieces', {
  cancel: 'Cancel',
  clearAnswer: 'Clear answer',
  close: 'Close',
  correctAnswer: 'Correct answer',
  failed: { title: 'Something went wrong', note: 'If it happens again, reload the page.' },
  goHome: 'Go Home',
  imageFailed: 'Image failed to load',
  loading: 'Loading…',
  /** A question on the answer sheet, by its number from 1. */
  mark: (number: number, state: keyof typeof MARKS, letter: string | undefined, flagged: boolean) =>
    `Question ${number}, ${MARKS[state]}${letter ? ` ${letter}` : ''}${flagged ? ', Flagged' : ''}`,
  missing: {
    title: 'This part of the page could not be loaded',
    note: 'Check your connection; if the site was just updated, reload the page.',
  },
  next: 'Next',
  noOptions: 'This question has no options. You can go on.',
  option: (letter: string) => `Option ${letter}: `,
  notLoaded: 'This could not be loaded',
  optional: ' (optional)',
  previous: 'Previous',
  reload: 'Reload',
  unknownKind: {
    title: 'This kind of question needs a newer version',
    note: 'Reload the page. If it stays, go on with the other questions: they are not affected.',
  },
  slow: 'Slow connection. Still trying.',
  strike: (letter: string) => `Strike out option ${letter}`,
  struckOption: (letter: string) => `Option ${letter}, struck out: `,
  showAsTable: 'Show as a table',
  tryAgain: 'Try again',
  unreachable: 'We cannot reach the school',
  yourAnswer: 'Your answer',
  yourCorrectAnswer: 'Your answer, correct',
})
