import { map } from 'nanostores'
import { accessQuiz, hasTakenQuiz, submitQuiz } from '../api/quizzes.ts'
import { type Attempt, fitAttempt, isDue, timeSpentSeconds } from '../domain/attempt.ts'
import { explainSubmit, Failure, UNEXPECTED_ANSWER } from '../domain/failure.ts'
import type { Result } from '../domain/results.ts'
import { retriesSubmit, submitDelayMs } from '../domain/retry.ts'
import { $myAttempts, forget, noteRefusal } from './attempt.ts'
import { $now, serverNow } from './clock.ts'
import { $connected } from './connection.ts'
import { announce } from './happenings.ts'
import { notice } from './notices.ts'
import { refresh } from './query.ts'
import { $userId } from './session.ts'

/**
 * Where the sending of an attempt is at; an attempt without an entry is still being worked on. `again` is why the last
 * try failed, `resends` whether it goes out by itself when the network is back.
 */
export type Submission = { state: 'sending'; again?: Unsent | undefined } | Unsent | { state: 'sent' }

interface Unsent {
  state: 'unsent'
  message: string
  resends: boolean
}

/** By quiz, for the signed-in user. */
export const $submissions = map<Record<string, Submission | undefined>>({})
$userId.listen(() => $submissions.set({}))

type Outcome = { sent: true; result: Result | undefined } | { sent: false; failure: Failure }

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))

/** An answer that was lost, or a conflict, leaves open whether the attempt arrived: only the API can tell. */
const leavesOpen = ({ network, status = 0, code }: Failure) =>
  network || status >= 500 || status === 409 || status === 422 || code === UNEXPECTED_ANSWER

const arrived = (quizId: string) =>
  hasTakenQuiz(quizId).catch((error: unknown) => {
    if (error instanceof Failure) return false
    throw error
  })

/** How long a submission waits to learn whether the quiz was changed; time may be short. */
const FITTING_MS = 2000

/** The API counts answers by the order of the questions now: in a quiz that was changed meanwhile it may be another one. */
async function fitted(attempt: Attempt): Promise<Attempt> {
  const asked = accessQuiz(attempt.quizId).catch((error: unknown) => {
    // Sent as it is: a slot may have ended, and a network that is gone is what the retries are for.
    if (!(error instanceof Failure)) throw error
  })
  const outOfTime = new Promise<undefined>((resolve) => {
    AbortSignal.timeout(FITTING_MS).addEventListener('abort', () => resolve(undefined))
  })
  const quiz = await Promise.race([asked, outOfTime])
  return quiz ? fitAttempt(attempt, quiz) : attempt
}

/** Sends an attempt with the retries of the specification; before each repeat it asks whether the last one arrived. */
async function send(kept: Attempt): Promise<Outcome> {
  const attempt = await fitted(kept)
  const body = { answers: attempt.answers, timeSpent: timeSpentSeconds(attempt, serverNow()) }
  for (let retries = 0; ; retries++) {
    try {
      return { sent: true, result: await submitQuiz(attempt.quizId, body) }
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      if (leavesOpen(failure) && (await arrived(attempt.quizId))) return { sent: true, result: undefined }
      if (!retriesSubmit(failure, retries)) return { sent: false, failure }
      await wait(submitDelayMs(retries, Math.random(), failure.retryAfterSeconds))
      // Somebody else may have signed in meanwhile: an attempt is never sent in another's name.
      if ($userId.get() !== attempt.userId) return { sent: false, failure }
    }
  }
}

/** Sends an attempt once; a call while it is being sent does nothing. The attempt is kept until the API has it. */
export async function submitAttempt(attempt: Attempt): Promise<void> {
  const { quizId, userId } = attempt
  const before = $submissions.get()[quizId]
  if (before?.state === 'sending') return
  $submissions.setKey(quizId, {
    state: 'sending',
    again: before?.state === 'unsent' ? before : undefined,
  })
  const outcome = await send(attempt)
  if ($userId.get() !== userId) return
  if (!outcome.sent) {
    const message = explainSubmit(outcome.failure)
    const { retryable, sessionExpired } = outcome.failure
    $submissions.setKey(quizId, { state: 'unsent', message, resends: retryable })
    if (!retryable && !sessionExpired) noteRefusal(attempt, message)
    if (!sessionExpired) notice.error(message)
    return
  }
  $submissions.setKey(quizId, { state: 'sent' })
  forget(attempt)
  refresh('my-results', 'result', 'quizzes', 'current-slot')
  notice.success('Quiz submitted successfully!')
  announce('quiz-submitted', { quizId, score: outcome.result?.score ?? null })
}

/** One that was refused is not tried again at every visit. */
function submitDue(): void {
  for (const attempt of $myAttempts.get()) {
    const untried = !$submissions.get()[attempt.quizId] && attempt.refused === undefined
    if (untried && isDue(attempt, serverNow())) void submitAttempt(attempt)
  }
}

/** What could not be sent for want of a network, or of a server that answers. */
const waitingToResend = () =>
  $myAttempts.get().filter(({ quizId }) => {
    const submission = $submissions.get()[quizId]
    return submission?.state === 'unsent' && submission.resends
  })

/** Goes out by itself when the network is back. */
function resendAll(): void {
  for (const attempt of waitingToResend()) void submitAttempt(attempt)
}

/** How often that is tried by itself; spread, for a whole class loses the same network. */
const PROBE_MS = 20_000
const probeEveryMs = () => PROBE_MS * (1 + Math.random())

/** The browser tells when a cable is back, but not when what lies behind it answers again. A small question finds out. */
async function probe(): Promise<void> {
  const [waiting] = waitingToResend()
  if (!waiting || !navigator.onLine) return
  try {
    await hasTakenQuiz(waiting.quizId)
    resendAll()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}

/** Starts something when it is wanted, and stops it when it no longer is. */
function whileWanted(start: () => () => void): (wanted: boolean) => void {
  let stop: (() => void) | undefined
  return (wanted) => {
    if (wanted) stop ??= start()
    else {
      stop?.()
      stop = undefined
    }
  }
}

/**
 * Once per page: submits each attempt as its time runs out, whichever screen is open, and at the next visit where the
 * time ran out meanwhile; sends again what could not be sent. The clock ticks only while there is an attempt.
 */
export function watchAttempts(): void {
  const tick = whileWanted(() => $now.subscribe(submitDue))
  $myAttempts.subscribe((attempts) => tick(attempts.length > 0))
  const ask = whileWanted(() => {
    const timer = setInterval(() => void probe(), probeEveryMs())
    return () => clearInterval(timer)
  })
  $submissions.subscribe(() => ask(waitingToResend().length > 0))
  $connected.listen((connected) => connected && resendAll())
  window.addEventListener('online', resendAll)
}
