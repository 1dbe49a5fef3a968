import { atom, computed } from 'nanostores'
import {
  type Attempt,
  attemptId,
  beginAttempt,
  hasQuestionsOf,
  isLive,
} from '../../domain/attempts/attempt.ts'
import { isSameQuiz, leftBehind, mergeAttempts } from '../../domain/attempts/attempt-mirrors.ts'
import { type AttemptEvent, transition } from '../../domain/attempts/attempt-phases.ts'
import { isDue } from '../../domain/attempts/attempt-time.ts'
import { NO_PACE } from '../../domain/attempts/pace.ts'
import { Quiz } from '../../domain/quizzes/quiz.ts'
import { decode } from '../lib/storage.ts'
import { serverNow } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'
import { $storedAttempts, type Held, noteHeld, readDurableCopy, readHeld, storeAttempts } from './storage.ts'

/** Other people's attempts on this device are never shown or sent. */
const $myRecords = computed([$storedAttempts, $userId], (attempts, userId) =>
  attempts.filter((attempt) => attempt.userId === userId),
)

/** The signed-in user's live attempts. */
export const $myAttempts = computed($myRecords, (attempts) => attempts.filter(isLive))

/** The quiz whose page is open. */
export const $openQuizId = atom<string | undefined>()

/** The user's live attempt at the open quiz, or else the one that was closed last. */
export const $latestAttempt = computed([$myRecords, $openQuizId], (attempts, quizId) =>
  attempts
    .filter((attempt) => attempt.quizId === quizId)
    .toSorted((one, other) => Number(isLive(other)) - Number(isLive(one)) || other.startedAt - one.startedAt)
    .at(0),
)

/** The user's live attempt at the open quiz. */
export const $attempt = computed($latestAttempt, (attempt) =>
  attempt && isLive(attempt) ? attempt : undefined,
)

/** When the last step was stored, by the server's clock; undefined until there is one. */
export const $savedAt = atom<number | undefined>()

/** Whether the API has had no copy of the latest work for long, so that this device alone has it. */
export const $copiesFail = atom(false)

/** The id of an attempt that continues on another device, until the learner continues here. */
export const $yielded = atom<string | undefined>()
export const isYielded = (attempt: Attempt) => $yielded.get() === attemptId(attempt)

/**
 * Whether an attempt's time is over, so that it submits itself. Not while it continues on another device: that one knows more, and
 * if it is gone the API submits its own copy.
 */
export const isOver = (attempt: Attempt) => isDue(attempt, serverNow()) && !isYielded(attempt)

/** The ids of the attempts that are being submitted. */
export const $sending = atom<readonly string[]>([])

const find = ({ attempts }: Held, wanted: Attempt) =>
  attempts.find((attempt) => attemptId(attempt) === attemptId(wanted))

/** The attempt as the device holds it now; undefined once it is gone, which this tab hears of at the same time. */
export function reread(attempt: Attempt): Attempt | undefined {
  const held = readHeld()
  const current = find(held, attempt)
  if (!current) noteHeld(held)
  return current
}

/** Changes the attempt as the device holds it; a step that returns it as it is stores nothing. */
export function revise(known: Attempt, step: (attempt: Attempt) => Attempt): void {
  const held = readHeld()
  const attempt = find(held, known)
  const next = attempt && step(attempt)
  if (!next || next === attempt) {
    // Nothing to store, but this tab may have slept.
    noteHeld(held)
    return
  }
  storeAttempts(
    held,
    held.attempts.map((other) => (other === attempt ? next : other)),
  )
  if (isLive(next)) $savedAt.set(serverNow())
}

/** What is noted beside a change, in the same write; the code for it may be loaded later. */
let noting = (_before: Attempt, after: Attempt, _event: AttemptEvent) => after

export function noteWith(note: typeof noting): void {
  noting = note
}

/** Tells the attempt, as the device holds it, what happened. */
export const apply = (known: Attempt, event: AttemptEvent) =>
  revise(known, (attempt) => {
    const next = transition(attempt, event)
    return next === attempt ? attempt : noting(attempt, next, event)
  })

/**
 * Begins an attempt, unless another tab has begun one. `times`, in milliseconds, are those of the server's start; without them
 * the attempt begins now.
 */
export function begin(quiz: Quiz, userId: string, times?: Pick<Attempt, 'startedAt' | 'deadline'>): void {
  const fresh = { ...beginAttempt(quiz, userId, serverNow(), times), pace: offers('pace') ? NO_PACE : null }
  const held = readHeld()
  if (held.attempts.some((other) => isLive(other) && isSameQuiz(other, fresh))) {
    noteHeld(held)
    return
  }
  // One that was discarded restarts with the start that the API remembers.
  const closed = find(held, fresh)
  const begun = closed ? transition(closed, { type: 'restarted', fresh }) : fresh
  storeAttempts(held, [...held.attempts.filter((other) => other !== closed), begun])
  $savedAt.set(serverNow())
  emit('quiz-started', { quizId: quiz._id })
}

/** Once per page: after a crash the durable copy may know steps that localStorage has lost. */
export async function recoverAttempts(): Promise<void> {
  const copy = await readDurableCopy()
  const held = readHeld()
  const merged = mergeAttempts(held.attempts, copy)
  if (JSON.stringify(merged) !== JSON.stringify(held.attempts)) storeAttempts(held, merged)
}

/** The next person at this device, who may not have signed in yet, finds no more of others' attempts than what must not be lost. */
export function leaveTo(userId?: string): void {
  const [held, now] = [readHeld(), serverNow()]
  const left = held.attempts.flatMap((attempt) =>
    attempt.userId === userId ? attempt : leftBehind(attempt, now),
  )
  if (left.length < held.attempts.length || left.some((attempt, index) => attempt !== held.attempts[index]))
    storeAttempts(held, left)
}

/** The questions as they were when the quiz was last read, in the order of the answers. */
export function paperOf(attempt: Attempt): Quiz | undefined {
  const quiz = decode(Quiz, attempt.paper || undefined)
  return quiz && hasQuestionsOf(attempt, quiz) ? quiz : undefined
}
