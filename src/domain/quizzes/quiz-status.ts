import type { QuizSummary } from './quiz.ts'

export type QuizStatus = 'upcoming' | 'active' | 'ended'

export interface Schedule {
  startTime: string
  endTime: string
}

/** Derived from the clock and never stored, so that it cannot go stale. `now` in milliseconds. */
export function deriveQuizStatus(quiz: Schedule, now: number): QuizStatus {
  if (now < Date.parse(quiz.startTime)) return 'upcoming'
  if (now <= Date.parse(quiz.endTime)) return 'active'
  return 'ended'
}

/** Whether a quiz can be taken at some moment in the span. */
export const opensDuring = ({ startTime, endTime }: Schedule, { from, to }: { from: number; to: number }) =>
  Date.parse(startTime) < to && Date.parse(endTime) > from

export const QUIZ_FILTERS = ['all', 'active', 'upcoming', 'ended', 'completed'] as const
export type QuizFilter = (typeof QUIZ_FILTERS)[number]
export const DEFAULT_QUIZ_FILTER: QuizFilter = 'active'

export function matchesFilter(
  quiz: QuizSummary,
  filter: QuizFilter,
  completed: ReadonlySet<string>,
  now: number,
): boolean {
  if (filter === 'all') return true
  if (filter === 'completed') return completed.has(quiz._id)
  return deriveQuizStatus(quiz, now) === filter
}
