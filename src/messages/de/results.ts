import type { Praise } from '../../domain/lib/score.ts'
import { written } from '../../domain/lib/written.ts'
import type { results as english } from '../en/results.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const PRAISE: Record<Praise, string> = {
  excellent: 'Ausgezeichnet!',
  great: 'Sehr gut!',
  good: 'Gut gemacht!',
  fair: 'Nicht schlecht!',
  'keep-practicing': 'Übe weiter!',
}

const ADMIN_PRAISE: Record<Praise, string> = {
  excellent: 'Ausgezeichnet',
  great: 'Sehr gut',
  good: 'Gut',
  fair: 'Nicht schlecht',
  'keep-practicing': 'Weiter üben',
}

export const results: Translation<typeof english> = {
  attempts: (count) => plural(count, { one: '# Versuch', other: '# Versuche' }),

  praise: (praise) => PRAISE[praise],
  adminPraise: (praise) => ADMIN_PRAISE[praise],

  unknownQuiz: 'Unbekannte Prüfung',
  userName: ({ name }) => written(name) || 'Unbekannte Person',
  unknown: UNKNOWN,
  correctOfTotal: (correct, total) => `${format.count(correct)}/${format.count(total)}`,
  marksOf: (marks: string, total: string) => `${marks} von ${total} Punkten`,
  ofThemBlank: (blank) => `davon ${format.count(blank)} nicht beantwortet`,
  incorrectCount: (count, blank) =>
    `${format.count(count)} falsch${blank ? ` (${results.ofThemBlank(blank)})` : ''}`,
  comes: (at) => `Ergebnis ab ${format.moment(at)} Uhr`,
  viewDetails: 'Details ansehen',

  took: (seconds) => {
    const whole = Math.max(0, Math.round(seconds))
    const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    if (hours > 0) return `${hours} Std. ${minutes} Min.`
    return minutes > 0 ? `${minutes} Min. ${String(rest).padStart(2, '0')} Sek.` : `${rest} Sek.`
  },

  showing: ({ from, to, total }) =>
    `${format.count(from)} bis ${format.count(to)} von ${format.count(total)} Ergebnissen`,
  pages: 'Seiten der Ergebnisse',
  noneFound: 'Keine Ergebnisse gefunden',
  noneSubmitted: 'Es wurde noch keine Prüfung abgegeben.',
  clearSearch: 'Suche löschen',

  sortBy: 'Sortieren nach',
  sorts: { submittedAt: 'Nach Datum', score: 'Nach Ergebnis', user: 'Nach Person' },
  sortOrder: (ascending) => (ascending ? 'Sortierung: aufsteigend' : 'Sortierung: absteigend'),
}
