import type { Result } from './results.ts'
import { filterReview, reviewResult } from './review.ts'

/** Everything that is not correct, as the submit dialog warns. */
export interface Incorrect {
  count: number
  /** How many of them were not answered; undefined if unknown. */
  blank: number | undefined
}

/** Contradictory figures say nothing about blank answers. */
export function incorrectAmong(
  { correctAnswers, totalQuestions }: Pick<Result, 'correctAnswers' | 'totalQuestions'>,
  blank: number | undefined,
): Incorrect {
  const count = totalQuestions - correctAnswers
  return { count, blank: blank !== undefined && blank <= count ? blank : undefined }
}

function blankIn(result: Result): number | undefined {
  const { answers, asked, totalQuestions } = result
  const review = reviewResult(result)
  if (review.length > 0) return filterReview(review, 'unanswered').length
  // An API may omit the answers. Dropped questions do not count; the questions say which ones they are.
  if (answers.length === 0 || (asked ?? answers).length > totalQuestions) return undefined
  const chosen = asked ? asked.map((place) => answers[place] ?? null) : answers
  return totalQuestions - chosen.filter((answer) => answer !== null).length
}

export const incorrectOf = (result: Result): Incorrect => incorrectAmong(result, blankIn(result))
