import { quizResult } from '../../messages/en/quiz-result.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'

interface ReviewLaterProps {
  /** In milliseconds. */
  opensAt: number
  /** Whether the score is withheld too. */
  withScore: boolean
}

/** Replaces the review. */
export const ReviewLater = ({ opensAt, withScore }: ReviewLaterProps) => (
  <Card>
    <EmptyState
      as="h2"
      drawing="lens"
      title={withScore ? quizResult.resultComes(opensAt) : quizResult.reviewOpens(opensAt)}
      note={withScore ? quizResult.resultComesNote : quizResult.reviewOpensNote}
    />
  </Card>
)
