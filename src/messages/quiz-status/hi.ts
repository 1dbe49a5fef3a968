import type { Translation } from '../words.ts'
import type { quizStatus as english } from './en.ts'

export const quizStatus: Translation<typeof english> = {
  draft: 'ड्राफ़्ट',
  upcoming: 'आने वाली',
  active: 'चालू',
  ended: 'समाप्त',
}
