import { atom, computed, onMount } from 'nanostores'
import { accessQuiz, startQuiz as askStart, hasTakenQuiz } from '../../api/quizzes.ts'
import { type Attempt, isDue } from '../../domain/attempts/attempt.ts'
import { explain, Failure, needsSlot, SLOT_REQUIRED_MESSAGE } from '../../domain/lib/failure.ts'
import { paths } from '../../domain/lib/paths.ts'
import { formatTime, SECOND_MS } from '../../domain/lib/time.ts'
import { deriveQuizStatus, type Quiz } from '../../domain/quizzes/quiz.ts'
import { serverNow } from '../page/clock.ts'
import { notice } from '../page/notices.ts'
import { $user, $userId } from '../session/session.ts'
import { $attempt, $quizId, begin, forget, resume, storedPaper } from './attempt.ts'
import { $submissions, submitAttempt } from './submission.ts'

/** What the page of a quiz knows of it before anything is answered. */
type Opening =
  | { state: 'loading' }
  | { state: 'not-found' }
  | { state: 'leave'; to: string }
  | { state: 'open'; quiz: Quiz }

const $opening = atom<Opening>({ state: 'loading' })

/** Where Start Quiz is at; `message` tells why nothing was begun. */
export type Start = { state: 'ready' } | { state: 'asking' } | { state: 'failed'; message: string }

const $start = atom<Start>({ state: 'ready' })

export type TakeQuizScene =
  | { scene: 'loading' }
  | { scene: 'not-found' }
  | { scene: 'leave'; to: string }
  | { scene: 'intro'; quiz: Quiz; start: Start }
  | { scene: 'in-progress'; quiz: Quiz; attempt: Attempt; submitting: boolean }
  | { scene: 'unsent'; quiz: Quiz; attempt: Attempt; message: string; resends: boolean; sending: boolean }

/** What the quiz page shows. */
export const $scene = computed(
  [$opening, $start, $attempt, $submissions, $quizId],
  (opening, start, attempt, submissions, quizId): TakeQuizScene => {
    const submission = quizId === undefined ? undefined : submissions[quizId]
    if (quizId !== undefined && submission?.state === 'sent')
      return { scene: 'leave', to: paths.quizResult(quizId) }
    if (opening.state !== 'open')
      return opening.state === 'leave' ? { scene: 'leave', to: opening.to } : { scene: opening.state }
    const { quiz } = opening
    if (!attempt) return { scene: 'intro', quiz, start }
    const sending = submission?.state === 'sending'
    const refused = attempt.refused === undefined ? undefined : { message: attempt.refused, resends: false }
    const unsent =
      submission?.state === 'unsent' ? submission : ((sending ? submission.again : undefined) ?? refused)
    if (unsent)
      return { scene: 'unsent', quiz, attempt, sending, message: unsent.message, resends: unsent.resends }
    return { scene: 'in-progress', quiz, attempt, submitting: sending }
  },
)

/** A refusal is explained and leads home; an attempt that is under way goes on with the questions kept on the device. */
function openingOf(failure: Failure): Opening {
  const attempt = $attempt.get()
  const paper = attempt && storedPaper(attempt)
  if (paper && !failure.sessionExpired) return { state: 'open', quiz: paper }
  if (failure.status === 404) return { state: 'not-found' }
  if (needsSlot(failure)) notice.error(SLOT_REQUIRED_MESSAGE)
  else if (!failure.sessionExpired) notice.error(explain(failure, 'load quiz'))
  return { state: 'leave', to: paths.home }
}

async function load(quizId: string): Promise<Opening> {
  try {
    // Only an attempt that is not on this device can have been submitted from here or elsewhere.
    if (!$attempt.get() && (await hasTakenQuiz(quizId)))
      return { state: 'leave', to: paths.quizResult(quizId) }
    const quiz = await accessQuiz(quizId)
    // Another quiz is open meanwhile, and the attempt at hand is of that one.
    if ($quizId.get() !== quizId) return { state: 'loading' }
    const attempt = $attempt.get()
    if (attempt) resume(attempt, quiz)
    else if (deriveQuizStatus(quiz, serverNow()) !== 'active') {
      notice.error('This quiz is not currently active')
      return { state: 'leave', to: paths.home }
    }
    return { state: 'open', quiz }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return $quizId.get() === quizId ? openingOf(error) : { state: 'loading' }
  }
}

/** Opens the page of a quiz. An answer that comes after another quiz was opened is dropped. */
export async function openQuiz(quizId: string): Promise<void> {
  $quizId.set(quizId)
  if ($submissions.get()[quizId]?.state === 'sent') $submissions.setKey(quizId, undefined)
  $opening.set({ state: 'loading' })
  $start.set({ state: 'ready' })
  const opening = await load(quizId)
  if ($quizId.get() === quizId) $opening.set(opening)
}

export function closeQuiz(): void {
  $quizId.set(undefined)
  $opening.set({ state: 'loading' })
  $start.set({ state: 'ready' })
}

/** Whether another tab has fitted the attempt to a quiz that was changed: this one shows the questions as they were. */
const isRefitted = (attempt: Attempt, before: Attempt) =>
  $opening.get().state === 'open' && attempt.questionIds.join() !== before.questionIds.join()

/** An attempt that is gone from the device was submitted in another tab: the API tells, and leads to the result. */
onMount($scene, () =>
  $attempt.listen((attempt, before) => {
    const quizId = $quizId.get()
    if (quizId === undefined || before?.quizId !== quizId || before.userId !== $user.get()?._id) return
    const isGone = !attempt && $submissions.get()[quizId]?.state !== 'sent'
    if (isGone || (attempt && isRefitted(attempt, before))) void openQuiz(quizId)
  }),
)

/** What no other press of Start Quiz would change. */
const REFUSALS = [400, 403]
const SUBMITTED = [409, 422]

/** A start that began nothing: why is told, where that helps beside the button that starts anew. */
function startFailed(quizId: string, failure: Failure): void {
  const { status = 0 } = failure
  if (SUBMITTED.includes(status)) void openQuiz(quizId)
  else if (REFUSALS.includes(status)) $opening.set(openingOf(failure))
  else $start.set({ state: 'failed', message: explain(failure, 'start quiz') })
}

/** A start that is older was made on another device, or before this one's storage was cleared. */
const RESUMED_MS = 10 * SECOND_MS

/** Begins with the times that the API keeps. Whoever started before goes on with the deadline of that time. */
function beginTimed(quiz: Quiz, userId: string, times: Pick<Attempt, 'startedAt' | 'deadline'>): void {
  const startedAt = formatTime(times.startedAt)
  if (isDue(times, serverNow())) {
    const message = `You started this quiz at ${startedAt}, and your time ran out at ${formatTime(times.deadline)}.`
    $start.set({ state: 'failed', message })
    return
  }
  $start.set({ state: 'ready' })
  if (serverNow() - times.startedAt > RESUMED_MS)
    notice.success(`You started this quiz at ${startedAt}: your time goes on from there.`)
  begin(quiz, userId, times)
}

/** Asks the API that keeps the time. An answer that comes after the page was left, or after another tab began, is dropped. */
async function startTimed(opening: Opening & { state: 'open' }, userId: string): Promise<void> {
  const { quiz } = opening
  const isAwaited = () => $opening.get() === opening && $userId.get() === userId && !$attempt.get()
  $start.set({ state: 'asking' })
  try {
    const { startedAt, deadline } = await askStart(quiz._id)
    const times = { startedAt: Date.parse(startedAt), deadline: Date.parse(deadline) }
    if (isAwaited()) beginTimed(quiz, userId, times)
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    if (isAwaited()) startFailed(quiz._id, failure)
  }
}

/** Begins the attempt; starting requires sign-in. Where the API keeps the time, nothing begins without its answer. */
export async function startQuiz(): Promise<void> {
  const [opening, user] = [$opening.get(), $user.get()]
  if (!user) notice.error('Please sign in to take the quiz')
  else if (opening.state !== 'open' || $start.get().state === 'asking') return
  else if (opening.quiz.start) await startTimed(opening, user._id)
  else begin(opening.quiz, user._id)
}

/** Sends the open attempt: from the confirm dialog, or again after it could not be sent. */
export async function submitOpenQuiz(): Promise<void> {
  const attempt = $attempt.get()
  if (attempt) await submitAttempt(attempt)
}

/** Gives up an attempt that the API will not have. The way to a new one is open then, if there is one. */
export function discardOpenAttempt(): void {
  const attempt = $attempt.get()
  if (attempt) forget(attempt)
}
