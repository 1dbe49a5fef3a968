import { atom, computed, onMount } from 'nanostores'
import { accessQuiz, hasTakenQuiz, startQuiz } from '../../api/quizzes.ts'
import { type Attempt, attemptId, isLive } from '../../domain/attempts/attempt.ts'
import { isFinal } from '../../domain/attempts/attempt-phases.ts'
import { type Opening, type Start, sceneOf, type TakeQuizScene } from '../../domain/attempts/attempt-scene.ts'
import { isDue } from '../../domain/attempts/attempt-time.ts'
import { Failure, needsSlot, onFailure } from '../../domain/lib/failure.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import { paths } from '../../domain/page/paths.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { deriveQuizStatus } from '../../domain/quizzes/quiz-status.ts'
import { serverNow } from '../page/clock.ts'
import { explainFailure, notice } from '../page/notices.ts'
import { offers } from '../session/features.ts'
import { $user, $userId } from '../session/session.ts'
import { access, askerOf, hasTaken, noteReset, noteTaken } from './outcome.ts'
import { $attempt, $latestAttempt, $openQuizId, $sending, apply, begin, paperOf } from './record.ts'
import { submitAttempt } from './submit.ts'
import { withSync } from './with-sync.ts'

const $opening = atom<Opening>({ state: 'loading' })
const $start = atom<Start>({ state: 'ready' })

/** What the quiz page shows. */
export const $scene = computed(
  [$opening, $start, $latestAttempt, $sending],
  (opening, start, attempt, sending): TakeQuizScene =>
    sceneOf(opening, start, attempt, attempt !== undefined && sending.includes(attemptId(attempt))),
)

/** A refusal is explained and leads home; a running attempt continues with the stored questions. */
function openingOf(failure: Failure): Opening {
  const attempt = $attempt.get()
  const paper = attempt && paperOf(attempt)
  if (paper && !failure.sessionExpired) return { state: 'open', quiz: paper, closedId: undefined }
  if (failure.status === 404) return { state: 'not-found' }
  if (needsSlot(failure)) notice.error({ code: 'slot-required' })
  else explainFailure('load-quiz')(failure)
  return { state: 'leave', to: paths.home }
}

/** Questions that are given out again belong to a start, perhaps on another device, whose work the API may keep. */
async function resume(quiz: Quiz, isAwaited: () => boolean): Promise<void> {
  const userId = $userId.get()
  if (!userId || !offers('saves') || quiz.version === undefined || quiz.questions.length === 0) return
  // Without a copy, or without a network for it, the quiz is begun as ever.
  await withSync(({ resumeAttempt }) => resumeAttempt(quiz, userId, isAwaited).catch(onFailure(() => {})))
}

/**
 * Whether an attempt was reset. Questions come with the start: where they do not, it was reset or handed in elsewhere, and until
 * the API says which, in answers written after the second of the start, it is kept.
 */
async function isReset(attempt: Attempt): Promise<boolean> {
  const asker = { userId: attempt.userId, since: attempt.startedAt + SECOND_MS }
  const [taken, quiz] = await Promise.all([hasTaken(attempt, asker), access(attempt, asker)])
  if (!quiz || quiz.questions.length > 0) return false
  if (taken) noteTaken(attempt)
  if (taken === false) noteReset(attempt)
  return taken === false
}

async function load(quizId: string, isAwaited: () => boolean): Promise<Opening> {
  const latest = $latestAttempt.get()
  const closedId = latest && !isLive(latest) ? attemptId(latest) : undefined
  try {
    // A live attempt on this device cannot have been submitted yet.
    const known = $attempt.get()
    if (!known && (await hasTakenQuiz(quizId))) return { state: 'leave', to: paths.quizResult(quizId) }
    const quiz = await accessQuiz(quizId, known && askerOf(known))
    // The attempt at hand belongs to what was opened since.
    if (!isAwaited()) return { state: 'loading' }
    if (known && quiz.start && quiz.questions.length === 0 && !(await isReset(known)))
      return { state: 'open', quiz: paperOf(known) ?? quiz, closedId }
    if (!$attempt.get()) await resume(quiz, isAwaited)
    const attempt = $attempt.get()
    if (attempt) apply(attempt, { type: 'fitted', quiz })
    else if (deriveQuizStatus(quiz, serverNow()) !== 'active') {
      notice.error({ code: 'quiz-closed' })
      return { state: 'leave', to: paths.home }
    }
    return { state: 'open', quiz, closedId }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return isAwaited() ? openingOf(error) : { state: 'loading' }
  }
}

/** Counts what was opened and closed. */
let turn = 0

/** Returns whether nothing was opened or closed since. */
function turnTo(quizId: string | undefined): () => boolean {
  const mine = ++turn
  $openQuizId.set(quizId)
  $opening.set({ state: 'loading' })
  $start.set({ state: 'ready' })
  return () => mine === turn
}

/** Opens the page of a quiz. Of several calls the last one counts: an earlier response must not undo what was done since. */
export async function openQuiz(quizId: string): Promise<void> {
  const isAwaited = turnTo(quizId)
  const opening = await load(quizId, isAwaited)
  if (isAwaited()) $opening.set(opening)
}

/** Opens a quiz whose page is about to be drawn; nothing if it was drawn by now, because the session took its time. */
export async function openQuizAhead(quizId: string): Promise<void> {
  if ($user.get() && $openQuizId.get() !== quizId) await openQuiz(quizId)
}

/** Opens the quiz of a page that is being drawn, unless that was done ahead. Returns the function that closes it. */
export function showQuiz(quizId: string): () => void {
  if ($openQuizId.get() !== quizId) void openQuiz(quizId)
  return () => {
    if ($openQuizId.get() === quizId) turnTo(undefined)
  }
}

/** Calls back once another quiz is opened than this. Returns the function that stops it. */
export const onOtherQuiz = (quizId: string, leave: () => void) =>
  $openQuizId.listen((open) => {
    if (open !== undefined && open !== quizId) leave()
  })

/** Whether another tab fitted the attempt to an edited quiz, so that this one shows stale questions. */
const isRefitted = (attempt: Attempt, before: Attempt) =>
  $opening.get().state === 'open' &&
  isLive(attempt) &&
  attemptId(attempt) === attemptId(before) &&
  attempt.questionIds.join() !== before.questionIds.join()

/** Whether another tab began the quiz whose questions this one was not given. */
function lacksQuestions(attempt: Attempt): boolean {
  const opening = $opening.get()
  return opening.state === 'open' && isLive(attempt) && opening.quiz.questions.length === 0
}

/** Removed from the device or discarded in another tab: the API knows whether it was submitted. */
const isGone = (attempt: Attempt | undefined, before: Attempt) =>
  isLive(before) && !(attempt && (isLive(attempt) || isFinal(attempt)))

/** Follows what other tabs do to the open attempt. */
onMount($scene, () =>
  $latestAttempt.listen((attempt, before) => {
    const quizId = $openQuizId.get()
    if (quizId === undefined) return
    const isOwn = before?.quizId === quizId && before.userId === $userId.get()
    if (
      (attempt && lacksQuestions(attempt)) ||
      (isOwn && (isGone(attempt, before) || (attempt && isRefitted(attempt, before))))
    )
      void openQuiz(quizId)
  }),
)

/** Statuses that pressing Start Quiz again would not change. */
const REFUSALS = [400, 403]
const SUBMITTED = [409, 422]

/** Shows why nothing began; beside the button if another press may help. */
function startFailed(quizId: string, failure: Failure): void {
  const { status = 0 } = failure
  if (SUBMITTED.includes(status)) void openQuiz(quizId)
  else if (REFUSALS.includes(status)) $opening.set(openingOf(failure))
  else $start.set({ state: 'failed', problem: { code: 'explained', failure } })
}

/** Older starts were made on another device, or before this one's storage was cleared. */
const RESUMED_MS = 10 * SECOND_MS

/** Begins with the server's times: an earlier start keeps its deadline. */
function beginTimed(
  opening: Opening & { state: 'open' },
  quiz: Quiz,
  userId: string,
  times: Pick<Attempt, 'startedAt' | 'deadline'>,
): void {
  if (isDue(times, serverNow())) {
    $start.set({ state: 'failed', problem: { code: 'time-over', ...times } })
    return
  }
  $start.set({ state: 'ready' })
  if (serverNow() - times.startedAt > RESUMED_MS)
    notice.success({ code: 'start-resumed', startedAt: times.startedAt })
  $opening.set({ ...opening, quiz })
  begin(quiz, userId, times)
}

/** Starts on the server. A response that arrives after the page was left, or after another tab began, is dropped. */
async function startTimed(opening: Opening & { state: 'open' }, userId: string): Promise<void> {
  const { quiz } = opening
  const isAwaited = () => $opening.get() === opening && $userId.get() === userId && !$attempt.get()
  $start.set({ state: 'asking' })
  try {
    const { startedAt, deadline, version, quiz: given = quiz } = await startQuiz(quiz._id)
    const times = { startedAt: Date.parse(startedAt), deadline: Date.parse(deadline) }
    // As it will be read again.
    const begun = { ...given, start: true, version: given.version ?? version }
    if (isAwaited()) beginTimed(opening, begun, userId, times)
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    if (isAwaited()) startFailed(quiz._id, failure)
  }
}

/** Begins the attempt; requires sign-in. If the API keeps the time, nothing begins before it responds. */
export async function startOpenQuiz(): Promise<void> {
  const [opening, user] = [$opening.get(), $user.get()]
  if (!user) notice.error({ code: 'sign-in-first' })
  else if (opening.state !== 'open' || $start.get().state === 'asking') return
  else if (opening.quiz.start) await startTimed(opening, user._id)
  else begin(opening.quiz, user._id)
}

/** Sends the open attempt, from the confirm dialog or as a retry. */
export async function submitOpenQuiz(): Promise<void> {
  const attempt = $attempt.get()
  if (attempt) await submitAttempt(attempt)
}

/** Discards an attempt that the API refused. */
export function discardOpenAttempt(): void {
  const attempt = $attempt.get()
  if (attempt) apply(attempt, { type: 'discarded' })
}
