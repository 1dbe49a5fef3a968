import type { ReviewChoice } from '../../domain/authoring/quiz-draft.ts'
import type { UploadProblem } from '../../domain/authoring/quiz-draft-errors.ts'
import { format, plural } from '../english.ts'
import { failures } from '../failures/en.ts'
import { type Wording, word } from '../wording.ts'

const UPLOAD_PROBLEMS: Wording<UploadProblem> = {
  'wrong-type': () => 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture',
  empty: () => 'This file is empty',
  'too-large': ({ limitMb }) => `This picture is larger than ${limitMb} MB`,
  'no-cookie': () =>
    'This browser keeps back the cookie that an upload needs. Allow cookies for this site, or give an image address instead.',
  refused: ({ reason }) =>
    reason.code === 'unknown' ? 'Upload failed' : failures.reason(reason, 'upload-image'),
}

const pointsText = (points: number) => plural(points, { one: '# point', other: '# points' })

export const quizForm = {
  create: { title: 'Create New Quiz', save: 'Create Quiz', busy: 'Creating...' },
  edit: { title: 'Edit Quiz', save: 'Update Quiz', busy: 'Updating...' },
  publish: { save: 'Publish', busy: 'Publishing...' },
  draft: { save: 'Save Draft', busy: 'Saving...' },
  running: (count: number) =>
    plural(count, {
      one: '# learner is at work and keeps the questions they began with.',
      other: '# learners are at work: they keep the questions they began with.',
    }),
  cancel: 'Cancel',
  details: {
    heading: 'Quiz Details',
    title: 'Quiz Title',
    duration: 'Duration (minutes)',
    description: 'Description',
    startTime: 'Start Time',
    endTime: 'End Time',
    localTime: (instant: number) => `Your local time (${format.zone(instant)})`,
    /** In one line, while they are folded. `duration` as typed; `starts` is NaN while it is missing. */
    summary: (title: string, duration: string, starts: number) =>
      [title, duration && `${duration} minutes`, Number.isNaN(starts) ? '' : format.moment(starts)]
        .filter(Boolean)
        .join(' · '),
  },
  review: {
    label: 'Answers are shown',
    choices: {
      submitted: 'Right away',
      'quiz-ended': 'When the quiz ends',
      at: 'At a time',
    } satisfies Record<ReviewChoice, string>,
    time: 'Answers are shown from',
    early: 'Others may still take the quiz then, and learn the answers from those who have.',
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
    emptyNote: 'Write the first one, or bring questions from another place.',
    deleted: (number: number) => `Question ${number} deleted`,
    undo: 'Undo',
    reorder: 'Reorder questions',
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
    preview: 'Preview',
  },
  option: {
    text: (letter: string) => `Option ${letter}`,
    correct: 'Correct',
    correctFor: (letter: string) => `Correct, option ${letter}`,
    pin: 'Keeps its place',
    pinFor: (letter: string) => `Keeps its place, option ${letter}`,
    image: 'Image URL',
    imageFor: (letter: string) => `Image URL, option ${letter}`,
    upload: 'Upload',
    uploading: 'Uploading...',
    uploadFor: (letter: string) => `Upload image, option ${letter}`,
  },
  uploadProblem: (problem: UploadProblem) => word(UPLOAD_PROBLEMS, problem),
}
