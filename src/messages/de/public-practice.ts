import type { publicPractice as english } from '../en/public-practice.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const publicPractice: Translation<typeof english> = {
  again: 'Noch einmal',
  empty: 'Nichts zu üben',
  emptyNote: 'In dieser Prüfung gibt es keine Frage, deren Lösung bekannt ist.',
  finish: 'Fertig',
  loading: 'Fragen werden geladen …',
  next: 'Nächste Frage',
  note: 'Übung: Nichts wird gesendet, kein Konto nötig.',
  noteSignedIn: 'Übung: Nichts wird gesendet.',
  place: (number, total) => `Probier es selbst · ${format.count(number)} von ${format.count(total)}`,
  question: (number) => `Frage ${format.count(number)}`,
  right: 'Das ist richtig.',
  score: (right, total) => `${format.count(right)} von ${format.count(total)} richtig`,
  tooEarly: 'Du kannst diese Prüfung üben, sobald ihre Lösungen gezeigt werden.',
  tryAgain: 'Erneut versuchen',
  why: 'Erklärung',
  wrong: 'Nicht ganz.',
}
