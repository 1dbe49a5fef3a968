import type { RegradeChoice } from '../../domain/regrade/choices.ts'
import { countRegraded } from '../../domain/regrade/regrade.ts'
import type { regrade as english } from '../en/regrade.ts'
import { decimalPercent } from '../lib/decimal.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

type ChoiceLetters = Parameters<typeof english.choice>[1]

const CHOICES: Record<RegradeChoice, (letters: ChoiceLetters) => { title: string; note: string }> = {
  move: ({ right, other }) => ({
    title: `${other} ist die Lösung`,
    note: `${right} ist nicht mehr richtig`,
  }),
  both: ({ right, other }) => ({
    title: `Auch ${other} gilt`,
    note: `${right} und ${other} sind beide richtig`,
  }),
  all: () => ({
    title: 'Jede Antwort ist richtig',
    note: 'Die Frage war fehlerhaft; nur wer nichts gewählt hat, bekommt keinen Punkt',
  }),
  restore: ({ right }) => ({ title: 'Die Frage wieder zählen', note: `Mit der Lösung ${right}` }),
  drop: () => ({ title: 'Die Frage streichen', note: 'Sie zählt für niemanden' }),
}

export const regrade: Translation<typeof english> = {
  open: 'Neu bewerten …',
  title: (number) => `Frage ${number} neu bewerten`,
  nothingYet: 'Vor dem Anwenden ändert sich nichts.',
  would: ({ gain, lose }) =>
    `${format.count(gain)} würden gewinnen, ${format.count(lose)} verlieren. Noch ändert sich nichts.`,
  steps: ['Wählen', 'Ansehen', 'Anwenden'],
  stepsLabel: 'Schritte',
  whatIsRight: 'Was ist richtig?',
  letters: (letters) => letters.join(' und '),
  otherOption: 'Andere Antwort',
  option: (letter) => `Antwort ${letter}`,
  choice: (choice, letters) => CHOICES[choice](letters),
  neverLower: 'Kein Ergebnis senken',
  neverLowerNote: 'Wer schlechter abschneiden würde, behält das Ergebnis.',

  outcome: 'Was dabei herauskommt',
  trying: 'Wird berechnet …',
  gain: 'Besser',
  lose: 'Schlechter',
  stay: 'Gleich',
  average: ({ before, after }, strong) => [
    'Durchschnitt ',
    strong(decimalPercent(before, 1)),
    ' → ',
    strong(decimalPercent(after, 1)),
    '.',
  ],
  learnersRead: (at) => `Lernende lesen dann „Neu bewertet am ${format.date(at)}“.`,
  unchanged: (submitted) =>
    submitted
      ? 'Kein Ergebnis ändert sich. Künftige Versuche werden so bewertet.'
      : 'Noch wurde nichts abgegeben. Künftige Versuche werden so bewertet.',
  show: 'Zeigen',
  side: (side) => (side === 'gain' ? 'Gewinnen' : 'Verlieren'),
  person: 'Name',
  scores: 'Ergebnis',
  difference: 'Punkte',
  change: (before, after) => `${format.percent(before)} → ${format.percent(after)}`,
  points: (points) => (points > 0 ? `+${points}` : `−${-points}`),
  pages: 'Seiten der Lernenden',
  showing: (from, to, total) => `${format.count(from)} bis ${format.count(to)} von ${format.count(total)}`,

  cancel: 'Abbrechen',
  apply: (outcome) => (outcome ? `Auf ${results.attempts(countRegraded(outcome))} anwenden` : 'Anwenden'),
  applying: 'Wird neu bewertet …',

  dropped: 'Gestrichen',
  droppedNote: 'Diese Frage wurde gestrichen: Sie zählt für niemanden.',
  history: 'Neubewertung',
  past: ({ at, by, gain, lose }) =>
    `Neu bewertet am ${format.date(Date.parse(at))}${by === undefined ? '' : ` von ${by}`}: ${format.count(gain)} gewonnen, ${format.count(lose)} verloren`,

  offerTitle: 'Frühere Versuche neu bewerten?',
  offer: (questions, outcome) =>
    `${plural(questions, {
      one: 'In # Frage ist jetzt etwas anderes richtig.',
      other: 'In # Fragen ist jetzt etwas anderes richtig.',
    })} ${plural(countRegraded(outcome), {
      one: '# früher abgegebener Versuch behält sein Ergebnis',
      other: '# früher abgegebene Versuche behalten ihr Ergebnis',
    })}, wenn nicht neu bewertet wird. Mit Neubewertung: ${format.count(outcome.gain)} besser, ${format.count(outcome.lose)} schlechter.`,
  onlyLater: 'Nur für künftige Versuche',
}
