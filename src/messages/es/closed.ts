import type { closed as english } from '../en/closed.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const closed: Translation<typeof english> = {
  forTeachers: 'Esta página es para docentes',
  signedInAs: (name) => ['Has iniciado sesión como ', name, ', estudiante.'],
  otherAccount: 'Usar otra cuenta',
  nextTry: (seconds) => `Próximo intento en ${format.count(seconds)} s`,
  trying: 'Intentando...',
}
