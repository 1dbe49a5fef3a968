import type { Changes, Detail, QuestionChange, Side } from '../../domain/authoring/draft/draft-merge.ts'
import type { MeanwhileEditor as Editor } from '../../domain/quizzes/edited-meanwhile.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const DETAILS: Record<Detail, string> = {
  title: 'Quiz Title',
  description: 'Description',
  duration: 'Duration',
  startTime: 'Start Time',
  endTime: 'End Time',
  review: 'When answers are shown',
  practice: 'Practice',
  paper: 'Each learner’s paper',
  marking: 'Marks',
}

const DID = { added: 'added', changed: 'changed', removed: 'removed' } satisfies Record<
  QuestionChange['what'],
  string
>

function editorText(by: Editor): string {
  if (by.who === 'me') return 'You'
  return by.who === 'other' ? by.name : 'Somebody else'
}

export const draftConflict = words('draftConflict', {
  title: 'This quiz was changed while you were writing',
  /** `at` in milliseconds, NaN if it is not known. */
  intro: (by: Editor, at: number) => {
    const when = Number.isNaN(at) ? 'meanwhile' : `on ${format.moment(at)}`
    const where = by.who === 'me' ? ' in another window or on another device' : ''
    return `${editorText(by)} saved it ${when}${where}. Your changes are not saved yet, and nothing is lost.`
  },
  side: (side: Side, by: Editor) => {
    if (side === 'mine') return 'Here, not saved yet'
    return by.who === 'me' ? 'Saved by you elsewhere' : `Saved by ${editorText(by)}`
  },
  changes: ({ details, questions, isReordered }: Changes): string[] => [
    ...details.map((detail) => `${DETAILS[detail]} changed`),
    ...questions.map(({ what, number }) => `Question ${number} ${DID[what]}`),
    ...(isReordered ? ['Questions moved'] : []),
  ],
  noChanges: 'No changes',
  clashes: (count: number) =>
    plural(count, {
      one: 'Both of you changed this one. Which version should be kept?',
      other: 'Both of you changed these #. Which version should be kept?',
    }),
  fits: 'Your changes do not conflict with theirs: all of them can be kept.',
  detail: (detail: Detail) => DETAILS[detail],
  question: 'Question',
  removed: 'Removed',
  blank: 'Empty',
  minutes: (minutes: string) => `${minutes} min`,
  merge: 'Keep both and save',
  undecided: (count: number) => `${count} to choose`,
  keepMine: 'Keep mine…',
  takeTheirs: 'Take theirs',
  takeNote: 'If you take theirs, yours stays on this device and can be restored.',
  later: 'Not now',
  replacing: {
    title: 'Replace what was saved meanwhile?',
    message: 'These changes will be lost:',
    confirm: 'Replace and save',
  },
  deleted: {
    title: 'This quiz was deleted while you were writing',
    message:
      'What you wrote is not lost: it can be saved as a new quiz, without the results of the deleted one.',
    confirm: 'Save as a new quiz',
  },
  copy: {
    message: (at: number) => `Your version of ${format.moment(at)} is kept on this device.`,
    restore: 'Restore',
    discard: 'Discard',
  },
  compare: 'Compare',
})
