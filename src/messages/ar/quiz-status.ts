import type { quizStatus as english } from '../en/quiz-status.ts'
import type { Translation } from '../lib/words.ts'

export const quizStatus: Translation<typeof english> = {
  draft: 'مسودّة',
  upcoming: 'قادم',
  active: 'مفتوح',
  ended: 'منتهٍ',
}
