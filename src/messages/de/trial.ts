import type { quizTrial as english } from '../en/trial.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const quizTrial: Translation<typeof english> = {
  title: 'Prüfung testen',
  note: 'Test: Nichts wird gespeichert.',
  close: 'Test schließen',
  again: 'Noch einmal testen',
  width: 'Breite des Bildschirms',
  widths: { phone: 'Handy', wide: 'Breit' },
  leaving: {
    title: 'Den Test schließen?',
    message: 'Die gegebenen Antworten werden nicht gespeichert.',
    cancel: 'Weiter testen',
  },
  timeRemaining: 'Verbleibende Zeit',
  empty: 'Noch keine Fragen',
  emptyNote: 'Zum Testen braucht die Prüfung Fragen.',
  question: (number, count) => `Frage ${number} von ${count}`,
  progress: 'Fortschritt des Tests',
  complete: (percent) => `${format.percent(percent)} geschafft`,
  previous: 'Zurück',
  next: 'Nächste Frage',
  finish: 'Test beenden',
  retry: 'Noch einmal versuchen',
  results: {
    title: 'Testergebnis',
    sheet: 'Fragen des Tests',
    summary: (correct, total) => `${correct} von ${total} Fragen richtig`,
    question: (number) => `Frage ${number}`,
    unansweredQuestion: (number) => `Frage ${number}, nicht beantwortet`,
    correct: 'Richtig',
    incorrect: 'Falsch',
    edit: 'Diese Frage bearbeiten',
    pages: 'Seiten der Ergebnisse',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    previous: 'Zurück',
    next: 'Weiter',
  },
}
