import type { ReviewedQuestion } from '../../domain/results/review.ts'

/** A question of the review with its index in the quiz. */
export type NumberedQuestion = ReviewedQuestion & { index: number }
