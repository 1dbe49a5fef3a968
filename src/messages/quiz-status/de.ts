import type { Translation } from '../words.ts'
import type { quizStatus as english } from './en.ts'

export const quizStatus: Translation<typeof english> = {
  draft: 'Entwurf',
  upcoming: 'Bevorstehend',
  active: 'Läuft',
  ended: 'Beendet',
}
