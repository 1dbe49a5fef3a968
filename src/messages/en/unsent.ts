import { plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const questionsOf = (total: number) => plural(total, { one: '# question', other: '# questions' })

/** Of an attempt that could not be submitted. */
export const unsent = words('unsent', {
  title: {
    waiting: 'Not sent yet',
    refused: 'Not accepted',
    over: 'Other answers count',
  },
  waiting: 'Waiting',
  saved: (attempted: number, total: number, resends: boolean) =>
    resends
      ? `Your answers to ${attempted} of ${questionsOf(total)} are saved on this device. We will send them as soon as it works again. You may close this page.`
      : `Your answers to ${attempted} of ${questionsOf(total)} are saved on this device. You can try again or keep a copy.`,
  notStored: (attempted: number, total: number) =>
    `Your answers here, to ${attempted} of ${questionsOf(total)}, were not submitted. They are saved on this device, so that you can keep a copy.`,
  seeResult: 'See the result',
  tryAgain: 'Try again',
  sending: 'Sending...',
  download: 'Save a Copy',
  copyNote: 'The copy is a file for your teacher, in case this device is lost.',
  discard: 'Delete My Answers',
  discardTitle: 'Delete your answers?',
  discardMessage: 'They are not stored anywhere else. Save a copy first if your teacher should see them.',

  /** The answers as a text file. */
  copy: {
    noAnswer: 'no answer',
    quiz: (quizId: string) => `Quiz ${quizId}`,
    started: (instant: string) => `Started ${instant}`,
  },
})
