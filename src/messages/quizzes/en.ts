import type { QuizStatus } from '../../domain/quizzes/quiz.ts'

const STATUSES: Record<QuizStatus, string> = {
  upcoming: 'Upcoming',
  active: 'Active',
  ended: 'Ended',
}

export const quizzes = {
  status: (status: QuizStatus) => STATUSES[status],
}
