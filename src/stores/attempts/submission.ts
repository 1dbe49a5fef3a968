import { map } from 'nanostores'
import { accessQuiz, hasTakenQuiz, submitQuiz } from '../../api/quizzes.ts'
import { type Attempt, fitAttempt, timeSpentSeconds } from '../../domain/attempts/attempt.ts'
import {
  Failure,
  onFailure,
  type SubmitReason,
  submitReasonOf,
  UNEXPECTED_ANSWER,
} from '../../domain/lib/failure.ts'
import { retriesSubmit, submitDelayMs } from '../../domain/lib/retry.ts'
import type { Result } from '../../domain/results/results.ts'
import { wait, within } from '../../platform/wait.ts'
import { refresh } from '../lib/query.ts'
import { serverNow } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { notice } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { $myAttempts, forget, noteRefusal, reread } from './attempt.ts'

/**
 * Where the sending of an attempt is at; an attempt without an entry is still being worked on. `again` is why the last
 * try failed, `resends` whether it goes out by itself when the network is back.
 */
export type Submission = { state: 'sending'; again?: Unsent | undefined } | Unsent | { state: 'sent' }

interface Unsent {
  state: 'unsent'
  why: SubmitReason
  resends: boolean
}

/** By quiz, for the signed-in user. */
export const $submissions = map<Record<string, Submission | undefined>>({})
$userId.listen(() => $submissions.set({}))

type Outcome =
  | { sent: true; result: Result | undefined }
  | { sent: false; failure: Failure; resends: boolean }

/** An answer that was lost, or a conflict, leaves open whether the attempt arrived: only the API can tell. */
const leavesOpen = ({ network, status = 0, code }: Failure) =>
  network || status >= 500 || status === 409 || status === 422 || code === UNEXPECTED_ANSWER

/** Undefined where nobody can tell now. */
const arrived = (quizId: string) => hasTakenQuiz(quizId).catch(onFailure(() => undefined))

/** Whether the same attempt may be taken another time; a refusal that only an API can have meant is final. */
const mayArriveLater = ({ retryable, code, status }: Failure) =>
  retryable || code === UNEXPECTED_ANSWER || status === 409

/** How long a submission waits to learn whether the quiz was changed; time may be short. */
const FITTING_MS = 2000

/** The API counts answers by the order of the questions now: in a quiz that was changed meanwhile it may be another one. */
async function fitted(attempt: Attempt): Promise<Attempt> {
  const asked = accessQuiz(attempt.quizId).catch((error: unknown) => {
    // Sent as it is: a slot may have ended, and a network that is gone is what the retries are for.
    if (!(error instanceof Failure)) throw error
  })
  const quiz = await within(FITTING_MS, asked)
  return quiz ? fitAttempt(attempt, quiz) : attempt
}

/** Sends an attempt with the retries of the specification, or `once`; before each repeat it asks whether the last one arrived. */
async function send(kept: Attempt, once: boolean): Promise<Outcome> {
  const { quizId, userId } = kept
  for (let retries = 0; ; retries++) {
    const attempt = await fitted(kept)
    const body = { answers: attempt.answers, timeSpent: timeSpentSeconds(attempt, serverNow()) }
    try {
      return { sent: true, result: await submitQuiz(quizId, body) }
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      const there = leavesOpen(failure) ? await arrived(quizId) : false
      if (there) return { sent: true, result: undefined }
      const unsent = {
        sent: false,
        failure,
        resends: there === undefined || mayArriveLater(failure),
      } as const
      if (once || !retriesSubmit(failure, retries)) return unsent
      await wait(submitDelayMs(retries, Math.random(), failure.retryAfterSeconds))
      // Somebody else may have signed in meanwhile: an attempt is never sent in another's name.
      if ($userId.get() !== userId) return unsent
    }
  }
}

/** Sent from another tab meanwhile, or discarded: what becomes of it has nothing to do with an attempt begun since. */
function isOutdated({ quizId, startedAt }: Attempt, outcome: Outcome): boolean {
  const held = $myAttempts.get().find((attempt) => attempt.quizId === quizId)
  return held ? held.startedAt !== startedAt : !outcome.sent
}

function noteUnsent(attempt: Attempt, { failure, resends }: Outcome & { sent: false }, quietly: boolean) {
  const why = submitReasonOf(failure)
  $submissions.setKey(attempt.quizId, { state: 'unsent', why, resends })
  if (!resends && !failure.sessionExpired) noteRefusal(attempt, why)
  if (!quietly && !failure.sessionExpired) notice.error({ code: 'submission-failed', why })
}

/**
 * Sends an attempt once; a call while it is being sent does nothing. The attempt is kept until the API has it. `quietly`:
 * nobody is there who wanted it, and its failure is told on the screen alone.
 */
export async function submitAttempt(known: Attempt, { once = false, quietly = false } = {}): Promise<void> {
  const { quizId, userId } = known
  const before = $submissions.get()[quizId]
  if (before?.state === 'sending') return
  // A tab that slept may know an older one.
  const attempt = reread(known)
  if (!attempt) return
  $submissions.setKey(quizId, {
    state: 'sending',
    again: before?.state === 'unsent' ? before : undefined,
  })
  const outcome = await send(attempt, once)
  if ($userId.get() !== userId) return
  if (isOutdated(attempt, outcome)) {
    $submissions.setKey(quizId, undefined)
    return
  }
  if (!outcome.sent) {
    noteUnsent(attempt, outcome, quietly)
    return
  }
  $submissions.setKey(quizId, { state: 'sent' })
  forget(attempt)
  refresh('my-results', 'result', 'quizzes', 'current-slot')
  notice.success({ code: 'quiz-submitted' })
  emit('quiz-submitted', { quizId, score: outcome.result?.score ?? null })
}
