import type { QuizStatus } from '../../../domain/quizzes/quiz-status.ts'
import { quizStatus } from '../../../messages/en/quiz-status.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import type { Tone } from '../../../ui/lib/tone.ts'

const TONES: Record<QuizStatus | 'draft', Tone> = {
  draft: 'gray',
  upcoming: 'blue',
  active: 'green',
  ended: 'gray',
}

export const QuizStatusBadge = ({ status }: { status: QuizStatus | 'draft' }) => (
  <Badge tone={TONES[status]} open={status === 'draft'}>
    {quizStatus[status]}
  </Badge>
)
