import type { quizTrial as english } from '../en/trial.ts'
import type { Translation } from '../lib/words.ts'

export const quizTrial: Translation<typeof english> = {
  title: 'Probelauf',
  note: 'Nichts wird gespeichert, niemand sieht es.',
  close: 'Probelauf schließen',
  again: 'Erneut proben',
  width: 'Breite des Bildschirms',
  widths: { phone: 'Handy', wide: 'Breit' },
  leaving: {
    title: 'Probelauf schließen?',
    message: 'Die gegebenen Antworten werden nicht gespeichert.',
    cancel: 'Weitermachen',
  },
  empty: 'Noch keine Fragen',
  emptyNote: 'Für einen Probelauf braucht die Prüfung Fragen.',
  next: 'Nächste Frage',
  finish: 'Probelauf beenden',
  retry: 'Erneut versuchen',
  results: {
    title: 'Ergebnis des Probelaufs',
    sheet: 'Fragen des Probelaufs',
    summary: (correct, total) => `${correct} von ${total} Fragen richtig`,
    question: (number) => `Frage ${number}`,
    unansweredQuestion: (number) => `Frage ${number}, nicht beantwortet`,
    correct: 'Richtig',
    incorrect: 'Falsch',
    partly: 'Teilweise richtig',
    edit: 'Diese Frage bearbeiten',
    pages: 'Seiten der Ergebnisse',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    previous: 'Zurück',
    next: 'Weiter',
  },
}
