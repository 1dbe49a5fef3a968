import type { launch } from './browser.ts'
import type { QuizPage } from './pages.ts'
import type { Reading, Samples } from './samples.ts'

/** A row of the table. */
export interface Figure {
  label: string
  unit: 'ms' | 'kB' | 'MB' | '' | '×'
  reading: Reading
  /** What issue or decision asks for: this many units, or times the figure of another page. */
  goal?: { atMost: number; times?: 'floor' | 'limit' }
  /** Its column in the history, for the few that tell the whole. */
  column?: string
}

/** What a scenario works with. */
export interface Bench extends Pick<Awaited<ReturnType<typeof launch>>, 'newContext' | 'visit'> {
  url: string
  pages: readonly QuizPage[]
  sizes: readonly number[]
  samplesOf: (page: QuizPage) => Samples
}

export interface Scenario {
  name: string
  /** Left out unless `--only` names it. */
  onDemand?: true
  figures: (sizes: readonly number[]) => Figure[]
  /** One round: every page once, so that all of them meet the machine in the same mood. */
  round: (bench: Bench) => Promise<void>
}
