import { ATOMS_AND_NUCLEI } from './atoms-and-nuclei.ts'
import { CIRCUITS } from './circuits.ts'
import { ENERGY_AT_HOME } from './energy-at-home.ts'
import { MECHANICS_REVISION } from './mechanics-revision.ts'
import { OPTICS } from './optics.ts'
import { THERMAL_PHYSICS } from './thermal-physics.ts'
import type { SampleQuiz } from './types.ts'
import { WAVES } from './waves.ts'

/** All that the demo starts with: three quizzes are open, two are to come, two are over. */
export const SAMPLE_QUIZZES: SampleQuiz[] = [
  OPTICS,
  MECHANICS_REVISION,
  ENERGY_AT_HOME,
  CIRCUITS,
  THERMAL_PHYSICS,
  WAVES,
  ATOMS_AND_NUCLEI,
]
