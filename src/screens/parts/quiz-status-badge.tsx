import type { QuizStatus } from '../../domain/quizzes/quiz.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import type { Tone } from '../../ui/lib/tone.ts'

const BADGES: Record<QuizStatus, { tone: Tone; label: string }> = {
  upcoming: { tone: 'blue', label: 'Upcoming' },
  active: { tone: 'green', label: 'Active' },
  ended: { tone: 'gray', label: 'Ended' },
}

export const quizStatusLabel = (status: QuizStatus) => BADGES[status].label

export const QuizStatusBadge = ({ status }: { status: QuizStatus }) => (
  <Badge tone={BADGES[status].tone}>{BADGES[status].label}</Badge>
)
