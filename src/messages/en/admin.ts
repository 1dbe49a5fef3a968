import { wallDate } from '../../domain/lib/time.ts'
import type { Need } from '../../domain/quizzes/quiz-list.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

/** '10:42 AM' today, else with its date. */
const momentText = (instant: number, now: number) =>
  wallDate(instant) === wallDate(now) ? format.time(instant) : format.moment(instant)

/** 'starts tomorrow' would be wrong at midnight, so that it says the moment. */
const NEEDS: { [Kind in Need['need']]: (need: Extract<Need, { need: Kind }>) => string } = {
  'draft-starts': ({ title, at, questions }) =>
    `${title} is a draft that starts ${format.moment(at)}. It has ${plural(questions, { one: '# question', other: '# questions' })}.`,
  'no-questions': ({ title, at }) => `${title} has no questions. It starts ${format.moment(at)}.`,
  ended: ({ title }) => `${title} is over. Its results are in.`,
}

export const admin = words('admin', {
  title: 'Admin Dashboard',
  lede: 'Manage quizzes and view analytics',
  createNewQuiz: 'Create New Quiz',
  /** Begins a new quiz with questions from elsewhere. */
  import: 'Import',
  sections: {
    label: 'Administration',
    quizzes: 'Quizzes',
    slots: 'Slots',
    results: 'Results',
    learners: 'Learners',
    /** The running slot by its start, in the zone of the slots. */
    slotAt: (from: number, zone: string | undefined) => `${format.time(from, zone)} slot ·`,
    booked: (count: number) => `${format.count(count)} booked`,
  },
  needs: {
    title: 'What needs you today',
    continue: 'Continue',
    sentence: (need: Need): string => NEEDS[need.need](need as never),
  },
  counters: {
    total: 'Total Quizzes',
    active: 'Active Quizzes',
    upcoming: 'Upcoming Quizzes',
    ended: 'Ended Quizzes',
    unknown: '–',
  },
  list: {
    title: 'All Quizzes',
    empty: 'No quizzes yet',
    emptyNote:
      "A quiz appears here as soon as it is saved, and on the learners' home page unless it is a draft.",
    createFirst: 'Create your first quiz',
    search: 'Find a quiz',
    states: { all: 'All', active: 'Active', upcoming: 'Upcoming', ended: 'Ended', draft: 'Draft' },
    noMatches: 'No quiz matches.',
    pages: 'Pages of quizzes',
    showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} quizzes`,
  },
  table: {
    quiz: 'Quiz',
    status: 'Status',
    duration: 'Duration',
    questions: 'Questions',
    schedule: 'Schedule',
    actions: 'Actions',
    unreadable: 'This quiz could not be read.',
    unknown: '–',
    minutes: (minutes: number) => `${minutes} min`,
    /** After their number. */
    questionsAfter: (count: number) => plural(count, { one: ' question', other: ' questions' }),
    openUntil: (end: string) => `until ${end}`,
    /** Below the start; `to` is for screen readers. */
    until: <Node>(end: string, to: (text: string) => Node) => [to('to '), end],
  },
  actions: {
    test: 'Test Quiz',
    results: 'View Results',
    edit: 'Edit Quiz',
    duplicate: 'Duplicate Quiz',
    delete: 'Delete Quiz',
    publish: 'Publish Quiz',
    unpublish: 'Unpublish',
    copyLink: 'Copy link for learners',
    more: (quiz: string) => `More for ${quiz}`,
  },
  deletion: {
    title: (quiz: string) => `Delete Quiz: ${quiz}`,
    /** What hangs on the quiz, as far as it is known. */
    message: ({ attempts, running }: { attempts?: number | undefined; running?: number | undefined } = {}) =>
      [
        'Are you sure you want to delete this quiz?',
        attempts && plural(attempts, { one: 'It has # result.', other: 'It has # results.' }),
        running &&
          plural(running, { one: '# learner is working on it.', other: '# learners are working on it.' }),
      ]
        .filter(Boolean)
        .join(' '),
    confirm: 'Delete Quiz',
    busy: 'Deleting...',
  },
  offer: {
    message: (savedAt: number, now: number) => `You have unsaved changes from ${momentText(savedAt, now)}`,
    restore: 'Restore',
    discard: 'Discard',
  },
  leaving: {
    title: 'Discard unsaved changes?',
    message: 'What you changed since the last save will be lost.',
    confirm: 'Discard changes',
    cancel: 'Keep editing',
  },
})
