import type { Failure } from '../lib/failure.ts'

/** Why Start Quiz began nothing; instants in milliseconds. */
export type StartProblem =
  | { code: 'explained'; failure: Failure }
  | { code: 'time-over'; startedAt: number; deadline: number }
