import type { FormulaFault } from '../../domain/maths/math-text.ts'

/** `position` is an index in the formula's source, absent if the parser gives none. */
export interface MathProblem {
  fault: FormulaFault
  position?: number | undefined
}
