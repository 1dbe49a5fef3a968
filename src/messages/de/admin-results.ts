import type { AdminResults } from '../../domain/results/admin-results.ts'
import type { adminResults as english } from '../en/admin-results.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

const queryTime = ({ queryTime, cached }: NonNullable<AdminResults['performance']>) =>
  `${Math.round(queryTime)} ms${cached ? ', zwischengespeichert' : ''}`

export const adminResults: Translation<typeof english> = {
  title: 'Ergebnisse aller Prüfungen',
  results: 'Ergebnisse',
  learnersAndQuizzes: 'Lernende und Prüfungen',

  quizStatistics: 'Statistik der Prüfungen',
  totalAttempts: 'Versuche insgesamt',
  uniqueUsers: 'Personen',
  averageScore: 'Durchschnitt',
  noAttempts: 'Noch keine Versuche.',
  showMostTaken: (count) => `Die ${format.count(count)} häufigsten zeigen`,
  showAllQuizzes: (count) => plural(count, { one: '# Prüfung zeigen', other: 'Alle # Prüfungen zeigen' }),
  tooManyToCount: (read) =>
    `Es gibt mehr als ${format.count(read)} Ergebnisse, und die API liefert keine Zahlen pro Prüfung. Zum Zählen sind es hier zu viele.`,

  searchResults: 'Ergebnisse durchsuchen',
  searchHint: 'Titel, Name oder E-Mail …',
  quiz: 'Prüfung',
  allQuizzes: 'Alle Prüfungen',

  allResults: 'Alle Ergebnisse',
  allResultsOf: (total) => `Alle Ergebnisse (${format.count(total)})`,
  refresh: 'Ergebnisse neu laden',
  count: (total) => plural(total, { one: '# Ergebnis', other: '# Ergebnisse' }),
  withEarlierResults: (failure) => `${failure} (Unten stehen die bisherigen Ergebnisse.)`,
  showing: (span, performance) =>
    performance ? `${results.showing(span)} · ${queryTime(performance)}` : results.showing(span),

  noMatch: (search) => `Kein Ergebnis passt zu „${search}“.`,
  noMatchInQuiz: (search) => `Kein Ergebnis der gewählten Prüfung passt zu „${search}“.`,
  noneInQuiz: 'Zur gewählten Prüfung gibt es keine Ergebnisse.',

  by: (name) => ['von ', name],
  correct: 'Richtig: ',
  timeSpent: 'Benötigte Zeit: ',
  submitted: 'Abgegeben: ',
}
