import { type Attempt, attemptId } from '../../domain/attempts/attempt.ts'
import {
  addStretch,
  finalPace,
  type Glimpse,
  notePace,
  type Stretch,
  seenSince,
  withSeen,
} from '../../domain/attempts/note-pace.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import { serverNow } from '../page/clock.ts'
import { $inExam } from '../page/exam-view.ts'
import { whileWanted } from './probing.ts'
import { $attempt, isYielded, noteWith, revise } from './record.ts'

/*
 * How long each question is on the screen of a page in view. What was seen waits here until the attempt is stored anyway, so
 * that counting costs no write and no drawing.
 */

let seen: readonly Stretch[] = []
/** The attempt that `seen` belongs to. */
let seenIn = ''
/** What was on the screen at the last look. */
let view: (Glimpse & { id: string }) | undefined

function keep(id: string, stretch: Stretch): void {
  seen = addStretch(seenIn === id ? seen : [], stretch)
  seenIn = id
}

const isOnScreen = (attempt: Attempt) =>
  attempt.phase.name === 'working' && $inExam.get() && !document.hidden && !isYielded(attempt)

/** Notes what was on the screen since the last look. */
function look(): void {
  const [steady, attempt] = [performance.now(), $attempt.get()]
  if (view) for (const stretch of seenSince(view, steady, serverNow())) keep(view.id, stretch)
  view =
    attempt && isOnScreen(attempt) ? { id: attemptId(attempt), question: attempt.current, steady } : undefined
}

const seenOf = (attempt: Attempt) => (seenIn === attemptId(attempt) ? seen : [])

noteWith((before, after, event) => {
  look()
  const noted = notePace(before, after, event, seenOf(before), serverNow())
  if (seenIn === attemptId(before)) seen = []
  return noted
})

/** Stores what was seen, because the page may never be seen again. */
function store(): void {
  look()
  const attempt = $attempt.get()
  if (!attempt || seenOf(attempt).length === 0) return
  revise(attempt, (known) => {
    const noted = withSeen(known, seen)
    return noted === known ? known : { ...noted, revision: known.revision + 1 }
  })
  seen = []
}

function noteVisibility(): void {
  if (document.hidden) store()
  else look()
}

/** A page that comes back out of the browser's cache was not on the screen meanwhile. */
function leave(): void {
  store()
  view = undefined
}

function watchScreen(): () => void {
  const timer = setInterval(look, SECOND_MS)
  const stopListening = $attempt.listen(look)
  // Before the copy for the API is made.
  document.addEventListener('visibilitychange', noteVisibility, true)
  window.addEventListener('pagehide', leave, true)
  look()
  return () => {
    leave()
    clearInterval(timer)
    stopListening()
    document.removeEventListener('visibilitychange', noteVisibility, true)
    window.removeEventListener('pagehide', leave, true)
  }
}

let started = false

/** Counts from now on, whenever an exam is on the screen. Calling it again does nothing. */
export function startPace(): void {
  if (started) return
  started = true
  $inExam.subscribe(whileWanted(watchScreen))
}

/** What goes with the submission of an attempt, as it is sent. */
export function submittedPace(attempt: Attempt) {
  look()
  return finalPace(withSeen(attempt, seenOf(attempt)), serverNow())
}
