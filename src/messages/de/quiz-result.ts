import type { ReviewFilter, Verdict } from '../../domain/results/review.ts'
import type { quizResult as english } from '../en/quiz-result.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

const VERDICTS: Record<Verdict, string> = {
  correct: 'Richtig',
  partly: 'Teilweise richtig',
  incorrect: 'Falsch',
  unattempted: 'Nicht beantwortet',
  dropped: 'Gestrichen, zählt nicht',
  unasked: 'Nicht gestellt',
  unknown: 'Hier nicht darstellbar',
}

const NONE: Record<ReviewFilter, string> = {
  all: 'Diese Prüfung hat keine Fragen.',
  incorrect: 'Keine Antwort ist falsch.',
  unanswered: 'Alle Fragen wurden beantwortet.',
}

const FILTERS: Record<ReviewFilter, string> = {
  all: 'Alle',
  incorrect: 'Falsch',
  unanswered: 'Nicht beantwortet',
}

export const quizResult: Translation<typeof english> = {
  quizResults: 'Prüfungsergebnis',
  title: (quiz, userName) => [quiz ?? 'Prüfung', userName].filter(Boolean).join(' – '),
  back: 'Zurück',
  viewAll: 'Alle Ergebnisse ansehen',
  print: 'Drucken',

  summary: 'Zusammenfassung',
  score: 'Ergebnis',
  correct: 'Richtig',
  incorrect: 'Falsch',
  timeSpent: 'Benötigte Zeit',
  submitted: 'Abgegeben',
  regradedOn: (at) => `Neu bewertet am ${format.date(Date.parse(at))}`,
  scoreKept: 'Das Ergebnis ist geblieben: Mit der geänderten Lösung, die unten steht, wäre es niedriger.',

  timeRanOut: (at, answered, total, strong) => [
    strong(`Die Zeit war um ${format.time(at)} Uhr abgelaufen.`),
    ` Was bis dahin gespeichert war, wurde für dich abgegeben: ${format.count(answered)} von ${format.count(total)} beantwortet.`,
  ],
  extraTime: (seconds) => `Mit Zusatzzeit: insgesamt ${results.took(seconds)}`,

  sheet: 'Antwortbogen',

  reviewOpens: (at) =>
    `Deine Antworten und die Lösungen siehst du ab ${format.longDate(at)}, ${format.time(at)} Uhr (${format.zone(at)})`,
  reviewOpensNote:
    'Andere machen diese Prüfung vielleicht noch. Danach siehst du jede Frage mit ihrer Lösung.',
  resultComes: (at) =>
    `Dein Ergebnis kommt am ${format.longDate(at)}, ${format.time(at)} Uhr (${format.zone(at)})`,
  resultComesNote:
    'Andere machen diese Prüfung vielleicht noch. Danach siehst du deine Punktzahl und jede Frage mit ihrer Lösung.',

  review: 'Antworten und Lösungen',
  show: 'Zeigen',
  filter: (filter, count) => `${FILTERS[filter]} ${format.count(count)}`,
  none: (filter) => NONE[filter],
  practise: (count) => `Diese ${format.count(count)} üben`,
  learners: { yourAnswer: 'Gegebene Antwort', yourCorrectAnswer: 'Gegebene Antwort, richtig' },
  why: 'Erklärung',
  question: (number) => `Frage ${number}`,
  verdict: (verdict) => VERDICTS[verdict],

  goHome: 'Zur Startseite',
  invalidAddress: 'Ungültige Adresse der Prüfung',
  invalidAddressNote: 'In der Adresse fehlt die Kennung der Prüfung',
  notFound: 'Ergebnis nicht gefunden',
  notFoundNote: 'Zu dieser Prüfung wurde nichts abgegeben.',
}
