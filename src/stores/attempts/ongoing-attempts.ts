import { type Attempt, attemptId } from '../../domain/attempts/attempt.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $myAttempts } from './attempt-records.ts'
import { $sending } from './submission.ts'

/** An attempt that is not over yet, and where it is at. */
export interface OngoingAttempt {
  quizId: string
  /** Empty where an older release stored no questions. */
  title: string
  /** Instants of the server's clock, in milliseconds. */
  startedAt: number
  deadline: number
  state: 'running' | 'sending' | 'unsent' | 'refused'
}

const STATES = { working: 'running', waiting: 'unsent', refused: 'refused', closed: 'refused' } as const

const ongoing = (attempt: Attempt, sending: boolean): OngoingAttempt => ({
  quizId: attempt.quizId,
  title: attempt.title,
  startedAt: attempt.startedAt,
  deadline: attempt.deadline,
  state: sending ? 'sending' : STATES[attempt.phase.name],
})

/** The signed-in user's. Their clocks run whatever screen is open. */
export const $ongoingAttempts = computedEqual([$myAttempts, $sending], (attempts, sending) =>
  attempts.map((attempt) => ongoing(attempt, sending.includes(attemptId(attempt)))),
)
