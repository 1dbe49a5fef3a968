import { atom, computed } from 'nanostores'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import {
  DEFAULT_QUIZ_FILTER,
  deriveQuizStatus,
  matchesFilter,
  opensDuring,
  QUIZ_FILTERS,
  type QuizFilter,
} from '../../domain/quizzes/quiz-status.ts'
import { completedQuizIds } from '../../domain/results/results.ts'
import type { SlotStatus } from '../../domain/slots/slot.ts'
import { $ongoingAttempts } from '../attempts/ongoing-attempts.ts'
import { $myAttempts } from '../attempts/record.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { answered } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { $quizzes, isDraft, isTakeable } from '../quizzes/quizzes.ts'
import { $myResults } from '../results/my-results.ts'
import { $features } from '../session/features.ts'
import { $user } from '../session/session.ts'
import { $currentSlot, $hasAccess, $slotStatus } from '../slots/current-slot.ts'
import { $quizzesToTake } from '../slots/open-quizzes.ts'

export const $quizFilter = atom<QuizFilter>(DEFAULT_QUIZ_FILTER)

/** The quizzes the user has taken; undefined while that is not known. Visitors have taken none. */
const $completed = computedEqual([$myResults, $user], ({ data }, user) =>
  user && !data ? undefined : [...completedQuizIds(data ?? [])],
)

/** A running attempt at this quiz, and its progress. */
export interface RunningAttempt {
  startedAt: number
  deadline: number
  /** Whether each question is answered. */
  answered: boolean[]
  here: number
}

/** What runs now, by quiz. */
const $running = computedEqual([$ongoingAttempts, $myAttempts], (ongoing, attempts) =>
  ongoing.flatMap(({ quizId, state, startedAt, deadline }) => {
    const attempt = attempts.find((one) => one.quizId === quizId)
    if (state !== 'running' || !attempt) return []
    const answered = attempt.answers.map((answer) => answer !== null)
    return [{ quizId, attempt: { startedAt, deadline, answered, here: attempt.current } }]
  }),
)

/**
 * The published quizzes this person may see, except practice-only ones: without an active slot, a learner sees only
 * those in progress. Undefined until the quizzes and the slot are known.
 */
const $visible = computedEqual(
  [$quizzes, $user, $hasAccess, $slotStatus, $completed, $running, $features],
  ({ data }, user, hasAccess, status, completed = [], running): QuizSummary[] | undefined => {
    if (user && !hasAccess) {
      const isRunning = ({ _id }: QuizSummary) => running.some(({ quizId }) => quizId === _id)
      return status && (data?.rows.filter(isRunning) ?? [])
    }
    const isShown = (quiz: QuizSummary) =>
      isTakeable(quiz) || (!isDraft(quiz) && completed.includes(quiz._id))
    return data?.rows.filter(isShown)
  },
)

/** Until when a quiz can be started: for learners, the end of their slot if that is earlier than the quiz's. */
const openUntil = (quiz: QuizSummary, status: SlotStatus | undefined) =>
  Math.min(Date.parse(quiz.endTime), status?.state === 'active' ? status.span.to : Number.POSITIVE_INFINITY)

/** What cards show in addition to the quizzes. */
export const $reader = computed(
  [$completed, $now, $running, $slotStatus],
  (completedIds, now, running, slot) => ({ completed: new Set(completedIds), now, running, slot }),
)
type Reader = ReturnType<typeof $reader.get>

const attemptAt = ({ _id }: QuizSummary, { running }: Reader) =>
  running.find(({ quizId }) => quizId === _id)?.attempt

/** A quiz from its reader's point of view. */
export const cardOf = (quiz: QuizSummary, reader: Reader) => ({
  quiz,
  status: deriveQuizStatus(quiz, reader.now),
  completed: reader.completed.has(quiz._id),
  attempt: attemptAt(quiz, reader),
  openUntil: openUntil(quiz, reader.slot),
})
export type CardOf = ReturnType<typeof cardOf>

/** Running attempts come first, whatever the filter. */
export const $quizCards = computedEqual(
  [$visible, $quizFilter, $reader],
  (quizzes = [], filter, reader): CardOf[] =>
    quizzes
      .filter((quiz) => attemptAt(quiz, reader) || matchesFilter(quiz, filter, reader.completed, reader.now))
      .toSorted((one, other) => Number(!attemptAt(one, reader)) - Number(!attemptAt(other, reader)))
      .map((quiz) => cardOf(quiz, reader)),
)

/** How many quizzes open in the booked slot; undefined until known. */
export const $openInSlot = computedEqual([$quizzesToTake, $slotStatus], (quizzes, slot) =>
  slot?.state === 'upcoming' ? quizzes?.filter((quiz) => opensDuring(quiz, slot.span)).length : undefined,
)

/** What was submitted since the start of the slot that has ended; undefined until known. */
export const $handedIn = computedEqual([$myResults, $slotStatus], ({ data }, slot) =>
  slot?.state === 'inactive'
    ? data?.filter(({ submittedAt }) => Date.parse(submittedAt) >= slot.span.from)
    : undefined,
)

/** How many quizzes each filter shows; undefined until known. */
export const $quizCounts = computedEqual([$visible, $completed, $now], (quizzes, completedIds, now) => {
  const completed = new Set(completedIds)
  const isKnown = (filter: QuizFilter) => filter !== 'completed' || completedIds
  return QUIZ_FILTERS.map((filter) => ({
    filter,
    count: isKnown(filter)
      ? quizzes?.filter((quiz) => matchesFilter(quiz, filter, completed, now)).length
      : undefined,
  }))
})

/** Loads home's data before it is rendered. */
export const readHome = () => Promise.all([answered($quizzes), answered($currentSlot), answered($myResults)])
