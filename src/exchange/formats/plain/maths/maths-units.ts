import { isCertainUnit, isPlainUnit, isWrittenUnit } from './maths-signs.ts'
import type { Token } from './maths-tokens.ts'

export interface Cluster {
  text: string
  /** The index of its first token. */
  first: number
}

/** For each token, the text around it up to the next spaces, and where that begins. */
export function clustersOf(tokens: readonly Token[]) {
  const clusters: Cluster[] = []
  for (let first = 0; first < tokens.length; ) {
    let end = first
    while (end < tokens.length && tokens[end]?.kind !== 'space') end++
    const text = tokens
      .slice(first, end)
      .map((token) => token.text)
      .join('')
    for (let at = first; at < Math.max(end, first + 1); at++) clusters.push({ text, first })
    first = Math.max(end, first + 1)
  }
  return clusters
}

const NUMBER_FIRST = /^[([+−–-]?\d[\d.,]*(?:[×·]10[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?/
const EQUALS = /[=+−<>≤≥≈*/·×-]$/
const ENDS_NUMBER = /(?:\d|[⁰¹²³⁴⁵⁶⁷⁸⁹½¼¾])$/

/** Whether text between two spaces ends in a unit; `follows` says that a number or a unit stands before it. */
function hasUnit(text: string, before: string, follows: boolean): boolean {
  const [number] = text.match(NUMBER_FIRST) ?? []
  const bare = number ? text.slice(number.length) : text
  if (bare === '') return false
  if (isCertainUnit(bare) && !EQUALS.test(before)) return true
  // "5m²" has a unit, "2CV²" is a product.
  return number === undefined ? follows && isWrittenUnit(bare) : isPlainUnit(bare)
}

/** Whether each token belongs to a unit: "5 m²", "4200 J kg⁻¹ K⁻¹", "in m/s²", not the "m" of "½mv²". */
export function unitTokens(tokens: readonly Token[], clusters: readonly Cluster[]): boolean[] {
  const units: boolean[] = []
  let before = ''
  let wasUnit = false
  for (const [index, { text, first }] of clusters.entries()) {
    const isSpace = tokens[index]?.kind === 'space'
    if (first !== index || isSpace) {
      units.push(!isSpace && (units[index - 1] ?? false))
      continue
    }
    wasUnit = hasUnit(text, before, wasUnit || ENDS_NUMBER.test(before) || /^(?:in|per|unit)$/i.test(before))
    before = text
    units.push(wasUnit)
  }
  return units
}
