import { atom } from 'nanostores'
import { listQuizzes } from '../api/quizzes.ts'
import { explain } from '../domain/failure.ts'
import {
  DEFAULT_QUIZ_FILTER,
  deriveQuizStatus,
  matchesFilter,
  QUIZ_FILTERS,
  type QuizFilter,
  type QuizSummary,
} from '../domain/quiz.ts'
import { completedQuizIds } from '../domain/results.ts'
import { $now } from './clock.ts'
import { $hasAccess } from './current-slot.ts'
import { noticeFailure } from './notices.ts'
import { createRemote } from './query.ts'
import { $myResults } from './result.ts'
import { $user, $userId } from './session.ts'
import { steady } from './steady.ts'

const $reader = steady([$userId], (userId) => userId ?? 'anonymous')

export const $quizzes = createRemote<QuizSummary[]>(['quizzes', $reader], {
  fetcher: () => listQuizzes(),
  onError: noticeFailure((failure) => explain(failure, 'fetch quizzes')),
})

export const $filter = atom<QuizFilter>(DEFAULT_QUIZ_FILTER)

/** The quizzes this user may see now: all of them, but none for a learner without a running slot. */
const $open = steady([$quizzes, $user, $hasAccess], ({ data = [] }, user, hasAccess) =>
  user && !hasAccess ? [] : data,
)

const $completed = steady([$myResults], ({ data = [] }) => [...completedQuizIds(data)])

export const $quizCards = steady([$open, $completed, $filter, $now], (quizzes, completedIds, filter, now) => {
  const completed = new Set(completedIds)
  return quizzes
    .filter((quiz) => matchesFilter(quiz, filter, completed, now))
    .map((quiz) => ({ quiz, status: deriveQuizStatus(quiz, now), completed: completed.has(quiz._id) }))
})

/** How many quizzes each filter tab would show. */
export const $quizCounts = steady([$open, $completed, $now], (quizzes, completedIds, now) => {
  const completed = new Set(completedIds)
  return QUIZ_FILTERS.map((filter) => ({
    filter,
    count: quizzes.filter((quiz) => matchesFilter(quiz, filter, completed, now)).length,
  }))
})
