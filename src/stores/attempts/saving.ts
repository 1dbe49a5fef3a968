import { readWork, saveWork } from '../../api/saved-work.ts'
import {
  type Attempt,
  attemptId,
  isSameWork,
  isSaved,
  summarizeAttempt,
  type Work,
} from '../../domain/attempts/attempt.ts'
import type { SaveAnswer, StoredWork } from '../../domain/attempts/saved-work.ts'
import {
  isForeign,
  meetStored,
  noteRefused,
  noteSaved,
  noteSent,
  toSavedWork,
} from '../../domain/attempts/shared-work.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import { rereadDelayMs } from '../../domain/lib/retry.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { afterPaint } from '../../platform/after-paint.ts'
import { within } from '../../platform/wait.ts'
import { notice } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { hearNews, noteLeft, presenceOf } from './announcements.ts'
import { $myAttempts, $yielded, apply, begin, isYielded, reread } from './attempt-records.ts'
import { whileWanted } from './probing.ts'
import { $sending, catchUpBy, followCookie, hasTaken, noteTaken } from './submission.ts'

/*
 * The third copy of an attempt: the API's. It is loaded once an attempt has begun where the API offers `saves`. What is done is
 * on the device first; the copy follows after a moment of quiet, and the API is heard while the page is in view. Nothing here
 * is reported to the learner if it fails: the answers are on the device, and it is tried again.
 */

const TICK_MS = SECOND_MS
/** A copy follows once nothing was done for so long. */
const QUIET_MS = 2 * SECOND_MS
const SAVE_PAUSE_MS = 5 * SECOND_MS
/** How often the API is asked for the deadline and for what others did. */
const BEAT_MS = 8 * SECOND_MS
/** Who heard the API so recently knows all that matters. */
const IN_TOUCH_MS = 2.5 * BEAT_MS
/** How long a submission waits for what other devices did; time may be short. */
const CATCH_UP_MS = 2 * SECOND_MS

/** What this page knows of one attempt's copy; instants by the steady clock. */
interface Contact {
  /** The work as it was seen last. */
  seen: Work
  changedAt: number
  askedAt: number
  heardAt: number
  /** The start was reset, and made anew elsewhere. */
  outdated: boolean
  busy: boolean
}

const LONG_AGO = Number.NEGATIVE_INFINITY
const contacts = new Map<string, Contact>()
let savedAt = LONG_AGO
let failures = 0
let pausedUntil = LONG_AGO

function contactOf(attempt: Attempt): Contact {
  const id = attemptId(attempt)
  const known = contacts.get(id)
  if (known) return known
  const fresh = { changedAt: LONG_AGO, askedAt: LONG_AGO, heardAt: LONG_AGO, outdated: false, busy: false }
  const contact: Contact = { ...fresh, seen: attempt }
  contacts.set(id, contact)
  return contact
}

/** Only what has a version keeps its questions in place, as copies must. */
const isShared = ({ phase, quizVersion }: Attempt) => phase.name === 'working' && quizVersion !== null

/** What is being submitted needs no copy. */
const listShared = () =>
  $myAttempts
    .get()
    .filter(isShared)
    .filter((attempt) => !contactOf(attempt).outdated && !$sending.get().includes(attemptId(attempt)))

const sync = (attempt: Attempt, step: (attempt: Attempt) => Attempt) =>
  apply(attempt, { type: 'synced', with: step })

/** The API keeps the time: extra minutes come with any answer. */
const timed =
  ({ deadline }: SaveAnswer) =>
  (attempt: Attempt): Attempt => ({ ...attempt, deadline: Date.parse(deadline) })

function noteHeard(contact: Contact): void {
  contact.heardAt = performance.now()
  failures = 0
}

/** Takes over what another device did. A device on which nothing is being done gives way to the other one. */
function meet(known: Attempt, stored: StoredWork): void {
  const attempt = reread(known)
  if (!attempt) return
  const contact = contactOf(attempt)
  contact.outdated = Date.parse(stored.startedAt) !== attempt.startedAt
  if (contact.outdated) return
  const isFirst = contact.heardAt === LONG_AGO
  const gaveWay = isForeign(attempt, stored) && !isFirst && isSaved(attempt)
  noteHeard(contact)
  sync(attempt, (held) => timed(stored)(meetStored(held, stored)))
  hearNews(attempt, stored)
  const now = reread(attempt)
  if (!now) return
  if (gaveWay) $yielded.set(attemptId(attempt))
  else if (isFirst && !isSameWork(now, attempt))
    notice.success({ code: 'work-continued', answers: summarizeAttempt(now).attempted })
}

function noteSave(attempt: Attempt, work: Work, answer: SaveAnswer): void {
  noteHeard(contactOf(attempt))
  sync(attempt, (held) => timed(answer)(noteSaved(held, work, answer.revision)))
  hearNews(attempt, answer)
}

/** Statuses by which the API says that nothing runs; 404 also that nothing is stored yet. */
const MAY_BE_OVER = [404, 422]

async function noteFailure(attempt: Attempt, failure: Failure): Promise<void> {
  if (!isMine(attempt)) return
  const { status = 0, retryAfterSeconds = 0 } = failure
  if (MAY_BE_OVER.includes(status) && (await hasTaken(attempt))) noteTaken(attempt)
  else if (status === 404) sync(attempt, (held) => ({ ...held, sent: [] }))
  else {
    const pauseMs = Math.max(retryAfterSeconds * SECOND_MS, rereadDelayMs(++failures, Math.random()))
    pausedUntil = performance.now() + pauseMs
  }
}

/** Nothing is noted for somebody else, or for a page that was left: it is asked for again. */
const isMine = ({ userId }: Attempt) => $userId.get() === userId

/** One call for an attempt, in its person's name. */
async function call(attempt: Attempt, send: () => Promise<void>): Promise<void> {
  const contact = contactOf(attempt)
  contact.busy = true
  try {
    await followCookie(attempt)
    await send()
  } catch (error) {
    await onFailure((failure) => noteFailure(attempt, failure))(error)
  } finally {
    contact.busy = false
  }
}

const ask = (attempt: Attempt) =>
  call(attempt, async () => {
    contactOf(attempt).askedAt = performance.now()
    const stored = await readWork(attempt.quizId, attempt.userId, presenceOf(attempt))
    if (isMine(attempt)) meet(attempt, stored)
  })

async function save(known: Attempt): Promise<void> {
  const attempt = reread(known)
  if (!attempt || !isShared(attempt)) return
  savedAt = performance.now()
  sync(attempt, noteSent)
  await call(attempt, async () => {
    const answer = await saveWork(attempt.quizId, toSavedWork(attempt), attempt.userId)
    if (!isMine(attempt)) return
    if ('answers' in answer) {
      sync(attempt, (held) => noteRefused(held, attempt))
      meet(attempt, answer)
    } else noteSave(attempt, attempt, answer)
  })
}

const wantsSave = (attempt: Attempt, now: number) =>
  !isSaved(attempt) &&
  !isYielded(attempt) &&
  now >= contactOf(attempt).changedAt + QUIET_MS &&
  now >= savedAt + SAVE_PAUSE_MS

function tick(): void {
  const now = performance.now()
  if (document.hidden || !navigator.onLine || now < pausedUntil) return
  for (const attempt of listShared()) {
    const { busy, askedAt } = contactOf(attempt)
    if (busy) continue
    // After a save whose answer was lost it is asked what became of it.
    if (now >= askedAt + BEAT_MS || attempt.sent.length > 0) void ask(attempt)
    else if (wantsSave(attempt, now)) void save(attempt)
  }
}

const isOnItsWay = (attempt: Attempt) =>
  contactOf(attempt).busy && attempt.sent.some((work) => isSameWork(work, attempt))

/** The page may never be seen again. */
function saveAtOnce(): void {
  for (const attempt of listShared())
    if (!isSaved(attempt) && !isYielded(attempt) && !isOnItsWay(attempt)) void save(attempt)
}

function noteVisibility(): void {
  if (!document.hidden) {
    tick()
    return
  }
  for (const attempt of listShared()) noteLeft(attempt)
  saveAtOnce()
}

function noteOnline(): void {
  pausedUntil = LONG_AGO
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

/** Before a submission: what other devices did while this one was out of touch belongs to it. */
async function catchUp(attempt: Attempt): Promise<void> {
  const isInTouch = performance.now() < contactOf(attempt).heardAt + IN_TOUCH_MS
  if (!isInTouch && attempt.quizVersion !== null) await within(CATCH_UP_MS, ask(attempt))
}

let started = false

/** Keeps the API's copy of the person's attempts from now on. Calling it again does nothing. */
export function startSaving(): void {
  if (started) return
  started = true
  catchUpBy(catchUp)
  const watch = whileWanted(watchShared)
  $myAttempts.subscribe((attempts) => {
    noteSteps(attempts)
    watch(attempts.some(isShared))
  })
}

/** Goes on here with what was done on another device, if the API has something. `isAwaited`: whether the page still wants it. */
export async function resumeAttempt(quiz: Quiz, userId: string, isAwaited: () => boolean): Promise<void> {
  const stored = await readWork(quiz._id, userId)
  if (stored.revision === 0 || !isAwaited()) return
  const [startedAt, deadline] = [Date.parse(stored.startedAt), Date.parse(stored.deadline)]
  begin(quiz, userId, { startedAt, deadline })
  const begun = $myAttempts.get().find((attempt) => attempt.quizId === quiz._id)
  if (begun) meet(begun, stored)
}

/** Takes the attempt back from the other device. */
export function continueHere(): void {
  $yielded.set(undefined)
  for (const attempt of listShared()) void ask(attempt)
}
