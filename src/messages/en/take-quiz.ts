import type { StartProblem } from '../../domain/attempts/attempt-scene.ts'
import type { ClockSkew } from '../../domain/attempts/waiting.ts'
import { reasonOf } from '../../domain/lib/failure.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'
import { failures } from './failures.ts'
import { waiting } from './waiting.ts'

const START_PROBLEMS: Wording<StartProblem> = {
  explained: ({ failure }) => failures.reason(reasonOf(failure), 'start-quiz'),
  'time-over': ({ startedAt, deadline }) =>
    `You started this quiz at ${format.time(startedAt)}, and your time ran out at ${format.time(deadline)}.`,
}

/** Extra time may end within a minute. */
const span = (minutes: number) =>
  minutes % 1 ? `${Math.floor(minutes)} min ${Math.round((minutes % 1) * 60)} s` : `${minutes} min`

export const takeQuiz = words('takeQuiz', {
  loading: 'Loading quiz...',
  notFound: {
    title: 'Quiz not found',
    note: 'It may have been removed, or the link is incomplete.',
    goHome: 'Go Home',
  },

  intro: {
    wasReset: 'Your attempt was reset. You can start again.',
    duration: 'Duration',
    minutes: (minutes: number) => span(minutes),
    questions: (count: number) => (count === 1 ? 'Question' : 'Questions'),
    /** Always one. */
    attempt: 'Attempt',
    slot: (from: number, to: number, minutes: number) =>
      `Your slot: ${format.shortTimeRange(from, to)}, ${minutes} min left`,
    clockStarts: 'The clock starts when you press it.',
    timeNoted: 'How long each question takes you is noted. It never changes a mark.',
    instructions: 'Instructions',
    instructionList: [
      'Read each question carefully.',
      'Pick the best answer for each question.',
      'Navigate with the Previous and Next buttons or the Question Navigator.',
      'The quiz is submitted automatically when time runs out.',
      'You cannot retake the quiz after you submit it.',
    ],
    howItWorks: 'How it works',
    /** The same in plain words. */
    howItWorksList: [
      'You can go back and change an answer.',
      'Flag a question to look at it again before you submit.',
      'When the time is over, what you have answered is handed in for you.',
      'You can take it once.',
    ],
    extraTime: (minutes: number, extra: number) =>
      `Your time: ${span(minutes + extra)} (${minutes} + ${extra % 1 ? span(extra) : extra} extra). It is already in the clock.`,
    cutShort: (minutes: number, endTime: number) =>
      `You will have ${minutes} min, because the quiz ends at ${format.time(endTime)}`,
    slotEnds: (slotEnd: number, minutes: number) =>
      `Your slot ends at ${format.time(slotEnd)}, before the ${plural(minutes, { one: '# minute of this quiz is', other: '# minutes of this quiz are' })} over. You can still finish and submit it.`,
    bookLater: 'Book a later slot',
    startProblem: (problem: StartProblem) => word(START_PROBLEMS, problem),
    start: 'Start Quiz',
    starting: 'Starting...',
  },

  device: {
    title: (ready: boolean) => (ready ? 'Your device is ready' : 'Your device'),
    connection: 'Connection',
    storage: 'Storage',
    clockName: 'Clock',
    connected: (connected: boolean) => (connected ? 'Connected' : 'Not connected'),
    clock: (skew: ClockSkew) => waiting.clockSkew(skew),
    keepsAnswers: (keeps: boolean) =>
      keeps ? 'Answers are kept on this device' : 'Answers are kept while this page is open',
    keptInMemory:
      'This browser does not let the page keep your answers on the device. Do not reload or close it before you submit: they would be lost.',
  },

  exam: {
    hidden: 'Show',
    toggleClock: (hidden: boolean) => (hidden ? 'Show clock' : 'Hide clock'),
    details: 'Details',
    progress: 'Progress',
    answered: (answered: number, total: number) => `${answered} of ${total} answered`,
    answeredOf: (answered: number, total: number) => `${answered} of ${total}`,
    /** Follows it. */
    answeredShare: (percent: number) => `, ${format.percent(percent)}`,
    kept: (onDevice: boolean, connected: boolean, copiesFail: boolean) => {
      if (connected && !onDevice) return 'Only until you close or reload this page'
      if (connected) return copiesFail ? 'Saved on this device only' : 'Saved'
      return onDevice ? 'Offline, kept on this device' : 'Offline, only until you close or reload this page'
    },
    ends: 'Ends',
    /** What the time of the last save is of: every copy, the device's, or none that outlives the page. */
    keptBy: (api: boolean, onDevice: boolean) => (api ? 'Saved' : onDevice ? 'Saved here' : 'Not saved'),
    connection: (connected: boolean) =>
      connected
        ? 'The connection is back.'
        : 'No connection. Keep going: your answers will be sent when it is back.',
    slotOver: 'Your slot has ended. You can still finish and submit this quiz.',
    quizChanged:
      'This quiz was changed after you started. Your answers stayed with their questions. Look through them once more.',
    submitting: 'Submitting your answers...',
    /** Without a formatter, because it comes with the first question. */
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    where: (question: number, total: number) => `${question} of ${total}`,
    openNavigator: (question: number, total: number) => `${question} of ${total}, Question Navigator`,
    questionOf: (question: number, total: number) => `Question ${question} of ${total}`,
    previous: 'Previous',
    next: 'Next',
    flag: (flagged: boolean) => (flagged ? 'Flagged' : 'Flag'),
    flagTitle: (flagged: boolean) => (flagged ? 'Remove the flag' : 'Flag for review'),
  },

  navigator: {
    title: 'Question Navigator',
    questions: 'Questions',
    answered: 'Answered',
    unattempted: 'Unattempted',
    flagged: 'Flagged',
    attempted: (attempted: number, total: number) => `${attempted} / ${total}`,
    jump: 'Question',
    jumpRange: (count: number) => `1–${count}`,
    jumpLabel: (count: number) => `Jump to question, 1 to ${count}, then Enter`,
    jumpError: (count: number) =>
      plural(count, { one: 'There is # question.', other: 'There are # questions.' }),
    previousPage: 'Previous 50 questions',
    nextPage: 'Next 50 questions',
  },

  submit: {
    title: 'Submit Quiz?',
    /** How many are open is said by the figures and the warning. */
    open: (unattempted: number) =>
      unattempted === 0 ? 'All questions are answered.' : 'Press an open question to go to it.',
    sheet: 'Answer sheet',
    cancel: 'Keep Working',
    submit: 'Submit Quiz',
    submitting: 'Submitting...',
    total: 'Total',
    timeRemaining: 'Time remaining',
    attempted: 'Attempted',
    unattempted: 'Unattempted',
    willCount: (unattempted: number) =>
      plural(unattempted, {
        one: '# unattempted question will count as incorrect.',
        other: '# unattempted questions will count as incorrect.',
      }),
    flagged: (count: number) => `Flagged questions (${count})`,
    goTo: (question: number) => `Go to question ${question}`,
    more: (hidden: number) => `+${hidden} more`,
    less: 'Show less',
  },
})
