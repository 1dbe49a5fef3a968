import type { Attempt } from '../../domain/attempts/attempt.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $myAttempts, storedTitle } from './attempt.ts'
import { $submissions, type Submission } from './submission.ts'

/** An attempt that is not over yet, and where it is at. */
export interface OngoingAttempt {
  quizId: string
  title: string
  /** An instant of the server's clock, in milliseconds. */
  deadline: number
  state: 'running' | 'sending' | 'unsent' | 'refused'
}

function stateOf({ refused }: Attempt, state: Submission['state'] | undefined): OngoingAttempt['state'] {
  if (state === 'sending') return state
  if (refused !== undefined) return 'refused'
  return state === 'unsent' ? state : 'running'
}

/** The signed-in user's. Their clocks run whatever screen is open. */
export const $ongoingAttempts = computedEqual([$myAttempts, $submissions], (attempts, submissions) =>
  attempts.map(
    (attempt): OngoingAttempt => ({
      quizId: attempt.quizId,
      title: storedTitle(attempt) ?? 'A quiz',
      deadline: attempt.deadline,
      state: stateOf(attempt, submissions[attempt.quizId]?.state),
    }),
  ),
)
