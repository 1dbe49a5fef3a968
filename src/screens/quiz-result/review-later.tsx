import { quizResult } from '../../messages/quiz-result/en.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** In the place of the review; `opensAt` in milliseconds. */
export const ReviewLater = ({ opensAt }: { opensAt: number }) => (
  <Card>
    <EmptyState
      as="h2"
      drawing="lens"
      title={quizResult.reviewOpens(opensAt)}
      note={quizResult.reviewOpensNote}
    />
  </Card>
)
