import { atom, computed, onMount } from 'nanostores'
import { accessQuiz, hasTakenQuiz } from '../api/quizzes.ts'
import type { Attempt } from '../domain/attempt.ts'
import { explain, Failure, needsSlot, SLOT_REQUIRED_MESSAGE } from '../domain/failure.ts'
import { quizResultPath } from '../domain/paths.ts'
import { deriveQuizStatus, type Quiz } from '../domain/quiz.ts'
import { $attempt, $quizId, begin, resume, storedPaper } from './attempt.ts'
import { serverNow } from './clock.ts'
import { notice } from './notices.ts'
import { $user } from './session.ts'
import { $submissions, submitAttempt } from './submission.ts'

/** What the page of a quiz knows of it before anything is answered. */
type Opening =
  | { state: 'loading' }
  | { state: 'not-found' }
  | { state: 'leave'; to: string }
  | { state: 'open'; quiz: Quiz }

const $opening = atom<Opening>({ state: 'loading' })

export type TakeQuizScene =
  | { scene: 'loading' }
  | { scene: 'not-found' }
  | { scene: 'leave'; to: string }
  | { scene: 'intro'; quiz: Quiz }
  | { scene: 'in-progress'; quiz: Quiz; attempt: Attempt; submitting: boolean }
  | { scene: 'unsent'; quiz: Quiz; attempt: Attempt; message: string; resends: boolean; sending: boolean }

/** What the quiz page shows. */
export const $scene = computed(
  [$opening, $attempt, $submissions, $quizId],
  (opening, attempt, submissions, quizId): TakeQuizScene => {
    const submission = quizId === undefined ? undefined : submissions[quizId]
    if (quizId !== undefined && submission?.state === 'sent')
      return { scene: 'leave', to: quizResultPath(quizId) }
    if (opening.state !== 'open')
      return opening.state === 'leave' ? { scene: 'leave', to: opening.to } : { scene: opening.state }
    const { quiz } = opening
    if (!attempt) return { scene: 'intro', quiz }
    const sending = submission?.state === 'sending'
    const unsent = submission?.state === 'unsent' ? submission : sending ? submission.again : undefined
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
  return { state: 'leave', to: '/' }
}

async function load(quizId: string): Promise<Opening> {
  try {
    // Only an attempt that is not on this device can have been submitted from here or elsewhere.
    if (!$attempt.get() && (await hasTakenQuiz(quizId))) return { state: 'leave', to: quizResultPath(quizId) }
    const quiz = await accessQuiz(quizId)
    const attempt = $attempt.get()
    if (attempt) resume(attempt, quiz)
    else if (deriveQuizStatus(quiz, serverNow()) !== 'active') {
      notice.error('This quiz is not currently active')
      return { state: 'leave', to: '/' }
    }
    return { state: 'open', quiz }
  } catch (error) {
    if (error instanceof Failure) return openingOf(error)
    throw error
  }
}

/** Opens the page of a quiz. An answer that comes after another quiz was opened is dropped. */
export async function openQuiz(quizId: string): Promise<void> {
  $quizId.set(quizId)
  if ($submissions.get()[quizId]?.state === 'sent') $submissions.setKey(quizId, undefined)
  $opening.set({ state: 'loading' })
  const opening = await load(quizId)
  if ($quizId.get() === quizId) $opening.set(opening)
}

export function closeQuiz(): void {
  $quizId.set(undefined)
  $opening.set({ state: 'loading' })
}

/** An attempt that is gone from the device was submitted in another tab: the API tells, and leads to the result. */
onMount($scene, () =>
  $attempt.listen((attempt, before) => {
    const quizId = $quizId.get()
    const elsewhere = before?.quizId === quizId && before?.userId === $user.get()?._id
    if (quizId !== undefined && !attempt && elsewhere && $submissions.get()[quizId]?.state !== 'sent')
      void openQuiz(quizId)
  }),
)

/** Begins the attempt; starting requires sign-in. */
export function startQuiz(): void {
  const [opening, user] = [$opening.get(), $user.get()]
  if (!user) notice.error('Please sign in to take the quiz')
  else if (opening.state === 'open') begin(opening.quiz, user._id)
}

/** Sends the open attempt: from the confirm dialog, or again after it could not be sent. */
export async function submitOpenQuiz(): Promise<void> {
  const attempt = $attempt.get()
  if (attempt) await submitAttempt(attempt)
}
