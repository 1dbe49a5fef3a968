import type { Failure, SubmitReason } from '../lib/failure.ts'
import { paths } from '../page/paths.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { type Attempt, attemptId } from './attempt.ts'
import { isFinal } from './attempt-phases.ts'

/** What the quiz page knows of its quiz. `closedId`: an attempt that was closed before the page was opened. */
export type Opening =
  | { state: 'loading' }
  | { state: 'not-found' }
  | { state: 'leave'; to: string }
  | { state: 'open'; quiz: Quiz; closedId: string | undefined }

/** Why Start Quiz began nothing; instants in milliseconds. */
export type StartProblem =
  | { code: 'explained'; failure: Failure }
  | { code: 'time-over'; startedAt: number; deadline: number }

/** Where Start Quiz is at. */
export type Start = { state: 'ready' } | { state: 'asking' } | { state: 'failed'; problem: StartProblem }

/** What the quiz page shows. */
export type TakeQuizScene =
  | { scene: 'loading' }
  | { scene: 'not-found' }
  | { scene: 'leave'; to: string }
  /** `wasReset`: an administrator took the last start back. */
  | { scene: 'intro'; quiz: Quiz; start: Start; wasReset?: boolean }
  | { scene: 'in-progress'; quiz: Quiz; attempt: Attempt; submitting: boolean }
  | { scene: 'unsent'; quiz: Quiz; attempt: Attempt; why: SubmitReason; resends: boolean; sending: boolean }

/** `attempt` is the person's latest at this quiz, closed ones included; `sending` whether it is in flight. */
export function sceneOf(
  opening: Opening,
  start: Start,
  attempt: Attempt | undefined,
  sending: boolean,
): TakeQuizScene {
  if (opening.state === 'leave') return { scene: 'leave', to: opening.to }
  if (opening.state !== 'open') return { scene: opening.state }
  const { quiz, closedId } = opening
  if (!attempt) return { scene: 'intro', quiz, start }
  const { phase } = attempt
  switch (phase.name) {
    case 'working':
      return { scene: 'in-progress', quiz, attempt, submitting: sending }
    case 'closed':
      return isFinal(attempt) && attemptId(attempt) !== closedId
        ? { scene: 'leave', to: paths.quizResult(attempt.quizId) }
        : { scene: 'intro', quiz, start, wasReset: phase.how === 'superseded' }
    default:
      return { scene: 'unsent', quiz, attempt, why: phase.why, resends: phase.name === 'waiting', sending }
  }
}
