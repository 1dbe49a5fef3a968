import type { closed as english } from '../en/closed.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const closed: Translation<typeof english> = {
  forTeachers: 'Diese Seite ist für Lehrkräfte',
  signedInAs: (name) => ['Du bist angemeldet als ', name, ', nicht als Lehrkraft.'],
  otherAccount: 'Anderes Konto verwenden',
  nextTry: (seconds) => `Nächster Versuch in ${format.count(seconds)} Sek.`,
  trying: 'Wird versucht …',
}
