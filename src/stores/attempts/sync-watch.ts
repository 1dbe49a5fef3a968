import { readWork } from '../../api/saved-work.ts'
import { type Attempt, attemptId, isSameWork, isSaved } from '../../domain/attempts/attempt.ts'
import { storedTimes } from '../../domain/attempts/server-copy.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { afterPaint } from '../../platform/after-paint.ts'
import { serverNow } from '../page/clock.ts'
import { offers } from '../session/features.ts'
import { noteLeft } from './announcements.ts'
import { whileWanted } from './probing.ts'
import {
  $attempt,
  $copiesFail,
  $myAttempts,
  $sending,
  $yielded,
  begin,
  isOver,
  isYielded,
  reread,
} from './record.ts'
import {
  ask,
  contactOf,
  endPause,
  isAskedAbout,
  isJustSaved,
  isPaused,
  isShared,
  LONG_AGO,
  meet,
  NEVER,
  save,
} from './sync.ts'

/*
 * When the API's copy of an attempt is written and read, or the time that it keeps. It is loaded once an attempt has begun where
 * the API offers `saves` or `time`.
 * What is done is on the device first; the copy follows after a moment of quiet, and the API is heard while the page is in view.
 */

const TICK_MS = SECOND_MS
/** A copy follows once nothing was done for so long. */
const QUIET_MS = 2 * SECOND_MS
/** How often the API is asked for the deadline and for what others did. */
const BEAT_MS = 8 * SECOND_MS
/** Who heard the API so recently knows all that matters. */
const IN_TOUCH_MS = 2.5 * BEAT_MS
/** The learner is told after so long without a copy. */
const LONG_UNSAVED_MS = 30 * SECOND_MS

/** What is being submitted needs no copy. */
const listShared = () =>
  $myAttempts
    .get()
    .filter(isShared)
    .filter((attempt) => !$sending.get().includes(attemptId(attempt)))

const isInTouch = (attempt: Attempt) => performance.now() < contactOf(attempt).heardAt + IN_TOUCH_MS

const isUnsaved = (attempt: Attempt) => offers('saves') && !isSaved(attempt) && !isYielded(attempt)

const wantsSave = (attempt: Attempt, now: number) =>
  isUnsaved(attempt) && now >= contactOf(attempt).changedAt + QUIET_MS && !isJustSaved(now)

function noteUnsaved(attempt: Attempt, now: number): void {
  const contact = contactOf(attempt)
  contact.unsavedSince = isUnsaved(attempt) ? Math.min(contact.unsavedSince, now) : NEVER
}

function tick(): void {
  const now = performance.now()
  for (const attempt of listShared()) noteUnsaved(attempt, now)
  const attempt = $attempt.get()
  $copiesFail.set(attempt !== undefined && now >= contactOf(attempt).unsavedSince + LONG_UNSAVED_MS)
  if (document.hidden || !navigator.onLine || isPaused(now)) return
  for (const attempt of listShared()) {
    const { call, askedAt, heardAt } = contactOf(attempt)
    if (call) continue
    // After a save whose answer was lost it is asked what became of it.
    if (now >= askedAt + BEAT_MS || attempt.sent.length > 0) void ask(attempt)
    // A save names no start: without an answer it might go into one that another device made since.
    else if (wantsSave(attempt, now)) void (heardAt >= askedAt ? save : ask)(attempt)
  }
}

const isOnItsWay = (attempt: Attempt) =>
  contactOf(attempt).call && attempt.sent.some((work) => isSameWork(work, attempt))

/** The page may never be seen again. */
const saveAtOnce = () =>
  Promise.all(
    listShared()
      .filter((attempt) => isUnsaved(attempt) && isInTouch(attempt) && !isOnItsWay(attempt))
      .map((attempt) => save(attempt, { atOnce: true })),
  )

/** So that nothing of it need stay on the device: what is on its way is waited for, and an API that was not heard yet is asked. */
export const saveBeforeSignOut = () =>
  Promise.all(
    listShared()
      .filter(isUnsaved)
      .map(async (known) => {
        await contactOf(known).call
        if (!isInTouch(known)) await ask(known)
        const attempt = reread(known)
        if (attempt && isUnsaved(attempt) && isInTouch(attempt)) await save(attempt)
      }),
  )

function noteVisibility(): void {
  if (!document.hidden) {
    tick()
    return
  }
  for (const attempt of listShared()) noteLeft(attempt)
  void saveAtOnce()
}

function noteOnline(): void {
  endPause()
  tick()
}

/** Going to another question ends the quiet: the last one is done. */
function noteSteps(attempts: readonly Attempt[]): void {
  for (const attempt of attempts.filter(isShared)) {
    const contact = contactOf(attempt)
    const { seen } = contact
    contact.seen = attempt
    if (seen.current !== attempt.current) {
      contact.changedAt = LONG_AGO
      afterPaint(tick)
    } else if (!isSameWork(seen, attempt)) contact.changedAt = performance.now()
  }
}

function watchShared(): () => void {
  const timer = setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', noteVisibility)
  window.addEventListener('pagehide', saveAtOnce)
  window.addEventListener('online', noteOnline)
  tick()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', noteVisibility)
    window.removeEventListener('pagehide', saveAtOnce)
    window.removeEventListener('online', noteOnline)
  }
}

/** Whether an attempt that nobody sends by hand is still to be sent. */
const isDueByItself = (attempt: Attempt) =>
  attempt.phase.name === 'waiting' || (attempt.phase.name === 'working' && isOver(attempt))

/** Before a submission: what other devices did while this one was out of touch belongs to it. */
export async function catchUp(known: Attempt, byItself: boolean): Promise<boolean> {
  if (isAskedAbout(known) && (byItself || !isInTouch(known))) await ask(known)
  const attempt = reread(known)
  return attempt !== undefined && (!byItself || isDueByItself(attempt))
}

let started = false

/** Keeps the API's copy of the person's attempts from now on. Calling it again does nothing. */
export function startSync(): void {
  if (started) return
  started = true
  const watch = whileWanted(watchShared)
  $myAttempts.subscribe((attempts) => {
    noteSteps(attempts)
    watch(attempts.some(isShared))
  })
}

/** Goes on here with what was done on another device, if the API has something. `isAwaited`: whether the page still wants it. */
export async function resumeAttempt(quiz: Quiz, userId: string, isAwaited: () => boolean): Promise<void> {
  const stored = await readWork(quiz._id, { userId })
  if (stored.revision === 0 || !isAwaited()) return
  begin(quiz, userId, storedTimes(quiz, stored, serverNow()))
  const begun = $myAttempts.get().find((attempt) => attempt.quizId === quiz._id)
  if (begun) meet(begun, stored)
}

/** Takes the attempt back from the other device. */
export function continueHere(): void {
  $yielded.set(undefined)
  for (const attempt of listShared()) void ask(attempt)
}
