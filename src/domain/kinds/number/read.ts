import type { TypedNumber } from '../answer.ts'
import type { Unit } from './units.ts'

/** A number as it was understood. */
export interface ReadNumber {
  value: number
  /** How many significant figures were given, at least and at most: 5550 has three or four. None for a fraction, which is exact. */
  figures: readonly [least: number, most: number] | undefined
  /** Typed behind the number, or pressed beside it. */
  unit: Unit | undefined
  /** Numerator and denominator, where it was typed as a fraction. */
  fraction: readonly [number, number] | undefined
}

export type ReadProblem =
  | 'blank'
  | 'two-signs'
  | 'no-number'
  | 'unknown-unit'
  | 'two-units'
  | 'zero-below'
  | 'too-large'

export type NumberReading = { read: ReadNumber } | { problem: ReadProblem }

/** Reads what was typed: never throws, whatever it is. */
export const readTyped = (_typed: TypedNumber): NumberReading => ({ problem: 'blank' })

/** Whether the text alone leaves open if a sign separates thousands, as in '1,234': then the language's decimal sign is sent along. */
export const leavesDecimalOpen = (_text: string): boolean => false
