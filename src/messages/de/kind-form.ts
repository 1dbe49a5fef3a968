import type { TriedReason } from '../../domain/kinds/number/tried.ts'
import type { kindForm as english } from '../en/kind-form.ts'
import { decimalPercent } from '../lib/decimal.ts'
import { plural } from '../lib/language.ts'
import { measured } from '../lib/measured.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

/** '0,2 %', unter einem Zehntel feiner. */
const percentOff = (off: number) => {
  const percent = Math.abs(off) * 100
  return decimalPercent(percent, percent < 0.1 ? 3 : 1, 0)
}

const REASONS: Wording<TriedReason> = {
  key: () => 'der Schlüssel',
  converted: ({ value, unit, figures }) => `umgerechnet: ${measured(value, unit, figures)}`,
  off: ({ off }) => `${percentOff(off)} daneben`,
  'not-read': () => 'nicht als Zahl lesbar',
  'unknown-unit': () => 'diese Einheit ist nicht bekannt',
  'unit-missing': () => 'Einheit fehlt',
  'other-quantity': () => 'Einheit einer anderen Größe',
  'too-large': () => 'Zehnerpotenz, zu groß',
  'too-small': () => 'Zehnerpotenz, zu klein',
  sign: () => 'Vorzeichen',
  figures: ({ given, wanted }) => `Stellen: ${given}, nicht ${wanted}`,
  'another-value': () => 'anderer Wert',
}

export const kindForm: Translation<typeof english> = {
  kind: 'Art der Frage',
  kinds: {
    choice: { name: 'Eine Antwort', note: 'eine von A bis D' },
    several: { name: 'Mehrere', note: 'alle, die zutreffen' },
    number: { name: 'Eine Zahl', note: 'mit Einheit' },
    unknown: { name: 'Unbekannt', note: '' },
  },
  several: {
    hint: '– jeden richtigen Buchstaben drücken',
    reads: (count: number, told: boolean) =>
      told
        ? `Lernende lesen: „Wählen Sie ${count} aus.“`
        : 'Lernende lesen: „Wählen Sie alle zutreffenden aus.“',
    right: (count: number, of: number, told: boolean) =>
      `${count} von ${of} ${count === 1 ? 'ist' : 'sind'} richtig. Die Anzahl wird ${told ? 'gesagt' : 'nicht gesagt'}.`,
    tell: 'Sagen, wie viele richtig sind',
    told: (count: number) => `(„Wählen Sie ${count} aus“)`,
  },
  number: {
    legend: 'Die Antwort',
    value: 'Wert',
    unit: 'Einheit',
    reads: (text: string) => `gelesen als ${text}`,
    understood: (text: string) => `= ${text}`,
    notRead: 'noch nicht als Zahl lesbar',
    converts: (units: string) => `${units} und andere Einheiten dieser Größe werden umgerechnet`,
    tolerance: 'Wie weit darf sie abweichen?',
    toleranceSize: 'Toleranz',
    exact: 'Genau',
    figures: 'Signifikante Stellen',
    anyFigures: 'Egal',
    band: (from: string, to: string) => `Von ${from} bis ${to} zählt als richtig`,
    would: 'Das wäre richtig oder falsch',
    rule: 'nach der Regel der Prüfung',
    right: 'Richtig',
    wrong: 'Falsch',
    reason: (reason: TriedReason) => word(REASONS, reason),
    try: 'Selbst eine ausprobieren',
    noUnit: 'ohne Einheit',
    answer: 'Ihre Antwort',
    wantedFigures: (figures: number) =>
      plural(figures, { one: '# signifikante Stelle', other: '# signifikante Stellen' }),
  },
}
