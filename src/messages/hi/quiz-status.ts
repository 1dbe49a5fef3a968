import type { quizStatus as english } from '../en/quiz-status.ts'
import type { Translation } from '../lib/words.ts'

export const quizStatus: Translation<typeof english> = {
  draft: 'ड्राफ़्ट',
  upcoming: 'आने वाली',
  active: 'चालू',
  ended: 'समाप्त',
}
