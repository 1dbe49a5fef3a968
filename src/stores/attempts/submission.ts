import { atom } from 'nanostores'
import { accessQuiz, hasTakenQuiz, submitQuiz } from '../../api/quizzes.ts'
import { type Attempt, attemptId, fitAttempt, isLive } from '../../domain/attempts/attempt.ts'
import { timeSpentSeconds } from '../../domain/attempts/attempt-time.ts'
import { Failure, onFailure, submitReasonOf, UNEXPECTED_ANSWER } from '../../domain/lib/failure.ts'
import { retriesSubmit, submitDelayMs } from '../../domain/lib/retry.ts'
import type { Result } from '../../domain/results/results.ts'
import { wait, within } from '../../platform/wait.ts'
import { refresh } from '../lib/query.ts'
import { serverNow } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { notice } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { $myAttempts, apply, reread } from './attempt-records.ts'

/** The ids of the signed-in user's attempts that are in flight. */
export const $sending = atom<readonly string[]>([])
$userId.listen(() => $sending.set([]))

type Outcome =
  | { sent: true; result: Result | undefined }
  | { sent: false; failure: Failure; resends: boolean }

/** After a lost answer or a conflict only the API knows whether the attempt arrived. */
const leavesOpen = ({ network, status = 0, code }: Failure) =>
  network || status >= 500 || status === 409 || status === 422 || code === UNEXPECTED_ANSWER

/** Undefined if that cannot be known now. */
const arrived = (quizId: string) => hasTakenQuiz(quizId).catch(onFailure(() => undefined))

/** Whether the same attempt may be accepted later; a refusal that only the API can have sent is final. */
const mayArriveLater = ({ retryable, code, status }: Failure) =>
  retryable || code === UNEXPECTED_ANSWER || status === 409

/** How long a submission waits to learn whether the quiz was edited; time may be short. */
const FITTING_MS = 2000

/** The API grades answers by the present order of the questions, which an edit may have changed. */
async function fitted(attempt: Attempt): Promise<Attempt> {
  // On failure it is sent as it is: the slot may have ended, and a lost network is left to the retries.
  const asked = accessQuiz(attempt.quizId).catch(onFailure(() => undefined))
  const quiz = await within(FITTING_MS, asked)
  return quiz ? fitAttempt(attempt, quiz) : attempt
}

/** Sends with the retries of the specification, or `once`; asks before each repeat whether the last one arrived. */
async function send(stored: Attempt, once: boolean): Promise<Outcome> {
  const { quizId, userId } = stored
  for (let retries = 0; ; retries++) {
    const attempt = await fitted(stored)
    const body = { answers: attempt.answers, timeSpent: timeSpentSeconds(attempt, serverNow()) }
    try {
      return { sent: true, result: await submitQuiz(quizId, body) }
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      const there = leavesOpen(failure) ? await arrived(quizId) : false
      if (there) return { sent: true, result: undefined }
      const resends = there === undefined || mayArriveLater(failure)
      const unsent = { sent: false, failure, resends } as const
      if (once || !retriesSubmit(failure, retries)) return unsent
      await wait(submitDelayMs(retries, Math.random(), failure.retryAfterSeconds))
      // Never send an attempt in another user's name.
      if ($userId.get() !== userId) return unsent
    }
  }
}

/** Sent from another tab or discarded while in flight: the outcome must not touch an attempt begun since. */
function isOutdated(attempt: Attempt, outcome: Outcome): boolean {
  const live = $myAttempts.get().find(({ quizId }) => quizId === attempt.quizId)
  return live ? attemptId(live) !== attemptId(attempt) : !outcome.sent
}

function noteUnsent(attempt: Attempt, { failure, resends }: Outcome & { sent: false }, quietly: boolean) {
  // Expired sessions change nothing: the attempt is due again once its owner is back.
  if (failure.sessionExpired) return
  const why = submitReasonOf(failure)
  apply(attempt, { type: resends ? 'delayed' : 'refused', why })
  if (!quietly) notice.error({ code: 'submission-failed', why })
}

function noteSent(attempt: Attempt, result: Result | undefined): void {
  apply(attempt, { type: 'submitted' })
  refresh('my-results', 'result', 'quizzes', 'current-slot')
  notice.success({ code: 'quiz-submitted' })
  emit('quiz-submitted', { quizId: attempt.quizId, score: result?.score ?? null })
}

/**
 * Sends an attempt; a call while it is in flight does nothing. The answers are kept until the API has them. `once`: without
 * retries. `quietly`: a background retry, whose failure is shown in the page and not as a toast.
 */
export async function submitAttempt(known: Attempt, { once = false, quietly = false } = {}): Promise<void> {
  const id = attemptId(known)
  if ($sending.get().includes(id)) return
  // This tab may have slept and know an older copy.
  const attempt = reread(known)
  if (!attempt || !isLive(attempt)) return
  $sending.set([...$sending.get(), id])
  const outcome = await send(attempt, once)
  if ($userId.get() !== attempt.userId) return
  if (!isOutdated(attempt, outcome)) {
    if (outcome.sent) noteSent(attempt, outcome.result)
    else noteUnsent(attempt, outcome, quietly)
  }
  $sending.set($sending.get().filter((other) => other !== id))
}
