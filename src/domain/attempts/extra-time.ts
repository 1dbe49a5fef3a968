import { MINUTE_MS, SECOND_MS } from '../lib/time.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import type { Attempt } from './attempt.ts'

/** The minutes, to a tenth, beyond those of the quiz: extra time, and what was added meanwhile. Negative where it was cut short. */
export const extraMinutesOf = (
  { duration }: Pick<Quiz, 'duration'>,
  { startedAt, deadline }: Pick<Attempt, 'startedAt' | 'deadline'>,
) => Math.round((deadline - startedAt - duration * MINUTE_MS) / (6 * SECOND_MS)) / 10
