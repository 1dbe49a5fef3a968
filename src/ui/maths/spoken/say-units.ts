import { spokenUnits as words } from '../../../messages/en/spoken-units.ts'
import type { SpokenUnit } from './units.ts'

const LENGTHS = /^metre$/

function sayUnit({ name, prefix, power }: SpokenUnit, isOne: boolean): string {
  const unit = words.counted(words.units[name], isOne)
  const whole = prefix ? words.prefixed(words.prefixes[prefix], unit) : unit
  const times = Math.abs(power)
  return times === 1 ? whole : words.raised(whole, times, LENGTHS.test(name))
}

/** Units in words; one of a product is counted: newton metres per second. */
export function sayUnits(units: readonly SpokenUnit[], isOne: boolean): string {
  const above = units.filter(({ power }) => power > 0)
  const below = units.filter(({ power }) => power < 0)
  const product = words.product(
    above.map((unit, index) => sayUnit(unit, isOne || !words.isCounted(index, above.length))),
  )
  if (below.length === 0) return product
  return words.per(
    product,
    below.map((unit) => sayUnit(unit, true)),
  )
}
