import type { AnalysisNote } from '../../domain/analysis/analysis-notes.ts'
import type { DiscriminationBand, FacilityBand } from '../../domain/analysis/item-bands.ts'
import type { ItemOrder } from '../../domain/analysis/item-order.ts'
import type { TimeRelation } from '../../domain/analysis/score-times.ts'
import { percent } from '../../domain/lib/score.ts'
import type { itemAnalysis as english } from '../en/item-analysis.ts'
import { decimal, decimalPercent } from '../lib/decimal.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

const FACILITY: Record<FacilityBand, string> = {
  'very-easy': 'sehr leicht',
  easy: 'leicht',
  medium: 'mittel',
  hard: 'schwer',
  'very-hard': 'sehr schwer',
}

const DISCRIMINATION: Record<DiscriminationBand, string> = {
  'very-good': 'sehr gut',
  good: 'gut',
  fair: 'brauchbar',
  poor: 'schwach',
  negative: 'negativ',
}

const ORDERS: Record<ItemOrder, string> = {
  quiz: 'In der Reihenfolge der Prüfung',
  discrimination: 'Auffälligste zuerst',
  hardest: 'Schwerste zuerst',
}

const TIME_RELATIONS: Record<TimeRelation, string> = {
  none: 'Zeit und Ergebnis hängen nicht zusammen',
  'somewhat-higher': 'Wer länger brauchte, war etwas besser',
  'somewhat-lower': 'Wer länger brauchte, war etwas schlechter',
  'clearly-higher': 'Wer länger brauchte, war deutlich besser',
  'clearly-lower': 'Wer länger brauchte, war deutlich schlechter',
}

type FewAttempts = Extract<AnalysisNote, { code: 'few-attempts' }>

const NOTES: Wording<Exclude<AnalysisNote, FewAttempts>> = {
  'no-key': () =>
    'Die API nennt die richtigen Antworten dieser Prüfung nicht, also ist nur zu sehen, was gewählt wurde.',
  'oldest-only': ({ attempts }) => `Nur die ältesten ${results.attempts(attempts)} wurden gelesen.`,
  changed: ({ attempts }) =>
    plural(attempts, {
      one: 'Die Prüfung wurde nach # Versuch geändert: Die Zahl der Fragen war damals eine andere, also zählt er nicht mit.',
      other:
        'Die Prüfung wurde nach # Versuchen geändert: Die Zahl der Fragen war damals eine andere, also zählen sie nicht mit.',
    }),
  unread: ({ attempts }) =>
    plural(attempts, {
      one: '# Versuch kam ohne Antworten von der API und zählt nicht mit.',
      other: '# Versuche kamen ohne Antworten von der API und zählen nicht mit.',
    }),
  regraded: ({ attempts }) =>
    plural(attempts, {
      one: '# Versuch hatte bei der Abgabe ein anderes Ergebnis: Die Prüfung oder ihre Lösung wurde seitdem geändert. Hier gilt überall die jetzige Lösung.',
      other:
        '# Versuche hatten bei der Abgabe ein anderes Ergebnis: Die Prüfung oder ihre Lösung wurde seitdem geändert. Hier gilt überall die jetzige Lösung.',
    }),
}

const NO_VALUE = '–'

const index = (value: number | undefined) => (value === undefined ? NO_VALUE : decimal(value, 2))

const points = (value: number | undefined) => (value === undefined ? NO_VALUE : decimal(value, 1))

/** '61,3 %' */
const score = (value: number | undefined) => (value === undefined ? NO_VALUE : decimalPercent(value, 1))

const share = (count: number, whole: number) =>
  `${format.count(count)} (${format.percent(percent(count, whole))})`

const timeRelation = (relation: TimeRelation, correlation: number | undefined) =>
  `${TIME_RELATIONS[relation]} (Korrelation ${index(correlation)})`

const timesNote = (relation: TimeRelation, correlation: number | undefined) =>
  `Ergebnis in Prozent über der benötigten Zeit. ${timeRelation(relation, correlation)}`

export const itemAnalysis: Translation<typeof english> = {
  title: 'Fragenanalyse',
  export: 'Fragenanalyse exportieren',
  refresh: 'Fragenanalyse neu laden',
  cancel: 'Abbrechen',
  startNote:
    'Dafür werden alle Versuche gelesen, das kann eine Weile dauern. Die Arbeit kann dabei weitergehen.',
  start: (attempts) => `${results.attempts(attempts)} auswerten`,
  readingAttempts: 'Versuche werden gelesen …',
  reading: (read, attempts) =>
    plural(attempts, {
      one: `${format.count(read)} von # Versuch gelesen`,
      other: `${format.count(read)} von # Versuchen gelesen`,
    }),
  computing: 'Die Zahlen werden berechnet …',
  empty: 'Noch nichts auszuwerten',
  emptyNote: 'Wie jede Frage gewirkt hat, ist hier zu sehen, sobald jemand diese Prüfung abgegeben hat.',
  noneLeft: 'Kein Versuch kann ausgewertet werden',
  noneLeftNote:
    'Sobald jemand die Prüfung in ihrer jetzigen Form abgibt, werden ihre Fragen hier ausgewertet.',
  note: (note, strong) =>
    note.code === 'few-attempts'
      ? [
          strong('Wenige Versuche.'),
          ` Bei weniger als ${note.fewerThan} sind die Zahlen vor allem Zufall: ein erster Eindruck, mehr nicht.`,
        ]
      : [word(NOTES, note)],

  attempts: 'Ausgewertete Versuche',
  questions: 'Fragen',
  mean: 'Mittelwert',
  meanMarks: (most: number) => `Punkte im Mittel, von ${format.count(most)}`,
  deviation: 'Standardabweichung (Punkte)',
  reliability: 'Reliabilität (KR-20)',
  error: 'Standardfehler (Punkte)',
  index,
  points,
  score,

  scores: 'Ergebnisse',
  scoresSummary: (attempts, { from, to, attempts: most }) =>
    `Ergebnisse, ${results.attempts(attempts)}: Die meisten liegen zwischen ${from} und ${to} Prozent (${most})`,
  times: 'Zeit und Ergebnis',
  timesSummary: (attempts, relation, correlation) =>
    `Benötigte Zeit und Ergebnis, ${results.attempts(attempts)}. ${timeRelation(relation, correlation)}`,
  timesNote,
  timesNoteOfDots: (relation, correlation) =>
    `${timesNote(relation, correlation)}. Größere Punkte stehen für mehr Versuche`,
  timeColumns: { time: 'Benötigte Zeit', attempts: 'Versuche', meanScore: 'Mittelwert (%)' },
  timeSpan: (from, to) => `${format.timeSpent(from)}–${format.timeSpent(to)}`,

  questionCount: (count) => `Fragen (${count})`,
  order: 'Reihenfolge der Fragen',
  orders: ORDERS,
  pages: 'Seiten der Fragen',
  showing: (from, to, total) => `${from} bis ${to} von ${total} Fragen`,
  allQuestions: 'Alle Fragen',
  previous: 'Vorige Frage',
  next: 'Nächste Frage',
  right: 'Richtig',
  tellsApart: 'Unterscheidet',
  ofBest: (best) => `Von den besten ${format.count(best)}`,
  ofAll: (attempts) => `Von allen ${format.count(attempts)}`,
  question: 'Frage',
  questionNumber: (number) => `Frage ${number}`,
  facilityIndex: 'Lösungsquote',
  facility: 'Lösungsquote',
  facilityOf: (number) => `Lösungsquote von Frage ${number}`,
  facilityBands: FACILITY,
  facilityValue: (facility, band) => `${index(facility)}, ${FACILITY[band]}`,
  discriminationIndex: 'Trennschärfe',
  discrimination: 'Trennschärfe',
  discriminationBands: DISCRIMINATION,
  noKey: '– keine Lösung',
  dropped: '– gestrichen',
  constant: '– immer gleich',
  checkKey: 'Lösung prüfen',

  finding: (numbers, strong) => [
    strong(
      plural(numbers.length, {
        one: 'Bei einer Frage stimmt wohl etwas nicht.',
        other: 'Bei # Fragen stimmt wohl etwas nicht.',
      }),
    ),
    ` ${numbers.length === 1 ? 'Frage' : 'Fragen'} ${numbers.join(', ')}: Die Besten haben eine andere Antwort gewählt als die der Lösung.`,
  ],
  lookAt: (number) => `Frage ${number} ansehen`,

  keyInDoubt: (best, rival, key, strong) => [
    strong(`Die Besten haben ${rival.letter} gewählt, die Lösung sagt ${key.letter}.`),
    ` Von den besten ${format.count(best)} Versuchen haben ${rival.count} ${rival.letter} gewählt und nur ${key.count} die Lösung ${key.letter}. Entweder ist die falsche Antwort als richtig markiert, oder auch für ${rival.letter} gibt es gute Gründe.`,
  ],
  key: 'Lösung',
  beatsKey: 'Schlägt die Lösung',
  option: (letter) => `Antwort ${letter}: `,
  choosersOf: (letter) => `Wer Antwort ${letter} gewählt hat`,
  share,
  amongBest: (count, best) => `Unter den Besten: ${count} von ${best}`,
  meanScore: (value) => `Mittelwert: ${score(value)}`,
  discriminationOf: (value) => `Trennschärfe: ${index(value)}`,
  unanswered: (count, attempts) => `Nicht beantwortet: ${share(count, attempts)}`,
  unansweredAndGone: (count, gone, attempts) =>
    `Nicht beantwortet: ${share(count, attempts)} · Antwort gewählt, die es nicht mehr gibt: ${share(gone, attempts)}`,

  pace: {
    title: 'Zeit und richtige Antworten',
    note: 'Wie lange jede Frage auf dem Bildschirm war, die längste zuerst. Wer in weniger als fünf Sekunden antwortet, hat sie kaum gelesen.',
    question: 'Frage',
    mean: 'Mittlere Zeit',
    share: 'Anteil der Zeit',
    right: 'Richtig',
    hurried: 'Unter 5\u00a0Sek.',
  },
}
