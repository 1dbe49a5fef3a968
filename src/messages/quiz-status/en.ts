import type { QuizStatus } from '../../domain/quizzes/quiz.ts'

export const quizStatus: Record<QuizStatus, string> = {
  upcoming: 'Upcoming',
  active: 'Active',
  ended: 'Ended',
}
