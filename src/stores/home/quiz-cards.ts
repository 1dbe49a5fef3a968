import { atom } from 'nanostores'
import {
  DEFAULT_QUIZ_FILTER,
  deriveQuizStatus,
  matchesFilter,
  QUIZ_FILTERS,
  type QuizFilter,
} from '../../domain/quizzes/quiz.ts'
import { completedQuizIds } from '../../domain/results/results.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { answered } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { $quizzes } from '../quizzes/quizzes.ts'
import { $myResults } from '../results/result.ts'
import { $user } from '../session/session.ts'
import { $currentSlot, $hasAccess } from '../slots/current-slot.ts'

export const $quizFilter = atom<QuizFilter>(DEFAULT_QUIZ_FILTER)

/** The quizzes the user may see now: all, but none for a learner without a running slot. */
const $open = computedEqual([$quizzes, $user, $hasAccess], ({ data = [] }, user, hasAccess) =>
  user && !hasAccess ? [] : data,
)

const $completed = computedEqual([$myResults], ({ data = [] }) => [...completedQuizIds(data)])

export const $quizCards = computedEqual(
  [$open, $completed, $quizFilter, $now],
  (quizzes, completedIds, filter, now) => {
    const completed = new Set(completedIds)
    return quizzes
      .filter((quiz) => matchesFilter(quiz, filter, completed, now))
      .map((quiz) => ({ quiz, status: deriveQuizStatus(quiz, now), completed: completed.has(quiz._id) }))
  },
)

/** How many quizzes each filter shows. */
export const $quizCounts = computedEqual([$open, $completed, $now], (quizzes, completedIds, now) => {
  const completed = new Set(completedIds)
  return QUIZ_FILTERS.map((filter) => ({
    filter,
    count: quizzes.filter((quiz) => matchesFilter(quiz, filter, completed, now)).length,
  }))
})

/** Reads what home shows, before it is drawn. */
export const readHome = () => Promise.all([answered($quizzes), answered($currentSlot), answered($myResults)])
