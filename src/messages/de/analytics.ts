import type { analytics as english } from '../en/analytics.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

/** '4. März 2026' */
const day = (date: string) => format.wallDate(date, { month: 'short', day: 'numeric', year: 'numeric' })

const recentAttempts = (attempts: number, days: number) =>
  `${results.attempts(attempts)} in den letzten ${days} Tagen`

export const analytics: Translation<typeof english> = {
  title: 'Auswertungen',
  refresh: 'Auswertungen neu laden',
  allResults: 'Alle Ergebnisse',
  totalAttempts: 'Versuche insgesamt',
  averageScore: 'Durchschnitt',

  attemptsPerDay: 'Versuche pro Tag',
  day,
  dayColumn: 'Tag',
  today: 'Heute',
  recentAttempts,
  recentSummary: (attempts, days, most) =>
    `Versuche pro Tag: ${recentAttempts(attempts, days)}, die meisten am ${day(most.date)} (${most.attempts})`,
  noRecentAttempts: (days) => `Keine Versuche in den letzten ${days} Tagen.`,
  oldestDaysIncomplete: (read) =>
    `Nur die neuesten ${results.attempts(read)} wurden gelesen, die ältesten Tage zeigen also zu wenige.`,

  scoreDistribution: 'Verteilung der Ergebnisse',
  scoreSummary: (attempts, { from, to, attempts: most }) =>
    `Verteilung der Ergebnisse, ${results.attempts(attempts)}: Die meisten liegen zwischen ${from} und ${to} Prozent (${most})`,

  mostTaken: 'Häufigste Prüfungen',
  quiz: 'Prüfung',
  attempts: 'Versuche',
  quizAverage: 'Durchschnitt',
  averageOf: (title) => `Durchschnitt von ${title}`,
  unknownQuiz: 'Unbekannte Prüfung',
  noAttempts: 'Noch keine Versuche.',
  mostTakenOnly: (shown, quizzes) => `Die ${shown} häufigsten von ${quizzes} Prüfungen.`,
  noFigures: (code) => [
    'Die API liefert keine Zahlen pro Prüfung: ',
    code('statistics'),
    ' fehlt in ihrer Antwort auf ',
    code('GET /user/admin/results'),
    '.',
  ],
}
