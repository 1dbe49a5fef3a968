import type { UnsubmittedStart } from '../../domain/results/admin-results.ts'
import type { quizAttempts as english } from '../en/quiz-attempts.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const startedAt = ({ startedAt }: UnsubmittedStart) => `${`${format.moment(Date.parse(startedAt))} Uhr`} Uhr`
const deadline = ({ deadline }: UnsubmittedStart) => format.time(Date.parse(deadline))

export const quizAttempts: Translation<typeof english> = {
  quizResults: 'Prüfungsergebnisse',
  untitled: 'Prüfungsergebnisse',
  backToDashboard: 'Zurück zur Verwaltung',
  quizNotFound: 'Prüfung nicht gefunden',
  quizNotFoundNote: 'Unter dieser Adresse gibt es keine Prüfung, oder sie wurde gelöscht.',

  exportCsv: 'CSV exportieren',
  cancelExport: 'Abbrechen',
  moreExports: 'Weitere Exporte',
  exportAnswers: 'CSV mit jeder Antwort',
  print: 'Drucken',

  statistics: 'Statistik',
  totalAttempts: 'Versuche insgesamt',
  averageScore: 'Durchschnitt',
  averageMarks: 'Punkte im Schnitt',
  highestScore: 'Bestes Ergebnis',
  lowestScore: 'Niedrigstes Ergebnis',
  totalTime: 'Gesamtzeit',
  tooManyToCount: (field) => [
    'Die API liefert kein ',
    field('statistics'),
    ', und zum Zusammenzählen sind es hier zu viele Versuche.',
  ],
  countingFailed: 'Die Statistik konnte nicht berechnet werden.',
  tryAgain: 'Erneut versuchen',

  attempts: 'Versuche',
  searchAttempts: 'Versuche suchen',
  searchHint: 'Name oder E-Mail …',
  scores: 'Ergebnis',
  scoreFrom: 'Ergebnis von',
  scoreTo: 'bis',
  scoreUnit: '%',
  lowest: 'Niedrigstes Ergebnis',
  highest: 'Höchstes Ergebnis',
  withScores: (from, to) => `mit ${from} – ${format.percent(to)}`,
  noneInRange: (from, to) => `Kein Ergebnis von ${from} bis ${format.percent(to)}.`,
  allScores: 'Alle Ergebnisse',
  noMatch: (search) => `Kein Name und keine E-Mail-Adresse passt zu „${search}“.`,

  user: 'Name',
  score: 'Ergebnis',
  correctOfTotal: 'Richtig / gesamt',
  marks: 'Punkte',
  timeSpent: 'Benötigte Zeit',
  submitted: 'Abgegeben',
  actions: 'Aktionen',
  reset: 'Zurücksetzen',
  more: (name) => `Mehr zu ${name}`,
  allAttempts: (name) => `Alle Versuche von ${name}`,
  extraTime: 'Zusatzzeit …',

  startedNotSubmitted: 'Begonnen, nicht abgegeben',
  inProgress: (start) => `Begonnen ${startedAt(start)}, hat Zeit bis ${deadline(start)} Uhr`,
  timeOver: (start) => `Begonnen ${startedAt(start)}, die Zeit war um ${deadline(start)} Uhr abgelaufen`,

  resetTitle: (name) => `Versuch zurücksetzen: ${name}`,
  confirmReset: (name) =>
    `Den Versuch von ${name} wirklich zurücksetzen? Antworten und Ergebnis werden gelöscht, und die Prüfung kann noch einmal gemacht werden. Das kann nicht rückgängig gemacht werden.`,
  confirmResetUnsubmitted: (name) =>
    `Den Versuch von ${name} wirklich zurücksetzen? Die Zeit wird vergessen: Die Prüfung kann neu begonnen werden, oder die Antworten, die noch auf dem Gerät sind, können gesendet werden. Das kann nicht rückgängig gemacht werden.`,
  resetAttempt: 'Versuch zurücksetzen',
  resetting: 'Wird zurückgesetzt …',
}
