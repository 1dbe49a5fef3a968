import { authoredPlaces } from '../quizzes/question.ts'
import type { ReviewedQuestion } from './review.ts'

/** One's own answer beside the share of all that were right, in percent; by the order shown. */
export interface ShareBeside<Reviewed> {
  reviewed: Reviewed
  share: number
}

type Judged = Pick<ReviewedQuestion, 'question' | 'verdict'>

/** The shares of the questions that one was asked, by authored question as the API tells them. */
export function sharesBeside<Reviewed extends Judged>(
  shares: readonly (number | null)[],
  review: readonly Reviewed[],
): ShareBeside<Reviewed>[] {
  const places = authoredPlaces(review.map(({ question }) => question))
  return review.flatMap((reviewed, index) => {
    const share = shares[places[index] ?? index] ?? null
    return share === null || reviewed.verdict === 'unasked' ? [] : [{ reviewed, share }]
  })
}

const HARD = 50

/** The hardest question that one had right, and the easiest that one had not, where that says something. */
export const tellingShares = <Reviewed extends Judged>(rows: readonly ShareBeside<Reviewed>[]) => ({
  hardest: rows
    .filter(({ reviewed, share }) => reviewed.verdict === 'correct' && share < HARD)
    .toSorted((one, other) => one.share - other.share)
    .at(0),
  easiest: rows
    .filter(({ reviewed, share }) => reviewed.verdict === 'incorrect' && share > HARD)
    .toSorted((one, other) => other.share - one.share)
    .at(0),
})
