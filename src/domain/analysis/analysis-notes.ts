import type { QuizAnalysis } from './item-analysis.ts'
import { FEW_ATTEMPTS } from './item-figures.ts'

/** What a teacher must know before trusting the figures. `attempts` counts those concerned. */
export type AnalysisNote =
  | { code: 'few-attempts'; fewerThan: number }
  | { code: 'no-key' }
  | { code: 'oldest-only'; attempts: number }
  | { code: 'changed'; attempts: number }
  | { code: 'unread'; attempts: number }
  | { code: 'regraded'; attempts: number }

interface Analysed {
  /** How many attempts were read. */
  read: number
  /** False if there were more than could be read. */
  complete: boolean
  analysis: QuizAnalysis
}

/** The notes that apply, the most important first. */
export function analysisNotes({ read, complete, analysis }: Analysed): AnalysisNote[] {
  const { attempts, leftOut, regraded, test } = analysis
  const notes: [applies: boolean, note: AnalysisNote][] = [
    [attempts > 0 && attempts < FEW_ATTEMPTS, { code: 'few-attempts', fewerThan: FEW_ATTEMPTS }],
    [attempts > 0 && test === undefined, { code: 'no-key' }],
    [!complete, { code: 'oldest-only', attempts: read }],
    [leftOut.changed > 0, { code: 'changed', attempts: leftOut.changed }],
    [leftOut.unread > 0, { code: 'unread', attempts: leftOut.unread }],
    [regraded > 0, { code: 'regraded', attempts: regraded }],
  ]
  return notes.filter(([applies]) => applies).map(([, note]) => note)
}
