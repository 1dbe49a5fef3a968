import { DAY_MS } from '../lib/time.ts'
import { type Attempt, attemptId, isLive, isSameWork } from './attempt.ts'
import { isFinal, transition } from './attempt-phases.ts'
import { GRACE_MS } from './grace.ts'

/*
 * Copies of an attempt stand in localStorage and in IndexedDB, each possibly stale. One rule joins them: the higher revision
 * wins, and what was submitted stays closed. A copy on a server is one more mirror under the same rule.
 */

/** Of two copies of one attempt the one that counts. */
function newerOf(one: Attempt, other: Attempt): Attempt {
  if (isFinal(one) !== isFinal(other)) return isFinal(one) ? one : other
  return other.revision > one.revision ? other : one
}

/** Whether two attempts are the same person's at the same quiz. */
export const isSameQuiz = (one: Attempt, other: Attempt) =>
  one.userId === other.userId && one.quizId === other.quizId

/** A person has one live attempt at a quiz: a later start closes the earlier ones. */
function supersede(attempts: readonly Attempt[]): Attempt[] {
  return attempts.map((attempt) =>
    attempts.some((other) => isSameQuiz(other, attempt) && other.startedAt > attempt.startedAt)
      ? transition(attempt, { type: 'superseded' })
      : attempt,
  )
}

/** What two mirrors hold together. Attempts of `mirror` that `held` knows only later starts of are left out. */
export function mergeAttempts(held: readonly Attempt[], mirror: readonly Attempt[]): Attempt[] {
  const merged = new Map(held.map((attempt) => [attemptId(attempt), attempt]))
  for (const copy of mirror) {
    const known = merged.get(attemptId(copy))
    const isOutdated = held.some((other) => isSameQuiz(other, copy) && other.startedAt > copy.startedAt)
    if (known) merged.set(attemptId(copy), newerOf(known, copy))
    else if (!isOutdated) merged.set(attemptId(copy), copy)
  }
  return supersede([...merged.values()])
}

/** How long after its deadline a tombstone is kept: longer than any copy stays stale. */
const TOMBSTONE_MS = 7 * DAY_MS

/** Whether an attempt may be forgotten for good. */
export const isPrunable = (attempt: Attempt, now: number) =>
  !isLive(attempt) && now > attempt.deadline + TOMBSTONE_MS

/** Which question was open is no loss. */
const isKeptElsewhere = ({ answers, flags, saved }: Attempt) =>
  saved !== null && isSameWork({ answers, flags, current: saved.current }, saved)

/**
 * What the device keeps of an attempt for its person while others may use it: nothing of work that the API has, and goes on with.
 * Of other work the answers, and the questions as long as they can be handed in.
 */
export function leftBehind(attempt: Attempt, now: number): Attempt[] {
  const isOver = now > attempt.deadline + GRACE_MS
  if (isKeptElsewhere(attempt) && (isOver || attempt.phase.name === 'working')) return []
  return [isOver && attempt.paper ? { ...attempt, paper: '' } : attempt]
}
