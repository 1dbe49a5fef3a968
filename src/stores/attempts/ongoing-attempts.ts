import { atom } from 'nanostores'
import { type Attempt, attemptId } from '../../domain/attempts/attempt.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $myAttempts, $sending } from './record.ts'

/** An attempt that is not over yet, and where it is at. */
export interface OngoingAttempt {
  quizId: string
  title: string
  /** Instants of the server's clock, in milliseconds. */
  startedAt: number
  deadline: number
  /** `over`: other answers were stored, and these are kept for a copy. */
  state: 'running' | 'sending' | 'unsent' | 'refused' | 'over'
}

const STATES = { working: 'running', waiting: 'unsent', refused: 'refused', closed: 'refused' } as const

const stateOf = ({ phase }: Attempt): OngoingAttempt['state'] =>
  phase.name === 'refused' && phase.why.code === 'other-answers-stored' ? 'over' : STATES[phase.name]

const ongoing = (attempt: Attempt, sending: boolean): OngoingAttempt => ({
  quizId: attempt.quizId,
  title: attempt.title,
  startedAt: attempt.startedAt,
  deadline: attempt.deadline,
  state: sending ? 'sending' : stateOf(attempt),
})

/** The signed-in user's. Their clocks run whatever screen is open. */
export const $ongoingAttempts = computedEqual([$myAttempts, $sending], (attempts, sending) =>
  attempts.map((attempt) => ongoing(attempt, sending.includes(attemptId(attempt)))),
)

/** The quizzes whose running attempts the screen tells of. */
export const $announcedHere = atom<readonly string[]>([])

/** Notes that the screen tells of this quiz's attempt. Returns how to stop. */
export function announceHere(quizId: string): () => void {
  $announcedHere.set([...$announcedHere.get(), quizId])
  return () => $announcedHere.set($announcedHere.get().filter((told) => told !== quizId))
}
