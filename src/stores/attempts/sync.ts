import { readTime, readWork, saveWork } from '../../api/saved-work.ts'
import {
  type Attempt,
  attemptId,
  isSameWork,
  isSaved,
  summarizeAttempt,
  type Work,
} from '../../domain/attempts/attempt.ts'
import { sentPace } from '../../domain/attempts/note-pace.ts'
import type { SaveAnswer, StoredWork } from '../../domain/attempts/saved-work.ts'
import { isForeign, toSavedWork } from '../../domain/attempts/server-copy.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import { rereadDelayMs } from '../../domain/lib/retry.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import { serverNow } from '../page/clock.ts'
import { notice } from '../page/notices.ts'
import { offers } from '../session/features.ts'
import { followCookie } from '../session/follow-cookie.ts'
import { $userId } from '../session/session.ts'
import { hearNews, presenceOf } from './announcements.ts'
import { askerOf, hasTaken, noteReset, noteTaken } from './outcome.ts'
// It notes the pace, which goes with each copy that is read or written.
import './pace.ts'
import { $yielded, apply, reread } from './record.ts'

/*
 * The third copy of an attempt, the API's: the two calls for it, and what becomes of their answers. Nothing here is reported to
 * the learner if it fails: the answers are on the device, and it is tried again.
 */

/** Between two saves. */
const SAVE_PAUSE_MS = 5 * SECOND_MS

/** What this page knows of one attempt's copy; instants by the steady clock. */
interface Contact {
  /** The work as it was seen last. */
  seen: Work
  changedAt: number
  /** Since when the API has had no copy of the latest work. */
  unsavedSince: number
  askedAt: number
  heardAt: number
  /** Whether the API has told of this start. */
  isMet: boolean
  /** The call that is on its way. */
  call?: Promise<void> | undefined
}

export const LONG_AGO = Number.NEGATIVE_INFINITY
export const NEVER = Number.POSITIVE_INFINITY

const contacts = new Map<string, Contact>()
let savedAt = LONG_AGO
let failures = 0
let pausedUntil = LONG_AGO

export const isJustSaved = (now: number) => now < savedAt + SAVE_PAUSE_MS

/** After failures the API is left in peace for a while. */
export const isPaused = (now: number) => now < pausedUntil

export function endPause(): void {
  pausedUntil = LONG_AGO
}

export function contactOf(attempt: Attempt): Contact {
  const id = attemptId(attempt)
  const known = contacts.get(id)
  if (known) return known
  const times = { changedAt: LONG_AGO, unsavedSince: NEVER, askedAt: LONG_AGO, heardAt: LONG_AGO }
  const contact: Contact = { ...times, seen: attempt, isMet: false }
  contacts.set(id, contact)
  return contact
}

/** Only what has a version keeps its questions in place, as copies must. An API that keeps no copies is asked for the time alone. */
export const isAskedAbout = ({ quizVersion }: Attempt) => !offers('saves') || quizVersion !== null
export const isShared = (attempt: Attempt) => attempt.phase.name === 'working' && isAskedAbout(attempt)

/** Any answer may move the deadline, even of an attempt that could not be sent when its time was over. */
const retime = (attempt: Attempt, { deadline }: Pick<SaveAnswer, 'deadline'>) =>
  apply(attempt, {
    type: 'retimed',
    deadline: deadline === undefined ? undefined : Date.parse(deadline),
    now: serverNow(),
  })

/** The same start may be told less precisely, or not at all. */
const isOtherStart = (attempt: Attempt, { startedAt }: StoredWork) =>
  startedAt !== undefined && Math.abs(Date.parse(startedAt) - attempt.startedAt) >= SECOND_MS

function noteHeard(contact: Contact): void {
  contact.heardAt = performance.now()
  failures = 0
}

/** Takes over what another device did. A device on which nothing is being done gives way to the other one. */
export function meet(known: Attempt, stored: StoredWork): void {
  const attempt = reread(known)
  if (!attempt) return
  if (isOtherStart(attempt, stored)) {
    noteReset(attempt)
    return
  }
  const contact = contactOf(attempt)
  const isFirst = !contact.isMet
  contact.isMet = true
  const gaveWay = isForeign(attempt, stored) && !isFirst && isSaved(attempt)
  noteHeard(contact)
  hearNews(attempt, stored)
  retime(attempt, stored)
  apply(attempt, { type: 'copy-read', copy: stored })
  const now = reread(attempt)
  if (!now) return
  if (gaveWay) $yielded.set(attemptId(attempt))
  else if (isFirst && !isSameWork(now, attempt))
    notice.success({ code: 'work-continued', answers: summarizeAttempt(now).attempted })
}

function noteSave(attempt: Attempt, answer: SaveAnswer): void {
  noteHeard(contactOf(attempt))
  contactOf(attempt).unsavedSince = NEVER
  // The deadline may have been heard meanwhile.
  const before = reread(attempt)
  if (before) hearNews(before, answer)
  retime(attempt, answer)
  apply(attempt, { type: 'save-acknowledged', sent: attempt, revision: answer.revision })
}

/** Statuses by which the API says that nothing runs; 404 also that nothing is stored yet. */
const MAY_BE_OVER = [404, 422]

/** Whether the API has told of this start before, so that it was reset where it says 404. */
const wasKnown = (attempt: Attempt) => attempt.saved !== null || contactOf(attempt).isMet

/** The API says that nothing runs. */
async function noteEnd(attempt: Attempt, status: number): Promise<void> {
  const taken = await hasTaken(attempt)
  if (!isMine(attempt)) return
  if (taken) noteTaken(attempt)
  else if (status === 404 && taken === false && wasKnown(attempt)) noteReset(attempt)
  else if (status === 404) {
    noteHeard(contactOf(attempt))
    apply(attempt, { type: 'copy-missing' })
  }
}

async function noteFailure(attempt: Attempt, failure: Failure): Promise<void> {
  if (!isMine(attempt)) return
  const { status = 0, retryAfterSeconds = 0 } = failure
  if (offers('saves') && MAY_BE_OVER.includes(status)) await noteEnd(attempt, status)
  if (status === 404) return
  const pauseMs = Math.max(retryAfterSeconds * SECOND_MS, rereadDelayMs(++failures, Math.random()))
  pausedUntil = performance.now() + pauseMs
}

/** Nothing is noted for somebody else, or for a page that was left: it is asked for again. */
const isMine = ({ userId }: Attempt) => $userId.get() === userId

/** One call for an attempt, in its person's name. */
function call(attempt: Attempt, send: () => Promise<void>, atOnce = false): Promise<void> {
  const contact = contactOf(attempt)
  const calling = (atOnce ? send() : followCookie(attempt).then(send))
    .catch(onFailure((failure) => noteFailure(attempt, failure)))
    .finally(() => {
      if (contact.call === calling) contact.call = undefined
    })
  contact.call = calling
  return calling
}

async function askTime(attempt: Attempt): Promise<void> {
  const time = await readTime(attempt.quizId, askerOf(attempt))
  const before = reread(attempt)
  if (!before || !isMine(attempt)) return
  hearNews(before, time)
  retime(before, time)
}

/** Reads the API's copy, and takes over what is new in it. */
export const ask = (attempt: Attempt) =>
  call(attempt, async () => {
    contactOf(attempt).askedAt = performance.now()
    if (!offers('saves')) {
      await askTime(attempt)
      noteHeard(contactOf(attempt))
      return
    }
    const stored = await readWork(attempt.quizId, askerOf(attempt), presenceOf(attempt))
    if (isMine(attempt)) meet(attempt, stored)
  })

/** Writes the work as it is now onto the copy that this device knows; `atOnce` where nobody may be there for a second call. */
export async function save(known: Attempt, { atOnce = false } = {}): Promise<void> {
  const before = reread(known)
  if (!before || !isShared(before)) return
  savedAt = performance.now()
  apply(before, { type: 'save-sent' })
  const attempt = reread(before)
  if (!attempt) return
  const work = { ...toSavedWork(attempt), ...sentPace(attempt) }
  const send = async () => {
    const answer = await saveWork(attempt.quizId, work, attempt.userId)
    if (!isMine(attempt)) return
    if ('answers' in answer) {
      apply(attempt, { type: 'save-refused', sent: attempt })
      meet(attempt, answer)
    } else noteSave(attempt, answer)
  }
  await call(attempt, send, atOnce)
}
