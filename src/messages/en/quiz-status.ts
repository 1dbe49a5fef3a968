import type { QuizStatus } from '../../domain/quizzes/quiz-status.ts'
import { words } from '../lib/words.ts'

export const quizStatus = words<Record<QuizStatus | 'draft', string>>('quizStatus', {
  draft: 'Draft',
  upcoming: 'Upcoming',
  active: 'Active',
  ended: 'Ended',
})
