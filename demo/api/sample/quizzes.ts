import { ATOMS_AND_NUCLEI } from './questions/atoms-and-nuclei.ts'
import { CIRCUITS } from './questions/circuits.ts'
import { CONVERGING_LENSES } from './questions/converging-lenses.ts'
import { ENERGY_AT_HOME } from './questions/energy-at-home.ts'
import { MECHANICS_REVISION } from './questions/mechanics-revision.ts'
import { OPTICS } from './questions/optics.ts'
import { THERMAL_PHYSICS } from './questions/thermal-physics.ts'
import { THROWS_AND_SPRINGS } from './questions/throws-and-springs.ts'
import { WAVES } from './questions/waves.ts'
import type { SampleAny, SampleQuiz } from './types.ts'

/** Of choices alone: three quizzes are open, two upcoming, two over; one is for practice, on demo/article.html. */
export const SAMPLE_QUIZZES: SampleQuiz[] = [
  OPTICS,
  MECHANICS_REVISION,
  ENERGY_AT_HOME,
  CIRCUITS,
  THERMAL_PHYSICS,
  WAVES,
  ATOMS_AND_NUCLEI,
  CONVERGING_LENSES,
]

/** With one of all kinds of questions, for an API that offers them. */
export const ALL_SAMPLE_QUIZZES: SampleQuiz<SampleAny>[] = [...SAMPLE_QUIZZES, THROWS_AND_SPRINGS]
