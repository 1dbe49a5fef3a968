import type { TimeWarning } from '../../domain/attempts/attempt-time.ts'
import { words } from '../lib/words.ts'

const TIME_WARNINGS: Record<TimeWarning, string> = {
  'five-minutes': '5 minutes remaining',
  'one-minute': '1 minute remaining',
  'thirty-seconds': '30 seconds remaining',
  'last-seconds': 'Time is almost up. Your answers are handed in for you.',
}

/** Shown above every screen while an attempt is not over. */
export const reminders = words('reminders', {
  label: 'Quizzes in progress',
  aQuiz: 'A quiz',
  timeLeft: <Node>(clock: Node) => ['Time left: ', clock],
  clockLabel: 'Time remaining',
  timeWarning: (warning: TimeWarning | undefined) => warning && TIME_WARNINGS[warning],
  state: {
    sending: 'Your answers are being handed in...',
    unsent: 'Your answers are not handed in yet. We will send them as soon as it works again.',
    refused: 'Your answers were not accepted.',
    over: 'Other answers were handed in before those on this device.',
  },
  goOn: 'Continue',
  show: 'Show',
})
