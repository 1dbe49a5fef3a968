import { words } from '../lib/words.ts'
import { results } from './results.ts'

/** A score distribution in ten bins, as in analytics and item analysis. */
export const scorePlot = words('scorePlot', {
  bin: (from: number, to: number) => `${from}–${to}`,
  score: 'Score (%)',
  attempts: 'Attempts',
  note: (attempts: number) =>
    `Score in percent, ${results.attempts(attempts)}; each bar begins with its lower number`,
  empty: 'No attempts yet.',
})
