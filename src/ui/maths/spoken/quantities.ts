import { isSymbol, type KindOf, type Part } from './parts.ts'
import { areSurelyUnits, readUnits } from './units.ts'

/** Whether units can follow: after a number or what stands for one. */
export function isQuantity(part: Part | undefined): boolean {
  switch (part?.kind) {
    case 'number':
    case 'units':
    case 'fraction':
    case 'root':
      return true
    case 'greek':
      return part.at === PI
    case 'scripts':
      return isQuantity(part.base)
  }
  return isSymbol(part, 'closeBracket', 'closeSquare', 'plusMinus')
}

const PI = 15
export const isCircle = (parts: readonly Part[]) =>
  parts.length === 1 && isSymbol(parts[0], 'circle', 'degrees')
export const HEATS: Readonly<Record<string, 'celsius' | 'fahrenheit'>> = { C: 'celsius', F: 'fahrenheit' }

/** `20^\circ` and `\mathrm{C}` are one thing. */
export function heatOf(raw: string, parts: Part[]): Part | undefined {
  const last = parts.at(-1)
  const name = HEATS[raw.trim()]
  if (last?.kind !== 'degrees' || !name) return undefined
  parts.pop()
  if (last.base) parts.push(last.base)
  return { kind: 'units', units: [{ name, prefix: undefined, power: 1 }] }
}

/** Units join those before them. */
export function unitsOf(raw: string, parts: Part[]): Part | undefined {
  const last = parts.at(-1)
  if (raw.trim() === 'd' || !(isQuantity(last) || areSurelyUnits(raw))) return undefined
  const units = readUnits(raw)
  if (!units) return undefined
  if (last?.kind !== 'units') return { kind: 'units', units }
  parts.pop()
  return { kind: 'units', units: [...last.units, ...units] }
}

/** A whole number other than 0. */
export const wholeOf = (parts: readonly Part[]): number | undefined => {
  const isNegative = isSymbol(parts[0], 'minus')
  const [digits, ...more] = isNegative ? parts.slice(1) : parts
  if (digits?.kind !== 'number' || more.length > 0) return undefined
  const whole = Number(digits.digits)
  return Number.isInteger(whole) && whole !== 0 ? (isNegative ? -whole : whole) : undefined
}

/** `\mathrm{s}^{-2}`: the power is the last unit's. */
export function raise(base: KindOf<'units'>, power: number): Part {
  const last = base.units.at(-1)
  return last ? { kind: 'units', units: [...base.units.slice(0, -1), { ...last, power }] } : base
}
