import { hasTakenQuiz } from '../../api/quizzes.ts'
import type { Phase } from '../../domain/attempts/attempt.ts'
import { Failure, UNEXPECTED_ANSWER } from '../../domain/lib/failure.ts'
import { within } from '../../platform/wait.ts'
import { $now } from '../page/clock.ts'
import { $connected } from '../page/connection.ts'
import { $access, doBeforeSignOut } from '../session/session.ts'
import { watchClock } from './clock-watch.ts'
import { backOff, whileWanted } from './probing.ts'
import { $myAttempts, $sending, isOver, leaveTo, recoverAttempts } from './record.ts'
import { submitAttempt } from './submit.ts'
import { withPace, withSync } from './with-sync.ts'

const inPhase = (name: Phase['name']) => $myAttempts.get().filter(({ phase }) => phase.name === name)

/** Refused attempts are not due: they are not retried at every visit. */
function submitDue(): void {
  for (const attempt of inPhase('working'))
    if (isOver(attempt)) void submitAttempt(attempt, { byItself: true })
}

function keepInSync(): void {
  if ($myAttempts.get().length === 0) return
  void withSync(({ startSync }) => startSync())
  void withPace(({ startPace }) => startPace())
}

/** Sends what could not be sent for want of a network, or of a server that answers. */
function resendWaiting({ once = false } = {}): void {
  for (const attempt of inPhase('waiting')) void submitAttempt(attempt, { once, byItself: true })
}

/** Nothing came back, or nothing from the API. A refusal by the API itself is an answer. */
const isSilence = ({ status = 0, code }: Failure) =>
  code === UNEXPECTED_ANSWER || status < 400 || status === 429 || status >= 500

/** Browsers report a restored link, but not that the server behind it answers again: a small call finds out. */
async function probe(): Promise<void> {
  const [waiting] = inPhase('waiting')
  if (!waiting || !navigator.onLine) return
  try {
    await hasTakenQuiz(waiting.quizId)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (isSilence(error)) return
  }
  resendWaiting({ once: true })
}

const PROBE_MS = 20_000

/** In flight, the intervals go on, so that the back-off does not begin again. */
const isIdle = () => $sending.get().length === 0

function watchAttempts(): void {
  const tick = whileWanted(() => $now.subscribe(submitDue))
  const ask = whileWanted(() => backOff(PROBE_MS, probe))
  const askWhileWaiting = () => {
    if (isIdle()) ask(inPhase('waiting').length > 0)
  }
  $myAttempts.subscribe((attempts) => {
    tick(attempts.length > 0)
    keepInSync()
    askWhileWaiting()
  })
  $sending.listen(askWhileWaiting)
  $connected.listen((connected) => {
    if (connected && isIdle()) resendWaiting()
  })
  window.addEventListener('online', () => resendWaiting())
}

/** How long a sign-out waits for the last answers to be saved. */
const SAVING_MS = 2000
/** How long the durable copy is waited for; a storage that hangs must not hold up what is due. */
const RECOVERY_MS = 2000

/**
 * Once per page: submits each attempt when its time runs out, whichever screen is open, or at the next visit; retries what could
 * not be sent. The clock ticks only while there is an attempt.
 */
export async function startAttempts(): Promise<void> {
  watchClock()
  doBeforeSignOut(async () => {
    await within(
      SAVING_MS,
      withSync(({ saveBeforeSignOut }) => saveBeforeSignOut()),
    )
    return leaveTo
  })
  await within(RECOVERY_MS, recoverAttempts())
  // A session that has ended changes nothing: mostly the same person is back in a moment.
  $access.subscribe((access) => {
    if (access.state === 'signed-in') leaveTo(access.user._id)
  })
  watchAttempts()
}
