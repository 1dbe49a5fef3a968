import type { QuizStatus } from '../../domain/quizzes/quiz-status.ts'

export const quizStatus: Record<QuizStatus | 'draft', string> = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  active: 'Active',
  ended: 'Ended',
}
