import type { spokenMaths } from '../../../messages/en/spoken-maths.ts'
import type { SpokenUnit } from './units.ts'

/** The language-neutral parts of a formula. */
export type Part =
  /** Digits with at most one point. */
  | { kind: 'number'; digits: string }
  | { kind: 'letter'; letter: string }
  /** `at` is the place in the alphabet, from 0. */
  | { kind: 'greek'; at: number; capital: boolean }
  | { kind: 'symbol'; name: SymbolName }
  | { kind: 'function'; name: string }
  /** Spoken as is. */
  | { kind: 'text'; text: string }
  | { kind: 'pause'; mark: string }
  | { kind: 'units'; units: SpokenUnit[] }
  | { kind: 'group'; parts: Part[] }
  | { kind: 'fraction'; above: Part[]; below: Part[] }
  | { kind: 'root'; degree: Part[] | undefined; of: Part[] }
  /** `below` and `above` are empty if there is none. */
  | { kind: 'scripts'; base: Part | undefined; below: Part[]; above: Part[]; primes: number }
  | { kind: 'degrees'; base: Part | undefined }
  | { kind: 'accent'; name: AccentName; of: Part[] }
  | { kind: 'big'; name: BigName; from: Part[]; to: Part[] }
  /** `double`: between two bars each, as of a norm. */
  | { kind: 'absolute'; of: Part[]; double: boolean }
  | { kind: 'charge'; of: Part[] }
  | { kind: 'binomial'; n: Part[]; k: Part[] }
  | { kind: 'table'; name: TableName; rows: Part[][][] }
  | { kind: 'nucleus'; mass: Part[]; charge: Part[]; of: Part }

export type SymbolName = keyof typeof spokenMaths.symbols
export type AccentName = 'vector' | 'hat' | 'bar' | 'dot' | 'doubleDot' | 'tilde' | 'bold' | 'under'
export type BigName =
  | 'sum'
  | 'product'
  | 'integral'
  | 'doubleIntegral'
  | 'tripleIntegral'
  | 'closedIntegral'
  | 'limit'
export type TableName = 'matrix' | 'determinant' | 'cases' | 'lines'
export type KindOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

export const isSymbol = (part: Part | undefined, ...names: SymbolName[]): boolean =>
  part?.kind === 'symbol' && names.includes(part.name)
