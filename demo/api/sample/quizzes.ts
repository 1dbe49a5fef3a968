import { OPTICS } from './optics.ts'
import type { SampleQuiz } from './types.ts'

/** All that the demo starts with. */
export const SAMPLE_QUIZZES: SampleQuiz[] = [OPTICS]
