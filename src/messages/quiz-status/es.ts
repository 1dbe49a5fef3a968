import type { Translation } from '../words.ts'
import type { quizStatus as english } from './en.ts'

export const quizStatus: Translation<typeof english> = {
  draft: 'Borrador',
  upcoming: 'Próximo',
  active: 'Abierto',
  ended: 'Terminado',
}
