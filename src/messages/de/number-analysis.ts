import type { TriedReason } from '../../domain/kinds/number/tried.ts'
import type { numberAnalysis as english } from '../en/number-analysis.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { kindForm } from './kind-form.ts'

const questionOf = (reason: TriedReason): string =>
  reason.code === 'sign'
    ? 'Sagt der Text, welche Richtung positiv ist?'
    : 'Lässt sich auch dieser Wert begründen?'

export const numberAnalysis: Translation<typeof english> = {
  gave: (count: number, value: string) => `${format.count(count)}-mal ${value}`,
  finding: (count: number, attempts: number, value: string, reason: TriedReason) =>
    `${format.count(count)} von ${format.count(attempts)} haben ${value} geantwortet: ${kindForm.number.reason(reason)}.`,
  amongBest: (share: number, reason: TriedReason) =>
    `Unter den Besten waren es auch ${format.percent(share)}. ${questionOf(reason)}`,
  accept: (value: string) => `${value} auch annehmen`,
  plot: (answers: number) => `Was angegeben wurde, Antworten: ${format.count(answers)}`,
  column: (from: string, to: string) => `${from} bis ${to}`,
  countsAsRight: 'zählt als richtig',
  answersIn: (answers: number, unit: string) => `Antworten: ${format.count(answers)}, in ${unit}`,
  answers: (answers: number) => `Antworten: ${format.count(answers)}`,
  key: 'Schlüssel',
  gaveIt: (count: number) => `${format.count(count)}-mal angegeben`,
  others: 'andere Werte',
  othersNote: (count: number) => format.count(count),
  columns: { value: 'Wert', count: 'Antworten' },
  best: (share: string) => `Unter den Besten ${share}`,
  withoutUnit: 'Ohne Einheit',
  unread: 'Nicht verstanden',
  choice: {
    tolerance: { title: 'Eine andere Toleranz', note: 'Eine Regel für alle Werte' },
    value: { title: 'Noch ein Wert', note: 'Mit derselben Toleranz' },
    set: { title: 'Andere Antworten sind richtig', note: 'Genau diese, für alle' },
    restore: { title: 'Die Frage wieder zählen', note: 'Mit dem Schlüssel, den sie hatte' },
    drop: { title: 'Die Frage streichen', note: 'Sie zählt für niemanden' },
  },
  tolerance: 'Toleranz',
  now: (tolerance: string) => `jetzt ${tolerance}`,
  exact: 'genau',
  value: 'Wert',
  unreadable: 'noch nicht als Zahl lesbar',
  wouldCount: 'würde zählen',
  countsNow: 'zählt jetzt',
  line: (now: string, then: string) => `Zählt jetzt: ${now}. Würde zählen: ${then}.`,
  span: (from: string, to: string) => `${from} bis ${to}`,
  rightOptions: 'Richtige Antworten',
}
