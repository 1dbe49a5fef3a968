import { submitQuiz } from '../../api/quizzes.ts'
import {
  type Attempt,
  attemptId,
  authoredAnswers,
  fitAttempt,
  isLive,
} from '../../domain/attempts/attempt.ts'
import { timeSpentSeconds } from '../../domain/attempts/attempt-time.ts'
import { sentAnswers } from '../../domain/kinds/answer.ts'
import { Failure, submitReasonOf, UNEXPECTED_ANSWER } from '../../domain/lib/failure.ts'
import { retriesSubmit, submitDelayMs } from '../../domain/lib/retry.ts'
import type { Result } from '../../domain/results/results.ts'
import { wait, within } from '../../platform/wait.ts'
import { serverNow } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { notice } from '../page/notices.ts'
import { offers } from '../session/features.ts'
import { followCookie } from '../session/follow-cookie.ts'
import { $userId, sessionKnown } from '../session/session.ts'
import { access, hasTaken, noteTaken, refreshMyResults } from './outcome.ts'
import { $myAttempts, $openQuizId, $sending, apply, reread } from './record.ts'
import { withPace, withSync } from './with-sync.ts'

type Outcome =
  /** It goes on, or is over for another reason. */
  | { end: 'kept' }
  | { end: 'sent'; result: Result | undefined }
  | { end: 'unsent'; failure: Failure; resends: boolean }
  | { end: 'taken' }

/** After a lost answer or a conflict only the API knows whether the attempt arrived. */
const leavesOpen = ({ network, status = 0, code }: Failure) =>
  network || status >= 500 || status === 409 || status === 422 || code === UNEXPECTED_ANSWER

/** Whether the same attempt may be accepted later; a refusal that only the API can have sent is final. */
const mayArriveLater = ({ retryable, code, status }: Failure) =>
  retryable || code === UNEXPECTED_ANSWER || status === 409

/** Too late for this device: the API is about to hand in the copy that it has. */
const isHandedInSoon = ({ saved, deadline }: Attempt, { status }: Failure) =>
  status === 400 && saved !== null && serverNow() > deadline

/** With the growing pauses between them, longer than the API takes. */
const LATE_RETRIES = 3

/** How long a submission waits to learn what became of the attempt and of the quiz; time may be short. */
const ASKING_MS = 2000

/** Whether an edit never reaches the attempt. A version alone does not promise that. */
const isPinned = ({ quizVersion }: Attempt) => quizVersion !== null && offers('start', 'versions')

/**
 * Unless it keeps a version for each attempt, the API grades answers by the present order of the questions, which an edit may
 * have changed.
 */
async function fitted(attempt: Attempt): Promise<Attempt> {
  if (isPinned(attempt)) return attempt
  // On failure it is sent as it is: the slot may have ended, and a lost network is left to the retries.
  const quiz = await within(ASKING_MS, access(attempt))
  return quiz ? fitAttempt(attempt, quiz) : attempt
}

/** The answers as the API counts them, and the version that they belong to where it asks for that. */
const workOf = (attempt: Attempt) => ({
  ...sentAnswers(authoredAnswers(attempt)),
  ...(attempt.quizVersion !== null && offers('versions') && { version: attempt.quizVersion }),
})

/** The attempt as it is to be sent, once it is known whose session this is. */
async function prepared(stored: Attempt): Promise<Attempt> {
  const [attempt] = await Promise.all([fitted(stored), followCookie(stored)])
  await sessionKnown()
  return attempt
}

/**
 * Sends with the retries of the specification, or `once`; asks before each repeat whether the last one arrived. Each call is
 * bound to the attempt's person, because somebody else may sign in meanwhile.
 */
async function send(stored: Attempt, once: boolean, byItself: boolean): Promise<Outcome> {
  const { quizId, userId } = stored
  for (let retries = 0; ; retries++) {
    // Where the API keeps the work or the time of an attempt, what became of it elsewhere comes first.
    const isWanted = await within(
      ASKING_MS,
      withSync(({ catchUp }) => catchUp(stored, byItself)),
    )
    const known = reread(stored)
    if (isWanted === false || !known || !isLive(known)) return { end: 'kept' }
    const attempt = await prepared(known)
    const pace = await within(
      ASKING_MS,
      withPace(({ submittedPace }) => submittedPace(attempt)),
    )
    const body = { ...workOf(attempt), ...pace, timeSpent: timeSpentSeconds(attempt, serverNow()) }
    try {
      return { end: 'sent', result: await submitQuiz(quizId, body, userId) }
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      const isLate = isHandedInSoon(stored, failure)
      const taken = isLate || leavesOpen(failure) ? await hasTaken(stored) : false
      // The very answers that are stored would have been accepted once more.
      if (taken)
        return isLate || failure.status === 422 ? { end: 'taken' } : { end: 'sent', result: undefined }
      const resends = taken === undefined || isLate || mayArriveLater(failure)
      if (once || !(isLate ? retries < LATE_RETRIES : retriesSubmit(failure, retries)))
        return { end: 'unsent', failure, resends }
      await wait(submitDelayMs(retries, Math.random(), failure.retryAfterSeconds))
    }
  }
}

/** Sent from another tab or discarded while in flight: the outcome must not touch an attempt begun since. */
function isOutdated(attempt: Attempt, { end }: Outcome): boolean {
  const live = $myAttempts.get().find(({ quizId }) => quizId === attempt.quizId)
  return live ? attemptId(live) !== attemptId(attempt) : end !== 'sent'
}

/** Whether its time made it be sent, so that it goes on if there is more. Trying that again by hand is no wish to end it. */
const isByClock = ({ phase }: Attempt, byItself: boolean) =>
  phase.name === 'waiting' ? phase.byClock : byItself

function noteUnsent(
  attempt: Attempt,
  { failure, resends }: Extract<Outcome, { end: 'unsent' }>,
  byItself: boolean,
): void {
  // Expired sessions change nothing: the attempt is due again once its owner is back.
  if (failure.sessionExpired) return
  const why = submitReasonOf(failure)
  const byClock = isByClock(attempt, byItself)
  apply(attempt, resends ? { type: 'delayed', why, byClock } : { type: 'refused', why })
  // The page of the quiz tells it, and so does every other page of a background retry.
  const isTold = $openQuizId.get() === attempt.quizId || (byItself && attempt.phase.name === 'waiting')
  if (!isTold) notice.error({ code: 'submission-failed', why })
}

function noteSubmitted(attempt: Attempt, result: Result | undefined): void {
  apply(attempt, { type: 'submitted' })
  refreshMyResults()
  notice.success({ code: 'quiz-submitted' })
  const { score = Number.NaN } = result ?? {}
  emit('quiz-submitted', { quizId: attempt.quizId, ...(!Number.isNaN(score) && { score }) })
}

function noteOutcome(attempt: Attempt, outcome: Outcome, byItself: boolean): void {
  if (outcome.end === 'sent') noteSubmitted(attempt, outcome.result)
  else if (outcome.end === 'unsent') noteUnsent(attempt, outcome, byItself)
  else if (outcome.end === 'taken') noteTaken(attempt)
}

/**
 * Sends an attempt; a call while it is in flight does nothing. The answers are kept until the API has them. `once`: without
 * retries. `byItself`: not by hand, so that the API is asked first whether there is more time, and whether this is still the
 * attempt that runs.
 */
export async function submitAttempt(known: Attempt, { once = false, byItself = false } = {}): Promise<void> {
  const id = attemptId(known)
  // This tab may have slept and know an older copy.
  const stored = $sending.get().includes(id) ? undefined : reread(known)
  if (!stored || !isLive(stored)) return
  $sending.set([...$sending.get(), id])
  const outcome = await send(stored, once, byItself || isByClock(stored, byItself))
  await sessionKnown()
  // Not noted for somebody else: once its owner is back, sending it again is harmless.
  if ($userId.get() === stored.userId && !isOutdated(stored, outcome)) noteOutcome(stored, outcome, byItself)
  $sending.set($sending.get().filter((other) => other !== id))
}
