import { hasTakenQuiz } from '../../api/quizzes.ts'
import { isDue } from '../../domain/attempts/attempt.ts'
import { Failure, UNEXPECTED_ANSWER } from '../../domain/lib/failure.ts'
import { within } from '../../platform/wait.ts'
import { $now, serverNow } from '../page/clock.ts'
import { $connected } from '../page/connection.ts'
import { $myAttempts, recoverAttempts } from './attempt.ts'
import { $submissions, submitAttempt } from './submission.ts'

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
function resendAll(how: { once?: boolean } = {}): void {
  for (const attempt of waitingToResend()) void submitAttempt(attempt, { ...how, quietly: true })
}

/** How often that is tried by itself at first; spread, for a whole class loses the same network. */
const PROBE_MS = 20_000
const probeEveryMs = () => PROBE_MS * (1 + Math.random())
/** Less and less often: at the first, second, fourth, eighth moment, and at every eighth from there on. */
const isMoment = (moment: number) => moment % 8 === 0 || [1, 2, 4].includes(moment)

/** Nothing came back, or nothing of the API. Any refusal of its own is an answer. */
const isSilence = ({ status = 0, code }: Failure) =>
  code === UNEXPECTED_ANSWER || status < 400 || status === 429 || status >= 500

/** The browser tells when a cable is back, but not when what lies behind it answers again. A small question finds out. */
async function probe(): Promise<void> {
  const [waiting] = waitingToResend()
  if (!waiting || !navigator.onLine) return
  try {
    await hasTakenQuiz(waiting.quizId)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (isSilence(error)) return
  }
  resendAll({ once: true })
}

function beginProbing(): () => void {
  let moment = 0
  const timer = setInterval(() => {
    if (isMoment(++moment)) void probe()
  }, probeEveryMs())
  return () => clearInterval(timer)
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

/** Another tab has sent them, or they were discarded: what is begun anew has nothing to do with them. */
function forgetGone(): void {
  const held = new Set($myAttempts.get().map(({ quizId }) => quizId))
  for (const [quizId, submission] of Object.entries($submissions.get()))
    if (submission?.state === 'unsent' && !held.has(quizId)) $submissions.setKey(quizId, undefined)
}

/** While one is being sent the moments go on, so that they become rarer, and what it finds out concerns no other. */
const isSending = () =>
  Object.values($submissions.get()).some((submission) => submission?.state === 'sending')

function watchAttempts(): void {
  const tick = whileWanted(() => $now.subscribe(submitDue))
  $myAttempts.subscribe((attempts) => {
    tick(attempts.length > 0)
    forgetGone()
  })
  const ask = whileWanted(beginProbing)
  $submissions.subscribe(() => {
    if (!isSending()) ask(waitingToResend().length > 0)
  })
  $connected.listen((connected) => {
    if (connected && !isSending()) resendAll()
  })
  window.addEventListener('online', () => resendAll())
}

/** How long the sturdy copy is waited for; a storage that hangs must not hold up what is due. */
const RECOVERY_MS = 2000

/**
 * Once per page: submits each attempt as its time runs out, whichever screen is open, and at the next visit where the
 * time ran out meanwhile; sends again what could not be sent. The clock ticks only while there is an attempt.
 */
export async function startAttempts(): Promise<void> {
  await within(RECOVERY_MS, recoverAttempts())
  watchAttempts()
}
