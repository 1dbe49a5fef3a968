import { atom } from 'nanostores'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import {
  DEFAULT_QUIZ_FILTER,
  deriveQuizStatus,
  matchesFilter,
  QUIZ_FILTERS,
  type QuizFilter,
} from '../../domain/quizzes/quiz-status.ts'
import { completedQuizIds } from '../../domain/results/results.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { answered } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { $quizzes, isDraft } from '../quizzes/quizzes.ts'
import { $myResults } from '../results/my-results.ts'
import { $features } from '../session/features.ts'
import { $user } from '../session/session.ts'
import { $currentSlot, $hasAccess, $slotStatus } from '../slots/current-slot.ts'

export const $quizFilter = atom<QuizFilter>(DEFAULT_QUIZ_FILTER)

/**
 * The quizzes the user may see now: all that are published, but none for a learner without a running slot. Undefined while that is
 * not known.
 */
const $open = computedEqual(
  [$quizzes, $user, $hasAccess, $slotStatus, $features],
  ({ data }, user, hasAccess, status): QuizSummary[] | undefined =>
    user && !hasAccess ? status && [] : data?.rows.filter((quiz) => !isDraft(quiz)),
)

/** The quizzes the user has taken; undefined while that is not known. Visitors have taken none. */
const $completed = computedEqual([$myResults, $user], ({ data }, user) =>
  user && !data ? undefined : [...completedQuizIds(data ?? [])],
)

export const $quizCards = computedEqual(
  [$open, $completed, $quizFilter, $now],
  (quizzes = [], completedIds, filter, now) => {
    const completed = new Set(completedIds)
    return quizzes
      .filter((quiz) => matchesFilter(quiz, filter, completed, now))
      .map((quiz) => ({ quiz, status: deriveQuizStatus(quiz, now), completed: completed.has(quiz._id) }))
  },
)

/** How many quizzes each filter shows; undefined while that is not known. */
export const $quizCounts = computedEqual([$open, $completed, $now], (quizzes, completedIds, now) => {
  const completed = new Set(completedIds)
  const isKnown = (filter: QuizFilter) => filter !== 'completed' || completedIds || quizzes?.length === 0
  return QUIZ_FILTERS.map((filter) => ({
    filter,
    count: isKnown(filter)
      ? quizzes?.filter((quiz) => matchesFilter(quiz, filter, completed, now)).length
      : undefined,
  }))
})

/** Reads what home shows, before it is drawn. */
export const readHome = () => Promise.all([answered($quizzes), answered($currentSlot), answered($myResults)])
