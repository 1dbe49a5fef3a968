import type { scorePlot as english } from '../en/score-plot.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

export const scorePlot: Translation<typeof english> = {
  bin: (from, to) => `${from}–${to}`,
  score: 'Ergebnis (%)',
  attempts: 'Versuche',
  note: (attempts) =>
    `Ergebnis in Prozent, ${results.attempts(attempts)}; jeder Balken beginnt mit seiner niedrigeren Zahl`,
  empty: 'Noch keine Versuche.',
}
