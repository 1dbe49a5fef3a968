import type { pieces as english } from '../en/pieces.ts'
import type { Translation } from '../lib/words.ts'

const MARKS = {
  open: 'nicht beantwortet',
  answered: 'beantwortet',
  right: 'richtig',
  wrong: 'falsch',
  missed: 'nicht beantwortet',
}

export const pieces: Translation<typeof english> = {
  cancel: 'Abbrechen',
  clearAnswer: 'Antwort löschen',
  close: 'Schließen',
  correctAnswer: 'Richtige Antwort',
  failed: { title: 'Da ist etwas schiefgegangen', note: 'Wenn es noch einmal passiert, lade die Seite neu.' },
  goHome: 'Zur Startseite',
  imageFailed: 'Das Bild konnte nicht geladen werden',
  loading: 'Wird geladen …',
  mark: (number, state, letter, flagged) =>
    `Frage ${number}, ${MARKS[state]}${letter ? `: ${letter}` : ''}${flagged ? ', markiert' : ''}`,
  missing: {
    title: 'Dieser Teil der Seite konnte nicht geladen werden',
    note: 'Prüfe deine Verbindung. Wenn die Website gerade erneuert wurde, lade die Seite neu.',
  },
  next: 'Weiter',
  noOptions: 'Zu dieser Frage gibt es keine Antworten. Du kannst weitergehen.',
  option: (letter) => `Antwort ${letter}: `,
  notLoaded: 'Das konnte nicht geladen werden',
  optional: ' (freiwillig)',
  previous: 'Zurück',
  reload: 'Neu laden',
  unknownKind: {
    title: 'Diese Art von Frage braucht eine neuere Version',
    note: 'Lade die Seite neu. Hilft das nicht, mach mit den anderen Fragen weiter: Sie sind nicht betroffen.',
  },
  slow: 'Langsame Verbindung. Es wird weiter versucht.',
  strike: (letter) => `Antwort ${letter} durchstreichen`,
  struckOption: (letter) => `Antwort ${letter}, durchgestrichen: `,
  showAsTable: 'Als Tabelle zeigen',
  tryAgain: 'Erneut versuchen',
  unreachable: 'Die Schule ist nicht erreichbar',
  yourAnswer: 'Deine Antwort',
  yourCorrectAnswer: 'Deine Antwort, richtig',
}
