import type { PracticeChoice, ReviewChoice } from '../../domain/authoring/draft/quiz-draft.ts'
import type { UploadProblem } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import type { SaveStatus } from '../../domain/authoring/draft/save-status.ts'
import type { EditorStep } from '../../domain/authoring/editor-step.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import { wallDate, wallTime } from '../../domain/lib/time.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'
import { failures } from './failures.ts'

const UPLOAD_PROBLEMS: Wording<UploadProblem> = {
  'wrong-type': () => 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture',
  empty: () => 'This file is empty',
  'too-large': ({ limitMb }) => `This picture is larger than ${limitMb} MB`,
  'too-large-for-server': () => 'This picture is too large for the server',
  'no-cookie': () =>
    'This browser blocks the cookie that an upload needs. Allow cookies for this site, or enter an image address instead.',
  refused: ({ reason }) =>
    reason.code === 'unknown' ? 'Upload failed' : failures.reason(reason, 'upload-image'),
}

const STATUS: Wording<SaveStatus> = {
  nothing: () => '',
  saving: () => 'saving…',
  failed: () => 'Not saved.',
  saved: ({ at }) => `saved ${wallTime(at)}`,
  'on-device': ({ at }) => `Draft kept on this device ${wallTime(at)}`,
  'not-kept': () => 'Not saved: this device has no storage left.',
}

const pointsText = (points: number) => plural(points, { one: '# point', other: '# points' })

interface Summary {
  duration: string
  starts: number
  ends: number
  /** How many questions have no key. */
  unkeyed: number
  /** Whether an import filled some of them in. */
  isSuggested: boolean
}

/** 'Mar 4, 10:00 AM – 6:00 PM', with the day of the end if it is another one. */
function whenText(starts: number, ends: number): string {
  if (Number.isNaN(ends)) return format.moment(starts)
  const end = wallDate(starts) === wallDate(ends) ? format.time(ends) : format.moment(ends)
  return `${format.moment(starts)} – ${end}`
}

const STEPS: Wording<EditorStep> = {
  'option-removed': ({ option, wasKey }) => {
    const removed = `Option ${optionLetter(option)} is removed.`
    return wasKey ? `${removed} It was the correct one: choose another.` : removed
  },
  'options-filled': ({ count }) =>
    plural(count, { one: '# line is an option now.', other: '# lines are options now.' }),
  'options-left-out': ({ count }) =>
    plural(count, { one: '# empty option is left out.', other: '# empty options are left out.' }),
  'number-dropped': ({ number }) => `The number “${number}” is left out.`,
}

export const quizForm = words('quizForm', {
  room: {
    back: 'Back to the dashboard',
    draft: 'Draft',
    draftNote: 'Learners do not see this quiz yet. “Update Quiz” shows it to them.',
    test: 'Test Quiz',
    testLater: 'Save first: the test uses the saved quiz',
    undo: 'Undo last change',
    redo: 'Redo last change',
    view: 'View',
    questions: (count: number) => `Questions (${count})`,
    write: 'Write',
    preview: 'Preview',
    untitled: 'Untitled quiz',
  },
  status: (status: SaveStatus) => word(STATUS, status),
  tryAgain: 'Try again',
  keys: [
    { keys: ['Ctrl', 'Enter'], does: 'next question' },
    { keys: ['Ctrl', 'S'], does: 'save' },
    { keys: ['Ctrl', 'M'], does: 'formula' },
  ],
  list: {
    label: 'All questions',
    keyMissing: 'key?',
    altMissing: 'Its picture has no description',
    reorder: 'Reorder questions',
    beingWritten: 'being written',
    emptyNote: 'Write the first, or paste a whole paper.',
  },
  haveThem: <Node>(strong: (text: string) => Node) => [
    strong('Have them already?'),
    ' Paste or drop Aiken, GIFT, Moodle XML, CSV or JSON.',
  ],
  create: { title: 'Create New Quiz', save: 'Create Quiz', busy: 'Creating...' },
  edit: { title: 'Edit Quiz', save: 'Update Quiz', busy: 'Updating...' },
  draft: { save: 'Save as Draft', busy: 'Saving...' },
  running: (count: number) =>
    plural(count, {
      one: '# learner is at work and keeps the questions they started with.',
      other: '# learners are at work and keep the questions they started with.',
    }),
  outdated:
    'This quiz was saved elsewhere after you opened it. Nothing is replaced until you have seen both.',
  cancel: 'Cancel',
  details: {
    heading: 'Quiz Details',
    title: 'Quiz Title',
    duration: 'Duration (minutes)',
    capped: (minutes: number) => `Longer than the quiz is open: learners will have ${minutes} min at most.`,
    description: 'Description',
    descriptionHint: 'One sentence that learners read on the card',
    required: 'All five are needed.',
    startTime: 'Start Time',
    endTime: 'End Time',
    suggested: 'Suggested. Change it if it does not fit.',
    localTime: (instant: number) => `Your local time (${format.zone(instant)})`,
    /** In one line, while they are folded. `duration` as typed; instants are NaN while they are missing. */
    summary: ({ duration, starts, ends, unkeyed, isSuggested }: Summary) =>
      [
        duration && `${duration} minutes`,
        Number.isNaN(starts) ? '' : whenText(starts, ends),
        unkeyed > 0 && plural(unkeyed, { one: '# question has no key', other: '# questions have no key' }),
        isSuggested && 'partly suggested',
      ]
        .filter(Boolean)
        .join(' · '),
  },
  more: {
    title: 'More',
    review: {
      submitted: 'Answers shown right away',
      'quiz-ended': 'Answers shown when the quiz ends',
      at: 'Answers shown at a set time',
    } satisfies Record<ReviewChoice, string>,
    practice: 'with practice',
    mixed: 'shuffled',
    inOrder: 'same order for all',
  },
  review: {
    label: 'Answers are shown',
    choices: {
      submitted: 'Right away',
      'quiz-ended': 'When the quiz ends',
      at: 'At a time',
    } satisfies Record<ReviewChoice, string>,
    time: 'Answers are shown from',
    early: 'Learners in a later slot can learn the answers from those who have finished.',
    wait: 'Show them when the quiz ends',
  },
  practice: {
    label: 'Practice',
    choices: {
      none: 'No practice',
      'signed-in': 'For people who are signed in',
      public: 'For everyone',
    } satisfies Record<PracticeChoice, string>,
    hints: {
      none: '',
      'signed-in': 'Once the quiz has ended and its answers are shown.',
      public:
        'Without an account: anyone can read the questions and the answers, on any page that shows this quiz. It can no longer be taken for a grade: never choose this for questions of a future exam.',
    } satisfies Record<PracticeChoice, string>,
  },
  paper: {
    legend: 'Each learner’s paper',
    shuffleQuestions: 'Shuffle questions',
    shuffleOptions: 'Shuffle options',
    draw: 'Questions for each learner',
    drawHint: (count: number) =>
      `Drawn from the ${format.count(count)} of this quiz, those that keep their place among them. Empty: all.`,
  },
  questions: {
    title: 'Questions',
    heading: (count: number) => `Questions (${count})`,
    previous: 'Previous Question',
    next: 'Next Question',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    add: 'Add New Question',
    empty: 'No questions yet',
    deleted: (number: number) => `Question ${number} deleted`,
    undo: 'Undo',
  },
  order: {
    drag: 'Drag to move',
    up: (number: number) => `Move question ${number} up`,
    down: (number: number) => `Move question ${number} down`,
    moved: (to: number, count: number) => `Question moved to ${to} of ${count}`,
  },
  question: {
    title: (number: number) => `Question ${number}`,
    heading: <Node>(number: number, points: number, strong: (text: string) => Node) => [
      strong(`Question ${number}`),
      ` · ${pointsText(points)}`,
    ],
    points: pointsText,
    edit: 'Edit question',
    duplicate: 'Duplicate question',
    delete: 'Delete question',
    noText: 'No text yet',
    picture: (number: number) => `Picture of question ${number}`,
    optionPicture: (letter: string) => `Picture of option ${letter}`,
  },
  editor: {
    newQuestion: 'New question',
    editQuestion: (number: number) => `Edit question ${number}`,
    text: 'Question Text',
    image: 'Question Image URL',
    options: 'Options',
    points: 'Points',
    pin: 'Keeps its place, and is always asked',
    add: 'Add Question',
    update: 'Update Question',
    cancel: 'Cancel',
    kind: 'Multiple choice',
    notSent: 'The question is sent when the quiz is saved.',
    optionsHint:
      '– press the letter of the correct one; Enter leads to the next; paste lines to fill them all',
    explanation: 'Explanation',
    explanationHint: '– shown after submission',
    topic: 'Topic',
  },
  palette: {
    label: 'Formulas',
    greek: 'Greek letters',
    all: 'All…',
    names: {
      fraction: 'Fraction',
      power: 'Power',
      index: 'Index',
      root: 'Root',
      vector: 'Vector',
      delta: 'Delta',
      tens: 'Powers of ten',
      degrees: 'Degrees',
      units: 'Units',
      integral: 'Integral',
      sum: 'Sum',
    },
  },
  picture: {
    typed: 'Address, or paste or drop a picture',
    chooseFor: 'Upload image, question',
    remove: 'Remove',
    alt: 'What the picture shows',
    altHint: '(read aloud to those who cannot see it)',
    altMissing: 'This picture has no description',
    altFor: (letter: string) => `What the picture shows, option ${letter}`,
  },
  preview: {
    label: 'As the learner sees it',
    widths: { phone: 'Phone', wide: 'Wide' },
    question: (number: number, count: number) => `Question ${number} of ${count}`,
    clock: (minutes: string) => `${minutes.padStart(2, '0')}:00`,
  },
  option: {
    text: (letter: string) => `Option ${letter}`,
    correct: 'Correct',
    correctFor: (letter: string) => `Correct: option ${letter}`,
    pin: 'Keeps its place',
    pinFor: (letter: string) => `Keeps its place, option ${letter}`,
    image: 'Image URL',
    imageFor: (letter: string) => `Image URL, option ${letter}`,
    upload: 'Upload',
    uploading: 'Uploading...',
    uploadFor: (letter: string) => `Upload image, option ${letter}`,
    add: 'Add option',
    remove: (letter: string) => `Remove option ${letter}`,
    leaveOut: (count: number) =>
      plural(count, { one: 'Leave out the empty option', other: 'Leave out the # empty options' }),
    trueFalse: 'True or false',
    /** What is written into the two. */
    truth: ['True', 'False'] as [string, string],
  },
  step: (step: EditorStep) => word(STEPS, step),
  uploadProblem: (problem: UploadProblem) => word(UPLOAD_PROBLEMS, problem),
})
