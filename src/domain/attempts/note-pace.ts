import type { Answer } from '../kinds/answer.ts'
import { SECOND_MS } from '../lib/time.ts'
import { toAuthored, toShown } from '../quizzes/question.ts'
import type { Attempt } from './attempt.ts'
import type { AttemptEvent } from './attempt-phases.ts'
import { MOST_CHANGES, type NotedPace, type Pace } from './pace.ts'
import type { StoredWork } from './saved-work.ts'
import { authoredPlacesOf } from './server-copy.ts'

/*
 * How an attempt notes its pace. Like the clock it adds up stretches between two instants and never a counter, and what is noted
 * in all never exceeds the time since the start: seconds of which that is in doubt are lost rather than counted twice.
 */

/** How long a question was on the screen, in instants of the server's clock. */
export interface Stretch {
  question: number
  from: number
  to: number
}

/** What was on the screen at an instant of the clock that is never set. */
export interface Glimpse {
  question: number
  steady: number
}

/** A page that did not look for so long was asleep or frozen, and nobody saw it. */
const MOST_UNSEEN_MS = 5 * SECOND_MS

/** What was on the screen from one look to the next, which is at `now` by the server's clock: the steady one tells how long. */
export function seenSince({ question, steady: before }: Glimpse, steady: number, now: number): Stretch[] {
  const passed = Math.round(steady - before)
  return passed > 0 && passed <= MOST_UNSEEN_MS ? [{ question, from: now - passed, to: now }] : []
}

/** Stretches of a page, one after the other though its clock was corrected. */
export function addStretch(seen: readonly Stretch[], { question, from, to }: Stretch): readonly Stretch[] {
  const last = seen.at(-1)
  const begin = Math.max(from, last?.to ?? from)
  if (to <= begin) return seen
  return last?.question === question && last.to === begin
    ? [...seen.slice(0, -1), { ...last, to }]
    : [...seen, { question, from: begin, to }]
}

const sum = (times: readonly number[]) => times.reduce((total, ms) => total + ms, 0)

/** How much time there was until `now`. */
const passedMs = ({ startedAt, deadline }: Attempt, now: number) =>
  Math.max(0, Math.min(now, deadline) - startedAt)

const byQuestion = (attempt: Attempt, times: readonly number[]) =>
  attempt.answers.map((_, question) => times[question] ?? 0)

/** The pace with what was seen since; where another tab has counted the same time, nothing is added. */
function addSeen(attempt: Attempt, pace: NotedPace, seen: readonly Stretch[]): NotedPace {
  const spent = byQuestion(attempt, pace.spent)
  let { until } = pace
  let total = sum(spent)
  for (const { question, from, to } of seen) {
    const end = Math.min(to, attempt.deadline)
    const ms = Math.min(end - Math.max(from, until, attempt.startedAt), passedMs(attempt, end) - total)
    if (ms > 0 && question < spent.length) {
      spent[question] = (spent[question] ?? 0) + ms
      total += ms
    }
    until = Math.max(until, end)
  }
  return { ...pace, spent, until }
}

const isOption = (answer: Answer) => answer === null || typeof answer === 'number'

/** What another kind of question is answered with grows key by key: it is a change once it was left, and changed later. */
function noteChange(pace: NotedPace, question: number, before: Answer, now: Answer): NotedPace {
  if (JSON.stringify(before) === JSON.stringify(now)) return pace
  const earlier = pace.changes[question] ?? []
  const isPlain = isOption(before) && isOption(now)
  const isChange = isPlain ? before !== null || earlier.length > 0 : before !== null && !pace.revised
  const choice = typeof before === 'number' ? before : null
  const changes = Array.from(
    { length: Math.max(pace.changes.length, question + 1) },
    (_, index) => pace.changes[index] ?? [],
  )
  if (isChange) changes[question] = [...earlier, choice].slice(-MOST_CHANGES)
  return { ...pace, changes, revised: pace.revised || !isPlain }
}

/** What may be sent until `now`: whole seconds, in all never more than the time there was. */
function sendable(attempt: Attempt, { spent }: NotedPace, now: number): number[] {
  const share = Math.min(1, passedMs(attempt, now) / Math.max(1, sum(spent)))
  return byQuestion(attempt, spent).map((ms) => Math.floor((ms * share) / SECOND_MS) * SECOND_MS)
}

const longer = <Item>(mine: Item[] = [], theirs: readonly Item[] = []) =>
  theirs.length >= mine.length ? [...theirs] : mine

/**
 * Both devices' time where it fits: what this one spent since it was copied comes on top of the copy. Of what it sent without
 * an answer, as much counts as copied as the copy may have of it.
 */
function mergePace(attempt: Attempt, pace: NotedPace, stored: StoredWork, now: number): NotedPace {
  const places = authoredPlacesOf(attempt)
  const theirs = toShown(places, stored.seconds ?? []).map((seconds) =>
    Math.round((seconds ?? 0) * SECOND_MS),
  )
  const spent = byQuestion(attempt, pace.spent)
  let room = Math.max(0, passedMs(attempt, now) - sum(spent))
  const merged = spent.map((mine, question) => {
    const there = theirs[question] ?? 0
    const known = Math.max(pace.copied[question] ?? 0, Math.min(pace.sent[question] ?? 0, there))
    const more = Math.min(room, Math.max(0, there + Math.max(0, mine - known) - mine))
    room -= more
    return mine + more
  })
  const earlier = toShown(places, stored.changes ?? [])
  return {
    ...pace,
    spent: merged,
    changes: spent.map((_, question) => longer(pace.changes[question], earlier[question] ?? [])),
    copied: theirs,
    sent: [],
  }
}

/** The attempt with what was seen since its last step. */
export const withSeen = (attempt: Attempt, seen: readonly Stretch[]): Attempt =>
  attempt.pace ? { ...attempt, pace: addSeen(attempt, attempt.pace, seen) } : attempt

type Step = (pace: NotedPace, before: Attempt, after: Attempt, event: AttemptEvent, now: number) => NotedPace

const changed: Step = (pace, before, after, event) =>
  'question' in event
    ? noteChange(
        pace,
        event.question,
        before.answers[event.question] ?? null,
        after.answers[event.question] ?? null,
      )
    : pace

const STEPS: Partial<Record<AttemptEvent['type'], Step>> = {
  answered: changed,
  cleared: changed,
  struck: changed,
  moved: (pace) => ({ ...pace, revised: false }),
  'save-sent': (pace, _, after, __, now) => ({ ...pace, sent: sendable(after, pace, now) }),
  'save-acknowledged': (pace, before, after) =>
    after.saved === before.saved ? pace : { ...pace, copied: pace.sent, sent: [] },
  'copy-read': (pace, before, after, event, now) => {
    if (event.type !== 'copy-read') return pace
    return after.saved === before.saved ? { ...pace, sent: [] } : mergePace(after, pace, event.copy, now)
  },
  'copy-missing': (pace) => ({ ...pace, sent: [] }),
}

/** The attempt after an event, with the pace that goes with it: what was `seen` before, and what the event changed. */
export function notePace(
  before: Attempt,
  after: Attempt,
  event: AttemptEvent,
  seen: readonly Stretch[],
  now: number,
): Attempt {
  if (!after.pace) return after
  const noted = addSeen(after, after.pace, seen)
  return { ...after, pace: STEPS[event.type]?.(noted, before, after, event, now) ?? noted }
}

function toPace(attempt: Attempt, times: readonly number[]): Pace {
  const places = authoredPlacesOf(attempt)
  const changes = attempt.answers.map((_, question) => attempt.pace?.changes[question] ?? [])
  return {
    seconds: toAuthored(places, times).map((ms) => (ms ?? 0) / SECOND_MS),
    changes: toAuthored(places, changes).map((choices) => choices ?? []),
  }
}

/** What goes with a save: the very seconds that were noted as sent. */
export const sentPace = (attempt: Attempt): Pace | undefined =>
  attempt.pace ? toPace(attempt, attempt.pace.sent) : undefined

/** What goes with the submission. */
export const finalPace = (attempt: Attempt, now: number): Pace | undefined =>
  attempt.pace ? toPace(attempt, sendable(attempt, attempt.pace, now)) : undefined
