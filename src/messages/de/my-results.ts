import type { myResults as english } from '../en/my-results.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

export const myResults: Translation<typeof english> = {
  title: 'Meine Ergebnisse',

  totalQuizzes: 'Prüfungen insgesamt',
  averageScore: 'Durchschnitt',
  bestScore: 'Bestes Ergebnis',
  totalTime: 'Gesamtzeit',

  trendBegins: 'Deine Linie beginnt mit der zweiten Prüfung.',
  trend: (count) => `Deine letzten ${format.count(count)} Prüfungen`,
  change: (points, since) =>
    points === 0
      ? `So wie am ${format.date(since)}`
      : `${plural(Math.abs(points), { one: '# Prozentpunkt', other: '# Prozentpunkte' })} ${points > 0 ? 'mehr' : 'weniger'} als am ${format.date(since)}`,
  quiz: 'Prüfung',
  submitted: 'Abgegeben',
  score: 'Ergebnis',

  attempts: 'Versuche',
  practiseDue: (count) => plural(count, { one: '# Frage für heute üben', other: '# Fragen für heute üben' }),

  submittedAt: (at) => (Number.isNaN(at) ? UNKNOWN : `${format.date(at)}, ${format.time(at)}`),
  questions: (count) => plural(count, { one: '# Frage', other: '# Fragen' }),
  answers: (correct, incorrect, blank) =>
    `${format.count(correct)} richtig, ${results.incorrectCount(incorrect, blank)}`,

  reviewOpens: (at) => `Lösungen ab ${format.moment(at)} Uhr`,

  none: 'Noch keine Ergebnisse',
  noneNote: 'Deine Ergebnisse erscheinen hier, sobald du eine Prüfung abgegeben hast.',
  browseQuizzes: 'Prüfungen ansehen',
}
