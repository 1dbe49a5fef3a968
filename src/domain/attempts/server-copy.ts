import { type Answer, readAnswers, sentAnswers } from '../kinds/answer.ts'
import { toShown } from '../quizzes/question.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { type Attempt, authoredAnswers, isSameWork, type Work } from './attempt.ts'
import { deadlineOf, isDue } from './attempt-time.ts'
import type { SavedWork, StoredWork } from './saved-work.ts'

/*
 * Several devices may work on one attempt, in turns or apart from each other, and the API keeps one copy. A device saves only
 * onto the copy that it knows, one revision on: if another one saved since, the API refuses, and the device takes over what
 * is new before it saves again. So no copy is ever replaced unseen. After a save whose answer was lost a device asks first: only
 * so it knows whether another one has gone on from what it sent.
 */

type Saved = NonNullable<Attempt['saved']>

/** What the API has before the first save. */
const blank = ({ answers }: Attempt): Saved => ({
  revision: 0,
  answers: answers.map(() => null),
  flags: [],
  current: 0,
})

/** The authored place of each question, in the order in which they are shown. */
export const authoredPlacesOf = ({ places, answers }: Pick<Attempt, 'places' | 'answers'>) =>
  places.length > 0 ? places : answers.map((_, index) => index)

/** The next copy for the API: by authored question. */
export function toSavedWork(attempt: Attempt): SavedWork {
  const places = authoredPlacesOf(attempt)
  const placeOf = (question: number) => places[question] ?? 0
  return {
    revision: (attempt.saved?.revision ?? 0) + 1,
    ...(attempt.quizVersion !== null && { version: attempt.quizVersion }),
    ...sentAnswers(authoredAnswers(attempt)),
    flags: attempt.flags.map(placeOf),
    current: placeOf(attempt.current),
  }
}

/** The API's copy in the order in which this attempt shows the questions. */
function fromStored(attempt: Attempt, { revision, answers, responses, flags, current }: StoredWork): Saved {
  const places = authoredPlacesOf(attempt)
  return {
    revision,
    answers: toShown(places, readAnswers(answers, responses)),
    flags: places.flatMap((place, index) => (flags.includes(place) ? index : [])),
    current: Math.max(0, places.indexOf(current)),
  }
}

/**
 * What one device alone changed since both knew `base` is taken from it; what both changed, from the device in hand. Unless it
 * may have arrived already, as part of `sent`: then the other device may have replaced it.
 */
export function mergeWork(base: Work, mine: Work, theirs: Work, sent: readonly Work[] = []): Work {
  const merged = <Value extends Answer | boolean>(valueIn: (work: Work) => Value): Value => {
    const [before, here, there] = [valueIn(base), valueIn(mine), valueIn(theirs)]
    if (isSame(here, before)) return there
    const isSent = (value: Value) => sent.some((work) => isSame(valueIn(work), value))
    return !isSame(there, before) && isSent(here) && !isSent(there) ? there : here
  }
  const isFlagged = (question: number) => merged(({ flags }) => flags.includes(question))
  return {
    answers: mine.answers.map((_, question) => merged(({ answers }) => answers[question] ?? null)),
    flags: mine.answers.flatMap((_, question) => (isFlagged(question) ? question : [])),
    current: merged(({ current }) => current),
  }
}

const isSame = (one: Answer | boolean, other: Answer | boolean) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const workOf = ({ answers, flags, current }: Work): Work => ({ answers, flags, current })

/** The work is on its way to the API. */
export const beginSave = (attempt: Attempt): Attempt =>
  attempt.sent.some((work) => isSameWork(work, attempt))
    ? attempt
    : { ...attempt, sent: [...attempt.sent, workOf(attempt)] }

/** The API has refused what was sent. */
export const refuseSave = (attempt: Attempt, sent: Work): Attempt => ({
  ...attempt,
  sent: attempt.sent.filter((work) => !isSameWork(work, sent)),
})

/** The API has stored what was sent as this revision. */
export const acknowledgeSave = (attempt: Attempt, sent: Work, revision: number): Attempt =>
  revision > (attempt.saved?.revision ?? 0)
    ? { ...attempt, saved: { revision, ...workOf(sent) }, sent: [] }
    : attempt

/** Whether the API's copy has work of another device that this one does not know. */
export function isForeign(attempt: Attempt, stored: StoredWork): boolean {
  const theirs = fromStored(attempt, stored)
  const isNewer = theirs.revision > (attempt.saved?.revision ?? 0)
  return isNewer && ![attempt, ...attempt.sent].some((own) => isSameWork(own, theirs))
}

/** The attempt merged with the API's copy. A copy older than the known one, as after a database was restored, is saved onto. */
export function mergeCopy(attempt: Attempt, stored: StoredWork): Attempt {
  const [known, theirs] = [attempt.saved ?? blank(attempt), fromStored(attempt, stored)]
  if (theirs.revision === known.revision) return attempt.sent.length > 0 ? { ...attempt, sent: [] } : attempt
  const work = isForeign(attempt, stored) ? mergeWork(known, attempt, theirs, attempt.sent) : undefined
  return { ...attempt, ...work, saved: theirs, sent: [] }
}

/** With more time, an attempt that could not be sent when its time was over goes on, unless its learner submitted it. */
export function retime(known: Attempt, deadline: number | undefined, now: number): Attempt {
  const attempt = deadline === undefined ? known : { ...known, deadline }
  return attempt.phase.name === 'waiting' && attempt.phase.byClock && !isDue(attempt, now)
    ? { ...attempt, phase: { name: 'working' } }
    : attempt
}

/** When the work of another device began, and when its time ends; where the API does not tell, as if it began now. */
export function storedTimes(quiz: Quiz, stored: Pick<StoredWork, 'startedAt' | 'deadline'>, now: number) {
  const startedAt = stored.startedAt === undefined ? now : Date.parse(stored.startedAt)
  const deadline = stored.deadline === undefined ? deadlineOf(quiz, startedAt) : Date.parse(stored.deadline)
  return { startedAt, deadline }
}
